public import Foundation

extension UIScrollView {
    /// Rate at which content slows down that was let go.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// Factor by which the velocity changes in a millisecond.
        public let rawValue: CGFloat
        /// A rate with this factor.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The usual rate, 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A rate with which content rests soon, 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Adds the safe area to the content's insets, or not.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Added.
        case automatic
        /// Added.
        case scrollableAxes
        /// Not added.
        case never
        /// Added.
        case always
    }

    /// Movement that takes the keyboard from a text.
    public enum KeyboardDismissMode: Int, Sendable {
        /// None.
        case none
        /// The beginning of a scroll.
        case onDrag
        /// The beginning of a scroll: there is no keyboard on the screen that could be dragged.
        case interactive
    }

    /// Area of the content. Where constraints refer to it, or views in the scroll view to the edges of the scroll view, they
    /// determine ``contentSize``.
    public var contentLayoutGuide: UILayoutGuide { ownGuide(.scrolledContent) }

    /// Visible part of the content, which stays where it is when people scroll.
    public var frameLayoutGuide: UILayoutGuide { ownGuide(.scrolledFrame) }
}
