@_spi(Engine) import ViewGraph
import Views

/// Connection of an animator to the frames of a window. It keeps the animator while that runs.
@MainActor final class AnimatorDriver: RunningAttribute {
    private unowned let animator: UIViewPropertyAnimator
    private var kept: UIViewPropertyAnimator?
    /// Window of the animated views; nil if there are none.
    weak var host: ViewHost?

    init(_ animator: UIViewPropertyAnimator) { self.animator = animator }

    /// Runs the animator, if `isRunning`, from the next frame on.
    func go(if isRunning: Bool) {
        guard isRunning else { return }
        kept = animator
        guard let host = host ?? OpenWindows.hosts.first else {
            // Without a window there are no frames: the end is there at once.
            while animator.advance(to: 0), animator.advance(to: .greatestFiniteMagnitude) {}
            kept = nil
            return
        }
        host.run(self)
    }

    func advance(to time: Double) -> Bool {
        let continues = animator.advance(to: time)
        if !continues { kept = nil }
        return continues
    }

    /// Runs `action` after the running update; at once without a window.
    func afterUpdate(_ action: @escaping @MainActor () -> Void) {
        guard let host = host ?? OpenWindows.hosts.first else { return action() }
        host.afterUpdate(action)
    }
}
