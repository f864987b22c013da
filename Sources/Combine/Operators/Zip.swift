extension Publishers {
    /// The first values of two publishers together, then the second ones, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        /// One source.
        public let a: A
        /// The other one.
        public let b: B

        /// Ends when one has ended whose values are used up; fails with the first failure.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let pairs = Pairs(subscriber)
            subscriber.receive(subscription: pairs)
            pairs.listen(to: a, keepingIn: \.a)
            pairs.listen(to: b, keepingIn: \.b)
        }
    }

    /// Keeps what one side is ahead. Each side is asked for as many values as pairs are wanted.
    private final class Pairs<A, B, Downstream: Subscriber>: Subscription where Downstream.Input == (A, B) {
        struct Side<Value> {
            var ahead: [Value] = []
            var hasEnded = false
            /// No pair will come of this side any more.
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

    /// The first values of three publishers together, then the second ones, and so on.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        /// The first source.
        public let a: A
        /// The second source.
        public let b: B
        /// The third source.
        public let c: C

        /// Three sources, as in ``Zip``.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Zip(Zip(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// The first values of both together, then the second ones, and so on.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// The same, with what `transform` makes of both.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        Publishers.Zip(self, other).map { transform($0.0, $0.1) }
    }

    /// The first values of three together, then the second ones, and so on.
    public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.Zip3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure { Publishers.Zip3(self, p, q) }

    /// The same, with what `transform` makes of all three.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, p, q).map { transform($0.0, $0.1, $0.2) }
    }
}
