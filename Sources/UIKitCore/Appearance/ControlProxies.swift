public import Foundation
import Views

// Controls whose looks programs set by `appearance()`. Those of SwiftUI are no views of UIKit.

/// Segments of a picker: ``appearance()`` sets the looks of those of `.segmented` pickers.
open class UISegmentedControl: UIControl {
    private static let proxy = UISegmentedControl()

    /// Looks of the segments that are made from now on.
    public class func appearance() -> UISegmentedControl { proxy }

    /// Fill of the selected segment.
    open var selectedSegmentTintColor: UIColor? {
        didSet { ControlAppearance.current.segments.selected = selectedSegmentTintColor.map { Color(uiColor: $0) } }
    }
    /// Fill behind the segments.
    open override var backgroundColor: UIColor? {
        didSet { ControlAppearance.current.segments.background = backgroundColor.map { Color(uiColor: $0) } }
    }

    /// Sets the colour of titles. That for `.normal` is taken for all; fonts, and other states, have no effect.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        if state == .normal { ControlAppearance.current.segments.title = ControlAppearance.Title.of(attributes).color }
    }
}

/// Dots of pages: ``appearance()`` sets the looks of those of `TabView`.
open class UIPageControl: UIControl {
    private static let proxy = UIPageControl()

    /// Looks of the dots that are made from now on.
    public class func appearance() -> UIPageControl { proxy }

    /// Colour of the dot of the page in view.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { ControlAppearance.current.currentDot = currentPageIndicatorTintColor.map { Color(uiColor: $0) } }
    }
    /// Colour of the other dots.
    open var pageIndicatorTintColor: UIColor? {
        didSet { ControlAppearance.current.otherDot = pageIndicatorTintColor.map { Color(uiColor: $0) } }
    }
}
