/// One animation on a value, with its completions.
@frozen @usableFromInline struct AnimatorEntry<V: VectorArithmetic> {
    @usableFromInline var animation: Animation
    /// While pending, the delta that this change adds; afterwards, the total delta from the first animation's start (Tᵢ
    /// of S5.8).
    @usableFromInline var target: V
    /// Program time at which it began, in seconds; nil before its first frame.
    @usableFromInline var begin: Double?
    @usableFromInline var context: AnimationContext<V>
    /// Completions that wait for logical completion; below, those that wait for removal.
    @usableFromInline var logical: [AnimationCompletion] = []
    @usableFromInline var removal: [AnimationCompletion] = []
    @usableFromInline var isFinished = false

    @inlinable init(animation: Animation, target: V, environment: EnvironmentValues) {
        self.animation = animation
        self.target = target
        context = AnimationContext(state: AnimationState(), environment: environment)
        context.state.spring.noise = FluidSpringAnimation.frameNoise
    }

    /// Part of the delta `way` covered at `time`; nil once finished.
    @inlinable mutating func travelled(of way: V, at time: Double) -> V? {
        guard !isFinished, let begin else { return nil }
        let result = animation.animate(value: way, time: time - begin, context: &context)
        // A program's own animation may divide by zero; a non-finite result ends it.
        guard let result, result.magnitudeSquared.isFinite else {
            isFinished = true
            tellLogicalCompletion()
            return nil
        }
        if context.isComplete && !logical.isEmpty { tellLogicalCompletion() }
        return result
    }

    /// Registers the completions of `transaction` with this animation.
    @inlinable mutating func join(_ transaction: Transaction) {
        if transaction.hasCompletions { join(transaction.completions) }
    }

    @usableFromInline mutating func join(_ completions: [AnimationCompletion]) {
        for completion in completions where completion.join() {
            if completion.criteria == .removed { removal.append(completion) } else { logical.append(completion) }
        }
    }

    @usableFromInline mutating func tellLogicalCompletion() {
        if logical.isEmpty { return }
        for completion in logical { completion.leave() }
        logical = []
    }

    @usableFromInline mutating func tellRemoval() {
        if removal.isEmpty { return }
        for completion in removal { completion.leave() }
        removal = []
    }
}
