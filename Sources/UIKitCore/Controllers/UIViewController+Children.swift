public import Foundation

extension UIViewController {
    /// Makes `child` a child of this controller. The caller adds its view to this controller's view, then calls
    /// `didMove(toParent:)` on `child`.
    public func addChild(_ child: UIViewController) {
        child.willMove(toParent: self)
        child.parent?.children.removeAll { $0 === child }
        child.parent = self
        children.append(child)
    }

    /// Removes this controller from its parent.
    public func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// Replaces the view of a child by that of another, which is a child too.
    ///
    /// - Parameters:
    ///   - from: child whose view is shown, and removed at the end.
    ///   - to: child whose view is added beside it, with the frame that it has.
    ///   - duration: seconds.
    ///   - options: curve, and cross-dissolve.
    ///   - animations: sets properties, which are animated.
    ///   - completion: called with true at the end.
    public func transition(
        from: UIViewController, to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let dissolves = options.transition == .transitionCrossDissolve
        if dissolves { to.view.alpha = 0 }
        from.view.superview?.addSubview(to.view)
        to.view.layoutIfNeeded()
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
            if dissolves { to.view.alpha = 1 }
        } completion: { isDone in
            from.view.removeFromSuperview()
            completion?(isDone)
        }
    }
}
