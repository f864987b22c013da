extension Publishers {
    /// Publisher of the values of five publishers, in the order of arrival.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
    {
        /// Type of the values published.
        public typealias Output = A.Output
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
        /// Fifth source.
        public let e: E

        /// A publisher that merges five publishers. It ends when all have ended, or with the first failure.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Publishers.mergeAll(into: subscriber) {
                $0.add(a)
                $0.add(b)
                $0.add(c)
                $0.add(d)
                $0.add(e)
            }
        }
    }

    /// Publisher of the values of six publishers, in the order of arrival.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure
    {
        /// Type of the values published.
        public typealias Output = A.Output
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
        /// Fifth source.
        public let e: E
        /// Sixth source.
        public let f: F

        /// A publisher that merges six publishers. It ends when all have ended, or with the first failure.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Publishers.mergeAll(into: subscriber) {
                $0.add(a)
                $0.add(b)
                $0.add(c)
                $0.add(d)
                $0.add(e)
                $0.add(f)
            }
        }
    }

    /// Publisher of the values of seven publishers, in the order of arrival.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure
    {
        /// Type of the values published.
        public typealias Output = A.Output
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
        /// Fifth source.
        public let e: E
        /// Sixth source.
        public let f: F
        /// Seventh source.
        public let g: G

        /// A publisher that merges seven publishers. It ends when all have ended, or with the first failure.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Publishers.mergeAll(into: subscriber) {
                $0.add(a)
                $0.add(b)
                $0.add(c)
                $0.add(d)
                $0.add(e)
                $0.add(f)
                $0.add(g)
            }
        }
    }

    /// Publisher of the values of eight publishers, in the order of arrival.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure,
        A.Output == H.Output, A.Failure == H.Failure
    {
        /// Type of the values published.
        public typealias Output = A.Output
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
        /// Fifth source.
        public let e: E
        /// Sixth source.
        public let f: F
        /// Seventh source.
        public let g: G
        /// Eighth source.
        public let h: H

        /// A publisher that merges eight publishers. It ends when all have ended, or with the first failure.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Publishers.mergeAll(into: subscriber) {
                $0.add(a)
                $0.add(b)
                $0.add(c)
                $0.add(d)
                $0.add(e)
                $0.add(f)
                $0.add(g)
                $0.add(h)
            }
        }
    }
}

extension Publisher {
    /// Values of this publisher and four others, in the order of arrival.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E> { Publishers.Merge5(self, b, c, d, e) }

    /// Values of this publisher and five others, in the order of arrival.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F> { Publishers.Merge6(self, b, c, d, e, f) }

    /// Values of this publisher and six others, in the order of arrival.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G> { Publishers.Merge7(self, b, c, d, e, f, g) }

    /// Values of this publisher and seven others, in the order of arrival.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H> { Publishers.Merge8(self, b, c, d, e, f, g, h) }
}
