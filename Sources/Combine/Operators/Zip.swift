extension Publishers {
    /// Publisher of pairs: the first values of two publishers, then their second ones, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// Type of the values published.
        public typealias Output = (A.Output, B.Output)
        /// Type of the failures.
        public typealias Failure = A.Failure
        /// First source.
        public let a: A
        /// Second source.
        public let b: B

        /// A publisher that pairs `a` and `b`. It ends when one has ended and its values are used up; it fails with the
        /// first failure.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let pairs = Pairs(subscriber)
            subscriber.receive(subscription: pairs)
            pairs.listen(to: a, keepingIn: \.a)
            pairs.listen(to: b, keepingIn: \.b)
        }
    }

    /// Subscription that queues the values one source is ahead of the other. Each source is asked for as many values as
    /// pairs are requested.
    private final class Pairs<A, B, Downstream: Subscriber>: Subscription where Downstream.Input == (A, B) {
        struct Side<Value> {
            var ahead: [Value] = []
            var hasEnded = false
            /// True if this side gives no more pairs.
            var isUsedUp: Bool { hasEnded && ahead.isEmpty }
        }

        struct State {
            var a = Side<A>()
            var b = Side<B>()
            var demand = Subscribers.Demand.none
        }

        private let state = Locked(State())
        private let outlet: Outlet<Downstream>
        private let sources: SourceSubscriptions

        init(_ downstream: Downstream) {
            let state = state
            let sources = SourceSubscriptions()
            self.sources = sources
            outlet = Outlet(downstream) { demand in
                state.withLock { $0.demand += demand }
                sources.request(demand)
            }
        }

        func listen<P: Publisher>(to publisher: P, keepingIn side: WritableKeyPath<State, Side<P.Output>>)
        where P.Failure == Downstream.Failure {
            let number = sources.makeNumber()
            publisher.subscribe(
                Listener<P.Output, P.Failure>(
                    onSubscription: { [self] subscription in
                        guard sources.add(subscription, as: number) else { return }
                        let demand = state.withLock { $0.demand }
                        if demand > .none { subscription.request(demand) }
                    },
                    onValue: { [self] value in
                        let (pair, isEnd): ((A, B)?, Bool) = state.withLock { state in
                            state[keyPath: side].ahead.append(value)
                            guard !state.a.ahead.isEmpty, !state.b.ahead.isEmpty else { return (nil, false) }
                            let pair = (state.a.ahead.removeFirst(), state.b.ahead.removeFirst())
                            return (pair, state.a.isUsedUp || state.b.isUsedUp)
                        }
                        if let pair { outlet.send(pair) }
                        if isEnd { finish() }
                        return .none
                    },
                    onCompletion: { [self] completion in
                        sources.remove(number)
                        if case .failure(let failure) = completion {
                            outlet.fail(failure)
                            return sources.cancelAll()
                        }
                        let isEnd = state.withLock { state in
                            state[keyPath: side].hasEnded = true
                            return state[keyPath: side].isUsedUp
                        }
                        if isEnd { finish() }
                    }))
        }

        private func finish() {
            sources.cancelAll()
            outlet.finish()
        }

        func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

        func cancel() {
            outlet.cancel()
            sources.cancelAll()
        }
    }

    /// Publisher of triples: the first values of three publishers, then their second ones, and so on.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// Type of the values published.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// Type of the failures.
        public typealias Failure = A.Failure
        /// First source.
        public let a: A
        /// Second source.
        public let b: B
        /// Third source.
        public let c: C

        /// A publisher that combines `a`, `b` and `c` as ``Zip`` does.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Zip(Zip(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
        }
    }

    /// Publisher of quadruples: the first values of four publishers, then their second ones, and so on.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// Type of the values published.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// Type of the failures.
        public typealias Failure = A.Failure
        /// First source.
        public let a: A
        /// Second source.
        public let b: B
        /// Third source.
        public let c: C
        /// Fourth source.
        public let d: D

        /// A publisher that combines `a`, `b`, `c` and `d` as ``Zip`` does.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Zip(Zip(a, b), Zip(c, d)).map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Pairs of the first values of this publisher and `other`, then of their second ones, and so on.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Result of `transform` for the first values of this publisher and `other`, then for their second ones, and so on.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        Publishers.Zip(self, other).map { transform($0.0, $0.1) }
    }

    /// Triples of the first values of this publisher, `p` and `q`, then of their second ones, and so on.
    public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.Zip3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure { Publishers.Zip3(self, p, q) }

    /// Result of `transform` for the first values of three publishers, then for their second ones, and so on.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, p, q).map { transform($0.0, $0.1, $0.2) }
    }

    /// Quadruples of the first values of this publisher, `p`, `q` and `r`, then of their second ones, and so on.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ p: P, _ q: Q, _ r: R
    ) -> Publishers.Zip4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, p, q, r)
    }

    /// Result of `transform` for the first values of four publishers, then for their second ones, and so on.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, p, q, r).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
