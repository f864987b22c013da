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
    /// Area of the view covered by bars, in points from each side: a page of a navigation controller extends under its
    /// bar.
    public var safeAreaInsets: UIEdgeInsets {
        var top: CGFloat = 0
        var view = self
        while let outer = view.superview {
            // The page counts as lying in its place, also during a transition.
            if let controller = view.controller, let navigation = controller.parent as? UINavigationController {
                let height = (navigation.viewIfLoaded as? NavigationContainer)?.barHeight() ?? 0
                return UIEdgeInsets(top: max(height - top, 0))
            }
            top += view.center.y - view.bounds.height / 2 - outer.bounds.minY
            view = outer
        }
        return .zero
    }
}
