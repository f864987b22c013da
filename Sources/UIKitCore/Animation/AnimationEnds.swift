import AnimationCore

/// Delegate of several animations that calls a completion when all of them have ended.
@MainActor final class AnimationEnds: CAAnimationDelegate {
    private var running: Int
    private var isFinished = true
    private let completion: ((Bool) -> Void)?

    /// A delegate of `count` animations, at least one.
    init(_ count: Int, _ completion: ((Bool) -> Void)?) {
        running = count
        self.completion = completion
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        running -= 1
        if !flag { isFinished = false }
        if running == 0 { completion?(isFinished) }
    }

    /// Calls `completion` with true, as an animation without changes does.
    static func soon(_ completion: @escaping (Bool) -> Void) {
        UIView.animate(.default, changes: {}, completion: { completion(true) })
    }
}
