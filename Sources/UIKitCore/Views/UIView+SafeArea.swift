public import Foundation

/// Distances from the four sides of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
    /// Distance in points.
    public var top, left, bottom, right: CGFloat

    /// Insets of 0.
    public static let zero = UIEdgeInsets()

    /// Insets of these distances, in points.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

extension UIView {
    /// True if a view around this one scrolls.
    var isInScrollView: Bool {
        var view = superview
        while let outer = view {
            if outer is UIScrollView { return true }
            view = outer.superview
        }
        return false
    }

    /// Area of the view covered by bars, in points from each side: a page of a navigation controller extends under its
    /// bars, one of a tab bar controller under that of the tabs.
    public var safeAreaInsets: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        var hasTop = false
        // Distances of this view's edges from those of the view that is looked at.
        var (top, bottom) = (CGFloat(0), CGFloat(0))
        var view = self
        while let outer = view.superview {
            // The page counts as lying in its place, also during a transition.
            if !hasTop, let navigation = view.controller?.parent as? UINavigationController {
                let container = navigation.viewIfLoaded as? NavigationContainer
                insets.top = max((container?.barHeight() ?? 0) - top, 0)
                hasTop = true
                if let container, container.toolbarHeight() > 0 {
                    insets.bottom = max(container.safeAreaInsets.bottom + container.toolbarHeight() - bottom, 0)
                    return insets
                }
            }
            if let tabs = view.controller?.parent as? UITabBarController {
                insets.bottom = max(tabs.barHeight - bottom, 0)
                return insets
            }
            let start = view.center.y - view.bounds.height / 2 - outer.bounds.minY
            top += start
            bottom += outer.bounds.height - start - view.bounds.height
            view = outer
        }
        return insets
    }
}
