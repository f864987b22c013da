extension Subscribers {
    /// How many values a subscriber is ready for: a number, or no limit.
    public struct Demand: Equatable, Comparable, Hashable, Sendable, CustomStringConvertible {
        /// Nil has no limit.
        public let max: Int?

        /// As many as there are.
        public static let unlimited = Demand(max: nil)
        /// None for now.
        public static let none = Demand(max: 0)

        /// So many, which is not below 0.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand cannot be negative.")
            return Demand(max: value)
        }

        /// Both together; what is too large for a number has no limit.
        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            guard let left = lhs.max, let right = rhs.max else { return .unlimited }
            let (sum, overflows) = left.addingReportingOverflow(right)
            return overflows ? .unlimited : Demand(max: sum)
        }

        /// Adds another demand.
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

        /// What is left when `rhs` values have come; no less than none.
        public static func - (lhs: Demand, rhs: Int) -> Demand {
            guard let left = lhs.max else { return .unlimited }
            return Demand(max: Swift.max(0, left - rhs))
        }

        /// Takes `rhs` values off; no less than none is left.
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

        public static func < (lhs: Demand, rhs: Demand) -> Bool {
            guard let left = lhs.max else { return false }
            guard let right = rhs.max else { return true }
            return left < right
        }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
    }

    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        /// All that there was to send has been sent.
        case finished
        /// It failed, and sends nothing more.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
