@_spi(Engine) package import AnimationCore

/// Completions of one window's animations, and completions that no window has claimed.
@MainActor package struct HostCompletions {
    private let own = AnimationCompletions()

    /// Makes the completions of `transaction` run with this window's frames.
    package func claim(of transaction: Transaction) { transaction.belongs(to: own) }

    /// True if ``runDue()`` would run a completion.
    package var hasDue: Bool { own.hasDue || AnimationCompletions.unclaimed.hasDue }

    /// Runs the completions of animations that are over. Called between frames, outside of any transaction (S10.15).
    package func runDue() {
        AnimationCompletions.unclaimed.runDue()
        own.runDue()
    }

    /// Adds an action that is called, on any thread, when completions become due between frames, until it returns
    /// false.
    package func addWakeUp(_ action: @escaping @Sendable () -> Bool) {
        own.addWakeUp(action)
        AnimationCompletions.unclaimed.addWakeUp(action)
    }
}
