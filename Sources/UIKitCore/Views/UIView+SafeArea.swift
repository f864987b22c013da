public import Foundation

/// Lengths at the four sides of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
    /// In points.
    public var top, left, bottom, right: CGFloat

    /// No lengths.
    public static let zero = UIEdgeInsets()

    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

extension UIView {
    /// What of the view lies under bars: a page of a navigation controller goes on under its bar.
    public var safeAreaInsets: UIEdgeInsets {
        var top: CGFloat = 0
        var view = self
        while let outer = view.superview {
            // The page itself, wherever it flies, counts as lying in its place.
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
