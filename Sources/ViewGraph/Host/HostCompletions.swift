@_spi(Engine) package import AnimationCore

/// Completions of one window's animations, and those that no window has claimed.
@MainActor package struct HostCompletions {
    private let own = AnimationCompletions()

    /// Has the completions of `transaction` run with this window's frames.
    package func claim(of transaction: Transaction) { transaction.belongs(to: own) }

    /// True if ``runDue()`` would run something.
    package var hasDue: Bool { own.hasDue || AnimationCompletions.unclaimed.hasDue }

    /// Runs the completions of animations that are over: between frames, outside of any transaction (S10.15).
    package func runDue() {
        AnimationCompletions.unclaimed.runDue()
        own.runDue()
    }

    /// Has `action` called, on any thread, when completions become due between frames, until it returns false.
    package func addWakeUp(_ action: @escaping @Sendable () -> Bool) {
        own.addWakeUp(action)
        AnimationCompletions.unclaimed.addWakeUp(action)
    }
}
