import Foundation

extension UIGestureRecognizer {
    /// Calls `action` on `target`, which is not kept, at each change of ``state`` and at each step of a continuous gesture.
    public func addTarget(_ target: Any, action: Selector) {
        targets.append(TargetAction(target as AnyObject, action))
    }

    /// Removes an action; nil for either removes those of any target or with any selector.
    public func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { entry in
            (target == nil || entry.target === target as AnyObject) && (action == nil || entry.action == action)
        }
    }
}
