extension Publishers {
    /// Publisher of the elements of a sequence, in order, as fast as they are requested.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// Type of the values published.
        public typealias Output = Elements.Element
        /// The elements; each subscriber gets them from the start.
        public let sequence: Elements

        /// A publisher of the elements of `sequence`.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var iterator = sequence.makeIterator()
            guard let first = iterator.next() else {
                subscriber.receive(subscription: Subscriptions.empty)
                return subscriber.receive(completion: .finished)
            }
            subscriber.receive(subscription: Walk(first: first, rest: iterator, subscriber))
        }
    }

    /// Subscription that looks one element ahead, so that the end follows the last element at once.
    private final class Walk<Iterator: IteratorProtocol, S: Subscriber>: Subscription
    where S.Input == Iterator.Element {
        private struct State {
            var next: Iterator.Element?
            var rest: Iterator
            var demand = Subscribers.Demand.none
            var subscriber: S?
            var isWalking = false
        }

        private let state: Locked<State>

        init(first: Iterator.Element, rest: Iterator, _ subscriber: S) {
            state = Locked(State(next: first, rest: rest, subscriber: subscriber))
        }

        func request(_ demand: Subscribers.Demand) {
            let isFirst = state.withLock { state in
                state.demand += demand
                guard !state.isWalking else { return false }
                state.isWalking = true
                return true
            }
            guard isFirst else { return }
            while let (value, isLast, subscriber) = step() {
                let more = subscriber.receive(value)
                if isLast {
                    // No end for a subscriber that cancelled when it got the last value.
                    if state.withLock({ $0.subscriber }) != nil { subscriber.receive(completion: .finished) }
                    return cancel()
                }
                state.withLock { $0.demand += more }
            }
        }

        private func step() -> (Iterator.Element, isLast: Bool, S)? {
            state.withLock { state in
                guard state.demand > .none, let subscriber = state.subscriber, let value = state.next else {
                    state.isWalking = false
                    return nil
                }
                state.demand -= 1
                state.next = state.rest.next()
                return (value, state.next == nil, subscriber)
            }
        }

        func cancel() { state.withLock { $0.subscriber = nil } }
    }
}

extension Sequence {
    /// Publisher of the elements, then the end.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// Publisher of the value, if there is one, then the end.
    public struct Publisher: Combine.Publisher {
        /// Type of the values published.
        public typealias Output = Wrapped
        /// Publishing never fails.
        public typealias Failure = Never
        /// The value, if there is one.
        public let output: Wrapped?

        /// A publisher of `output`; nil ends at once.
        public init(_ output: Wrapped?) { self.output = output }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            if let output {
                Just(output).receive(subscriber: subscriber)
            } else {
                Empty().receive(subscriber: subscriber)
            }
        }
    }

    /// Publisher of the value, if there is one, then the end.
    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// Publisher of the value and the end, or of the failure.
    public struct Publisher: Combine.Publisher {
        /// Type of the values published.
        public typealias Output = Success
        /// The value or the failure.
        public let result: Result

        /// A publisher of `result`.
        public init(_ result: Result) { self.result = result }
        /// A publisher of `output`, then the end.
        public init(_ output: Success) { result = .success(output) }
        /// A publisher that fails with `failure` at once.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let output):
                Just(output).setFailureType(to: Failure.self).receive(subscriber: subscriber)
            case .failure(let failure): Fail(error: failure).receive(subscriber: subscriber)
            }
        }
    }

    /// Publisher of the value and the end, or of the failure.
    public var publisher: Publisher { Publisher(self) }
}
