extension Subscribers {
    /// Number of values that a subscriber is ready for, or no limit.
    public struct Demand: Equatable, Comparable, Hashable, Sendable, CustomStringConvertible {
        /// The number; nil for no limit.
        public let max: Int?

        /// No limit.
        public static let unlimited = Demand(max: nil)
        /// No values for now.
        public static let none = Demand(max: 0)

        /// A demand for `value` values, at least 0.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand cannot be negative.")
            return Demand(max: value)
        }

        /// Sum of two demands; unlimited on overflow.
        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            guard let left = lhs.max, let right = rhs.max else { return .unlimited }
            let (sum, overflows) = left.addingReportingOverflow(right)
            return overflows ? .unlimited : Demand(max: sum)
        }

        /// Adds `rhs` to `lhs`.
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

        /// Demand left after `rhs` values; at least 0.
        public static func - (lhs: Demand, rhs: Int) -> Demand {
            guard let left = lhs.max else { return .unlimited }
            return Demand(max: Swift.max(0, left - rhs))
        }

        /// Subtracts `rhs` values from `lhs`; at least 0 is left.
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

        /// True if `lhs` is the smaller number; no number exceeds unlimited.
        public static func < (lhs: Demand, rhs: Demand) -> Bool {
            guard let left = lhs.max else { return false }
            guard let right = rhs.max else { return true }
            return left < right
        }

        /// Text for debugging.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
    }

    /// End of a publisher.
    public enum Completion<Failure: Error> {
        /// All values have been sent.
        case finished
        /// Failed; no more values are sent.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
