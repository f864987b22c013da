extension Publishers {
    /// Way in which a buffer requests values of its source.
    public enum PrefetchStrategy: Equatable, Hashable, Sendable {
        /// As many values as the buffer has room for.
        case keepFull
        /// All values.
        case byRequest
    }

    /// Behaviour of a buffer that is full when a value arrives.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops the value that arrives.
        case dropNewest
        /// Drops the value that has waited longest.
        case dropOldest
        /// Fails, after the values in the buffer, with the error that the closure returns.
        case customError(() -> Failure)
    }

    /// Publisher that keeps values of its source until they are requested.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// Type of the values published.
        public typealias Output = Upstream.Output
        /// Type of the failures.
        public typealias Failure = Upstream.Failure
        /// Source of the values.
        public let upstream: Upstream
        /// Greatest number of values that are kept.
        public let size: Int
        /// Way in which values of the source are requested.
        public let prefetch: PrefetchStrategy
        /// Behaviour for a value that arrives while the buffer is full.
        public let whenFull: BufferingStrategy<Failure>

        /// A publisher as made by `buffer(size:prefetch:whenFull:)`.
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(BufferSubscription(self, subscriber))
        }
    }

    private final class BufferSubscription<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
    where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private struct State {
            /// Nil once the subscriber has got the end or has cancelled.
            var downstream: Downstream?
            var upstream: (any Subscription)?
            var values = Fifo<Input>()
            var demand = Subscribers.Demand.none
            var completion: Subscribers.Completion<Failure>?
            var isDraining = false
        }

        private let buffer: Buffer<Upstream>
        private let state: Locked<State>

        init(_ buffer: Buffer<Upstream>, _ downstream: Downstream) {
            self.buffer = buffer
            state = Locked(State(downstream: downstream))
        }

        func receive(subscription: any Subscription) {
            let downstream = state.withLock { state in
                state.upstream = subscription
                return state.downstream
            }
            subscription.request(buffer.prefetch == .keepFull ? .max(max(buffer.size, 0)) : .unlimited)
            downstream?.receive(subscription: self)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            let failed: (any Subscription)? = state.withLock { state in
                guard state.completion == nil else { return nil }
                if state.values.count >= buffer.size {
                    switch buffer.whenFull {
                    case .dropNewest: return nil
                    case .dropOldest: _ = state.values.removeFirst()
                    case .customError(let makeError):
                        state.completion = .failure(makeError())
                        return state.upstream
                    }
                }
                if buffer.size > 0 { state.values.append(input) }
                return nil
            }
            failed?.cancel()
            return more(drain())
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            state.withLock { $0.completion = $0.completion ?? completion }
            _ = drain()
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            state.withLock { $0.demand += demand }
            let more = more(drain())
            if more > .none { state.withLock { $0.upstream }?.request(more) }
        }

        func cancel() {
            let old = state.withLock { state in
                defer { (state.downstream, state.upstream, state.values) = (nil, nil, Fifo()) }
                return state
            }
            old.upstream?.cancel()
        }

        /// Demand on the source after `count` values have left the buffer.
        private func more(_ count: Int) -> Subscribers.Demand {
            buffer.prefetch == .keepFull ? .max(count) : .none
        }

        /// Sends what is requested and, behind the last value, the end.
        ///
        /// - Returns: the number of values sent.
        private func drain() -> Int {
            let isFirst = state.withLock { state in
                guard !state.isDraining else { return false }
                state.isDraining = true
                return true
            }
            guard isFirst else { return 0 }
            var count = 0
            while true {
                let (value, completion, downstream): (Input?, Subscribers.Completion<Failure>?, Downstream?) =
                    state.withLock { state in
                        guard let downstream = state.downstream else {
                            state.isDraining = false
                            return (nil, nil, nil)
                        }
                        if state.demand > .none, let value = state.values.removeFirst() {
                            state.demand -= 1
                            return (value, nil, downstream)
                        }
                        state.isDraining = false
                        guard state.values.isEmpty, let completion = state.completion else { return (nil, nil, nil) }
                        (state.downstream, state.upstream) = (nil, nil)
                        return (nil, completion, downstream)
                    }
                if let value, let downstream {
                    count += 1
                    let more = downstream.receive(value)
                    state.withLock { $0.demand += more }
                } else {
                    if let completion { downstream?.receive(completion: completion) }
                    return count
                }
            }
        }
    }
}

extension Publisher {
    /// Keeps up to `size` values until they are requested.
    ///
    /// - Parameters:
    ///   - size: greatest number of values that are kept.
    ///   - prefetch: way in which values of the source are requested.
    ///   - whenFull: behaviour for a value that arrives while the buffer is full.
    /// - Returns: a publisher of the values.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
