import Views

/// Closures that are called when windows of the program open and close.
@MainActor package enum WindowFollowers {
    private static var followers: [() -> Void] = []
    private static var waiting: [() -> Void] = []

    /// Calls `action` whenever a window has opened or closed.
    package static func add(_ action: @escaping () -> Void) {
        followers.append(action)
        OpenWindows.onChange = changed
    }

    /// Calls `action` once, as soon as a window is open.
    static func whenOpen(_ action: @escaping () -> Void) {
        waiting.append(action)
        OpenWindows.onChange = changed
        changed()
    }

    private static func changed() {
        for follower in followers { follower() }
        guard !OpenWindows.hosts.isEmpty else { return }
        let due = waiting
        waiting = []
        for action in due { action() }
    }
}
