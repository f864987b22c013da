/// One edge of a rectangle; leading and trailing follow the layout direction.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper edge.
    case top
    /// Where lines of text begin.
    case leading
    /// The lower edge.
    case bottom
    /// Where lines of text end.
    case trailing

    /// Some edges of a rectangle.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// The edges whose bits are set.
        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of just `edge`.
        @inlinable public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The upper edge.
        public static let top = Set(.top)
        /// Where lines of text begin.
        public static let leading = Set(.leading)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// Where lines of text end.
        public static let trailing = Set(.trailing)
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom edge.
        public static let vertical: Set = [.top, .bottom]
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
    }
}

/// The leading or the trailing edge.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// Where lines of text begin.
    case leading
    /// Where lines of text end.
    case trailing

    /// Some of the two edges.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// The edges whose bits are set.
        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of just `edge`.
        @inlinable public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

        /// Where lines of text begin.
        public static let leading = Set(.leading)
        /// Where lines of text end.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// The top or the bottom edge.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom

    /// Some of the two edges.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// The edges whose bits are set.
        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of just `edge`.
        @inlinable public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

        /// The upper edge.
        public static let top = Set(.top)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}
