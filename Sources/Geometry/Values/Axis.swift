/// Axis of the plane.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// Left to right.
    case horizontal
    /// Top to bottom.
    case vertical

    /// `horizontal` or `vertical`.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// Set of axes.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// One bit per axis.
        public let rawValue: Int8

        /// The axes whose bits are set.
        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of `axis` alone.
        package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

        /// Horizontal axis.
        public static let horizontal = Set(.horizontal)
        /// Vertical axis.
        public static let vertical = Set(.vertical)
    }
}

/// Direction of text and of leading-to-trailing layout.
@frozen public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Left to right, as for Latin script.
    case leftToRight
    /// Right to left, as for Hebrew and Arabic script.
    case rightToLeft
}
