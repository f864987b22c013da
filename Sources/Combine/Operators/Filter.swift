extension Publishers {
    /// Publisher of the values that satisfy a predicate.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// Type of the values published.
        public typealias Output = Upstream.Output
        /// Type of the failures.
        public typealias Failure = Upstream.Failure
        /// Source of the values.
        public let upstream: Upstream
        /// The predicate.
        public let isIncluded: (Output) -> Bool

        /// A publisher as made by `filter(_:)`.
        public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            upstream.receive(subscriber: Relay(to: subscriber) { isIncluded($0) ? $0 : nil })
        }
    }

    /// Publisher of all values after the first ones.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// Type of the values published.
        public typealias Output = Upstream.Output
        /// Type of the failures.
        public typealias Failure = Upstream.Failure
        /// Source of the values.
        public let upstream: Upstream
        /// Number of values dropped.
        public let count: Int

        /// A publisher as made by `dropFirst(_:)`.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let left = Locked(count)
            upstream.receive(
                subscriber: Relay(to: subscriber) { value in
                    let drops = left.withLock { left in
                        guard left > 0 else { return false }
                        left -= 1
                        return true
                    }
                    return drops ? nil : value
                })
        }
    }

    /// Publisher of the values that differ from the previous one.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// Type of the values published.
        public typealias Output = Upstream.Output
        /// Type of the failures.
        public typealias Failure = Upstream.Failure
        /// Source of the values.
        public let upstream: Upstream
        /// Returns true if two consecutive values count as equal.
        public let predicate: (Output, Output) -> Bool

        /// A publisher as made by `removeDuplicates(by:)`.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            let last = Locked(Output?.none)
            upstream.receive(
                subscriber: Relay(to: subscriber) { value in
                    let previous = last.withLock { last in
                        defer { last = value }
                        return last
                    }
                    if let previous, predicate(previous, value) { return nil }
                    return value
                })
        }
    }
}

extension Publisher {
    /// Passes values for which `isIncluded` returns true.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Drops the first `count` values, none if `count` is below 1.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }

    /// Drops values for which `predicate`, given the previous and the new value, returns true.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Drops values equal to the previous one.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
