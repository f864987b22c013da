/// One of the two directions of the plane.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// To the sides.
    case horizontal
    /// Up and down.
    case vertical

    /// `horizontal` or `vertical`.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// Some of the two directions.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each direction.
        public let rawValue: Int8

        /// The directions whose bits are set.
        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of just `axis`.
        package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

        /// To the sides.
        public static let horizontal = Set(.horizontal)
        /// Up and down.
        public static let vertical = Set(.vertical)
    }
}

/// Which way text and leading-to-trailing layout run.
@frozen public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// As in Latin script.
    case leftToRight
    /// As in Hebrew and Arabic script.
    case rightToLeft
}
