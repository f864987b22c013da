/// The modifier keys that are held while a window has the keyboard, and the views that follow them.
@MainActor package final class HeldModifiers {
    /// Bits as in ``KeyInput/modifiers``.
    package private(set) var keys = 0
    /// In the order in which they were added.
    private var followers: [(key: AnyObject, action: @MainActor (Int, Int) -> Void)] = []

    package func set(_ keys: Int) {
        guard keys != self.keys else { return }
        let old = self.keys
        self.keys = keys
        for follower in followers { follower.action(old, keys) }
    }

    /// Calls `action` with the bits before and after each change, until `key` is removed; those added first are called first.
    package func add(_ key: AnyObject, _ action: @escaping @MainActor (_ old: Int, _ new: Int) -> Void) {
        followers.append((key, action))
    }

    package func remove(_ key: AnyObject) { followers.removeAll { $0.key === key } }
}
