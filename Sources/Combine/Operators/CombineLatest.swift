extension Publishers {
    /// Publisher of pairs of the latest values of two publishers: one each time either sends, once both have sent.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// Type of the values published.
        public typealias Output = (A.Output, B.Output)
        /// Type of the failures.
        public typealias Failure = A.Failure
        /// First source.
        public let a: A
        /// Second source.
        public let b: B

        /// A publisher that combines `a` and `b`. It ends when both have ended, or one without any value; it fails with
        /// the first failure.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let latest = Latest(subscriber)
            subscriber.receive(subscription: latest)
            latest.listen(to: a, keepingIn: \.a)
            latest.listen(to: b, keepingIn: \.b)
        }
    }

    /// Subscription that keeps the latest value of each source. A pair that has not been requested is replaced by a
    /// newer one.
    private final class Latest<A, B, Downstream: Subscriber>: Subscription where Downstream.Input == (A, B) {
        struct State {
            var a: A?
            var b: B?
            var open = 2
        }

        private let state = Locked(State())
        private let outlet: Outlet<Downstream>
        private let sources = SourceSubscriptions()

        init(_ downstream: Downstream) { outlet = Outlet(downstream) }

        func listen<P: Publisher>(to publisher: P, keepingIn side: WritableKeyPath<State, P.Output?>)
        where P.Failure == Downstream.Failure {
            let number = sources.makeNumber()
            publisher.subscribe(
                Listener<P.Output, P.Failure>(
                    onSubscription: { [self] in if sources.add($0, as: number) { $0.request(.unlimited) } },
                    onValue: { [self] value in
                        let pair: (A, B)? = state.withLock { state in
                            state[keyPath: side] = value
                            guard let a = state.a, let b = state.b else { return nil }
                            return (a, b)
                        }
                        if let pair { outlet.send(pair, replacing: true) }
                        return .none
                    },
                    onCompletion: { [self] completion in
                        sources.remove(number)
                        if case .failure(let failure) = completion {
                            outlet.fail(failure)
                            return sources.cancelAll()
                        }
                        let isEnd = state.withLock { state in
                            state.open -= 1
                            // Without a value from this source there will never be a pair.
                            return state.open == 0 || state[keyPath: side] == nil
                        }
                        guard isEnd else { return }
                        sources.cancelAll()
                        outlet.finish()
                    }))
        }

        func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

        func cancel() {
            outlet.cancel()
            sources.cancelAll()
        }
    }

    /// Publisher of triples of the latest values of three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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

        /// A publisher that combines `a`, `b` and `c` as ``CombineLatest`` does.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
        }
    }

    /// Publisher of quadruples of the latest values of four publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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

        /// A publisher that combines `a`, `b`, `c` and `d` as ``CombineLatest`` does.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }
                .receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Latest values of this publisher and `other`: a pair each time either sends, once both have sent.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Result of `transform` for the latest values of this publisher and `other`, each time either sends, once both
    /// have sent.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
    }

    /// Latest values of this publisher, `p` and `q`: a triple each time one of them sends, once all have sent.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ p: P, _ q: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, p, q)
    }

    /// Result of `transform` for the latest values of three publishers, each time one of them sends, once all have
    /// sent.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, p, q).map { transform($0.0, $0.1, $0.2) }
    }

    /// Latest values of this publisher, `p`, `q` and `r`, each time one of them sends, once all have sent.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ p: P, _ q: Q, _ r: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, p, q, r)
    }

    /// Result of `transform` for the latest values of four publishers, each time one of them sends, once all have sent.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, p, q, r).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
