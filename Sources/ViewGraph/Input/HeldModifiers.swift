/// The modifier keys that are held while a window has the keyboard, and the views that follow them.
@MainActor package final class HeldModifiers {
    /// Bits as in ``KeyInput/modifiers``.
    package private(set) var keys = 0
    private var followers: [ObjectIdentifier: @MainActor (Int, Int) -> Void] = [:]

    package func set(_ keys: Int) {
        guard keys != self.keys else { return }
        let old = self.keys
        self.keys = keys
        for follower in followers.values { follower(old, keys) }
    }

    /// Calls `action` with the bits before and after each change, until the key is removed.
    package func add(_ key: AnyObject, _ action: @escaping @MainActor (_ old: Int, _ new: Int) -> Void) {
        followers[ObjectIdentifier(key)] = action
    }

    package func remove(_ key: AnyObject) { followers[ObjectIdentifier(key)] = nil }
}
