extension Publishers {
    /// Publisher of the values of two publishers, in the order of arrival.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        /// Type of the values published.
        public typealias Output = A.Output
        /// Type of the failures.
        public typealias Failure = A.Failure
        /// First source.
        public let a: A
        /// Second source.
        public let b: B

        /// A publisher that merges `a` and `b`. It ends when both have ended, or with the first failure.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            mergeAll(into: subscriber) {
                $0.add(a)
                $0.add(b)
            }
        }
    }

    /// Publisher of the values of three publishers, in the order of arrival.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
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

        /// A publisher that merges `a`, `b` and `c`. It ends when all have ended, or with the first failure.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            mergeAll(into: subscriber) {
                $0.add(a)
                $0.add(b)
                $0.add(c)
            }
        }
    }

    /// Publisher of the values of four publishers, in the order of arrival.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure
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

        /// A publisher that merges `a`, `b`, `c` and `d`. It ends when all have ended, or with the first failure.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            mergeAll(into: subscriber) {
                $0.add(a)
                $0.add(b)
                $0.add(c)
                $0.add(d)
            }
        }
    }

    /// Publisher of the values of any number of publishers, in the order of arrival.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// Type of the values published.
        public typealias Output = Upstream.Output
        /// Type of the failures.
        public typealias Failure = Upstream.Failure
        /// The sources.
        public let publishers: [Upstream]

        /// A publisher that merges `upstream`. It ends when all have ended, at once if there are none, or with the
        /// first failure.
        public init(_ upstream: Upstream...) { publishers = upstream }
        /// A publisher that merges the publishers of a sequence. It ends when all have ended, or with the first
        /// failure.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            mergeAll(into: subscriber) { for publisher in publishers { $0.add(publisher) } }
        }

        /// A publisher that merges these sources and `other`.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }

    /// Sends the values of all sources that `add` adds to `subscriber`.
    static func mergeAll<S: Subscriber>(into subscriber: S, _ add: (Confluence<S>) -> Void) {
        let confluence = Confluence(subscriber)
        // Holds back the end until all sources are added.
        confluence.enter()
        subscriber.receive(subscription: confluence)
        add(confluence)
        confluence.leave()
    }
}

extension Publisher {
    /// Values of this publisher and `other`, in the order of arrival. Ends when both have ended, or with the first
    /// failure.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }

    /// Values of this publisher, `b` and `c`, in the order of arrival.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C> {
        Publishers.Merge3(self, b, c)
    }

    /// Values of this publisher, `b`, `c` and `d`, in the order of arrival.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D> { Publishers.Merge4(self, b, c, d) }

    /// Values of this publisher and `other` of one type; the result can be merged with more.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
