@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Action of a recogniser or a control: a selector, and the object that it is called on, which it does not keep.
@MainActor final class TargetAction {
    private(set) weak var target: AnyObject?
    let action: Selector

    init(_ target: AnyObject, _ action: Selector) {
        self.target = target
        self.action = action
    }

    /// Calls the action with `sender`, unless the target has gone. Returns false if the target has no such method.
    func send(from sender: AnyObject) -> Bool { target.map { action.call(on: $0, sender: sender) } ?? true }

    /// Calls the action, unless the target has gone.
    func send(from sender: UIGestureRecognizer) {
        guard let target else { return }
        if !action.call(on: target, sender: sender) {
            sender.view?.layer.backing?.place.host.report(
                "\(type(of: target)) cannot be sent “\(action)” from a \(type(of: sender)).")
        }
    }
}
