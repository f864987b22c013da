/// Whether the program asks desktops not to dim or lock the screen while its windows are seen.
@MainActor package final class IdleTimer {
    package static let shared = IdleTimer()

    private var observers: [(owner: WeakOwner, body: @MainActor (Bool) -> Void)] = []

    private struct WeakOwner { weak var object: AnyObject? }

    /// True: the screen is to stay as it is, though nobody touches anything.
    package var isDisabled = false {
        didSet {
            guard isDisabled != oldValue else { return }
            observers.removeAll { $0.owner.object == nil }
            for observer in observers { observer.body(isDisabled) }
        }
    }

    /// Has `body` told of the wish now, and whenever it changes, as long as `owner` lives.
    package func follow(for owner: AnyObject, _ body: @escaping @MainActor (Bool) -> Void) {
        observers.append((WeakOwner(object: owner), body))
        body(isDisabled)
    }
}
