import Geometry

/// Direction along a line.
@frozen public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
    /// To the leading edge.
    case leading
    /// To the trailing edge.
    case trailing

    /// Several directions along a line.
    public struct Set: OptionSet, Hashable, Sendable {
        /// Bits of the directions.
        public let rawValue: Int8
        /// The directions whose bits are set in `rawValue`.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The direction alone.
        public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }
        /// To the leading edge.
        public static let leading = Set(.leading)
        /// To the trailing edge.
        public static let trailing = Set(.trailing)
        /// Both directions.
        public static let all: Set = [.leading, .trailing]
    }
}

/// Direction across lines.
@frozen public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
    /// To the top.
    case up
    /// To the bottom.
    case down

    /// Several directions across lines.
    public struct Set: OptionSet, Hashable, Sendable {
        /// Bits of the directions.
        public let rawValue: Int8
        /// The directions whose bits are set in `rawValue`.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The direction alone.
        public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }
        /// To the top.
        public static let up = Set(.up)
        /// To the bottom.
        public static let down = Set(.down)
        /// Both directions.
        public static let all: Set = [.up, .down]
    }
}

/// Direction in which an edge of a frame is dragged.
@frozen public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
    /// Into the frame, which becomes smaller.
    case inward
    /// Out of the frame, which becomes larger.
    case outward

    /// Several directions of a drag.
    public struct Set: OptionSet, Hashable, Sendable {
        /// Bits of the directions.
        public let rawValue: Int8
        /// The directions whose bits are set in `rawValue`.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The direction alone.
        public init(_ direction: FrameResizeDirection) { self.init(rawValue: 1 << direction.rawValue) }
        /// Into the frame.
        public static let inward = Set(.inward)
        /// Out of the frame.
        public static let outward = Set(.outward)
        /// Both directions.
        public static let all: Set = [.inward, .outward]
    }
}

/// Edge or corner of a frame that is dragged.
@frozen public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
    /// The top edge.
    case top
    /// The leading edge.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge.
    case trailing
    /// The corner of the top and the leading edge.
    case topLeading
    /// The corner of the top and the trailing edge.
    case topTrailing
    /// The corner of the bottom and the leading edge.
    case bottomLeading
    /// The corner of the bottom and the trailing edge.
    case bottomTrailing

    /// Edges that the drag moves.
    var edges: Edge.Set {
        switch self {
        case .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        case .topLeading: [.top, .leading]
        case .topTrailing: [.top, .trailing]
        case .bottomLeading: [.bottom, .leading]
        case .bottomTrailing: [.bottom, .trailing]
        }
    }
}
