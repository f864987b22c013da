extension Publishers {
    /// The values for which a question is answered with yes.
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The question.
        public let isIncluded: (Output) -> Bool

        /// What `filter(_:)` makes; programs call that.
        public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            upstream.receive(subscriber: Relay(to: subscriber) { isIncluded($0) ? $0 : nil })
        }
    }

    /// All values but the first few.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How many are left out.
        public let count: Int

        /// What `dropFirst(_:)` makes; programs call that.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

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

    /// The values that differ from the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether two that follow each other count as the same.
        public let predicate: (Output, Output) -> Bool

        /// What `removeDuplicates(by:)` makes; programs call that.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

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
    /// The values for which `isIncluded` says yes.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// All values but the first `count`; below 1 all of them.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }

    /// The values for which `predicate` does not say that they are the same as the one before.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// The values that differ from the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
