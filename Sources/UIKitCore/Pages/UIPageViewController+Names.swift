import Foundation

extension UIPageViewController {
    /// Motion of a turn.
    public enum TransitionStyle: Int, Sendable {
        /// As `scroll`: pages do not curl here.
        case pageCurl
        /// Pages slide.
        case scroll
    }

    /// Axis along which pages lie.
    public enum NavigationOrientation: Int, Sendable {
        /// Side by side; one below the other.
        case horizontal, vertical
    }

    /// Direction of a turn.
    public enum NavigationDirection: Int, Sendable {
        /// To a page behind; to a page before.
        case forward, reverse
    }

    /// Settings of a controller, none of which has an effect but the gap between pages.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// The setting of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Gap between pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// Place of the spine of a book. No effect.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }
}
