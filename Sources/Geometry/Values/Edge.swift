/// Edge of a rectangle; leading and trailing depend on the layout direction.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// Top edge.
    case top
    /// Edge at which lines of text begin.
    case leading
    /// Bottom edge.
    case bottom
    /// Edge at which lines of text end.
    case trailing

    /// Set of edges.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// One bit per edge.
        public let rawValue: Int8

        /// The edges whose bits are set.
        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of `edge` alone.
        @inlinable public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// Top edge.
        public static let top = Set(.top)
        /// Edge at which lines of text begin.
        public static let leading = Set(.leading)
        /// Bottom edge.
        public static let bottom = Set(.bottom)
        /// Edge at which lines of text end.
        public static let trailing = Set(.trailing)
        /// Leading and trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom edge.
        public static let vertical: Set = [.top, .bottom]
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
    }
}

/// The leading or the trailing edge.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// Edge at which lines of text begin.
    case leading
    /// Edge at which lines of text end.
    case trailing

    /// Set of horizontal edges.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// One bit per edge.
        public let rawValue: Int8

        /// The edges whose bits are set.
        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of `edge` alone.
        @inlinable public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

        /// Edge at which lines of text begin.
        public static let leading = Set(.leading)
        /// Edge at which lines of text end.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// The top or the bottom edge.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// Top edge.
    case top
    /// Bottom edge.
    case bottom

    /// Set of vertical edges.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// One bit per edge.
        public let rawValue: Int8

        /// The edges whose bits are set.
        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of `edge` alone.
        @inlinable public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

        /// Top edge.
        public static let top = Set(.top)
        /// Bottom edge.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}
