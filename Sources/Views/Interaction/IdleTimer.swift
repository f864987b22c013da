/// The program's request to the desktop not to dim or lock the screen while its windows are visible.
@MainActor package final class IdleTimer {
    package static let shared = IdleTimer()

    private var observers: [(owner: WeakOwner, body: @MainActor (Bool) -> Void)] = []

    private struct WeakOwner { weak var object: AnyObject? }

    /// True while the screen is to stay on without input.
    package var isDisabled = false {
        didSet {
            guard isDisabled != oldValue else { return }
            observers.removeAll { $0.owner.object == nil }
            for observer in observers { observer.body(isDisabled) }
        }
    }

    /// Calls `body` with the present value, and whenever it changes, as long as `owner` lives.
    package func follow(for owner: AnyObject, _ body: @escaping @MainActor (Bool) -> Void) {
        observers.append((WeakOwner(object: owner), body))
        body(isDisabled)
    }
}
