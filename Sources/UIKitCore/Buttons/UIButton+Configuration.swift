public import Foundation

/// Distances from edges along the direction of reading, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// Distance from the top edge.
    public var top: CGFloat
    /// Distance from the edge at which lines begin.
    public var leading: CGFloat
    /// Distance from the bottom edge.
    public var bottom: CGFloat
    /// Distance from the edge at which lines end.
    public var trailing: CGFloat

    /// Distances of 0.
    public static let zero = NSDirectionalEdgeInsets()

    /// Distances of 0.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Distances from the four edges, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// Edges along the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The edges as bits.
    public let rawValue: UInt
    /// The edges with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The edge at which lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The edge at which lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Ground and outline of a configured view.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// Fill; nil for the view's own.
    public var backgroundColor: UIColor?
    /// Radius of the corners, in points, in a button of the fixed corner style.
    public var cornerRadius: CGFloat = 0
    /// Colour of the outline; nil for none.
    public var strokeColor: UIColor?
    /// Width of the outline, in points.
    public var strokeWidth: CGFloat = 0

    /// A clear ground without an outline.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

extension UIButton {
    /// Title and look of a button.
    public struct Configuration: Hashable, Sendable {
        enum Base: Hashable, Sendable { case plain, gray, tinted, filled }

        /// Rounding of the corners.
        public enum CornerStyle: Int, Sendable {
            /// The radius of the background.
            case fixed
            /// A radius by the size of the button.
            case dynamic
            /// Little, middling and much; half of the height.
            case small, medium, large, capsule
        }

        /// Size of a button.
        public enum Size: Int, Sendable {
            /// From the largest to the smallest by their names.
            case medium, small, mini, large
        }

        /// Place of the title over the subtitle.
        public enum TitleAlignment: Int, Sendable {
            /// By the button; at the edges or in the middle.
            case automatic, leading, center, trailing
        }

        let base: Base
        /// The title; nil for none.
        public var title: String?
        /// The title with attributes, in place of ``title``.
        public var attributedTitle: AttributedString?
        /// Smaller text under the title; nil for none.
        public var subtitle: String?
        /// The image; nil for none.
        public var image: UIImage?
        /// Edge of the title at which the image is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Distance between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// Distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// Place of title and subtitle over each other.
        public var titleAlignment = TitleAlignment.automatic
        /// Colour of title and image; nil for the one of the look.
        public var baseForegroundColor: UIColor?
        /// Colour of the ground; nil for the one of the look.
        public var baseBackgroundColor: UIColor?
        /// Rounding of the corners.
        public var cornerStyle = CornerStyle.dynamic
        /// Size of the button.
        public var buttonSize = Size.medium {
            didSet { if contentInsets == Self.insets(oldValue) { contentInsets = Self.insets(buttonSize) } }
        }
        /// Distances between the content and the edges, in points.
        public var contentInsets = Self.insets(.medium)
        /// True to show a turning wheel in place of the image.
        public var showsActivityIndicator = false
        /// Ground and outline.
        public var background = UIBackgroundConfiguration()

        private init(_ base: Base) { self.base = base }

        private static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        /// The title in the tint, on no ground.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// The title in the tint, on no ground.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// The title in the tint, on a grey ground.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// The title in the tint, on a grey ground.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// The title in the tint, on a ground of a light tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// The title in the tint, on a ground of a light tint.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// The title in white, on a ground in the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// The title in white, on a ground in the tint.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
    }
}
