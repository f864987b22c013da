/// One animation that runs on a value, and who waits for it.
@frozen @usableFromInline struct AnimatorEntry<V: VectorArithmetic> {
    @usableFromInline var animation: Animation
    /// While pending: the way that this change adds. Afterwards: the whole way from the first animation's start (Tᵢ of
    /// S5.8).
    @usableFromInline var target: V
    /// The program time at which it began, in seconds; nil while no frame has shown it.
    @usableFromInline var begin: Double?
    @usableFromInline var context: AnimationContext<V>
    /// Those that wait for its logical completion, and those that wait for everything to be gone.
    @usableFromInline var logical: [AnimationCompletion] = []
    @usableFromInline var removal: [AnimationCompletion] = []
    @usableFromInline var isFinished = false

    @inlinable init(animation: Animation, target: V, environment: EnvironmentValues) {
        self.animation = animation
        self.target = target
        context = AnimationContext(state: AnimationState(), environment: environment)
        context.state.spring.noise = FluidSpringAnimation.frameNoise
    }

    /// How much of `way` has been travelled at `time`; nil once finished, and then never asked again.
    @inlinable mutating func travelled(of way: V, at time: Double) -> V? {
        guard !isFinished, let begin else { return nil }
        let result = animation.animate(value: way, time: time - begin, context: &context)
        // An own animation may divide by zero; where it is then is nowhere, so it is over.
        guard let result, result.magnitudeSquared.isFinite else {
            isFinished = true
            tellLogicalCompletion()
            return nil
        }
        if context.isComplete && !logical.isEmpty { tellLogicalCompletion() }
        return result
    }

    /// The completions of `transaction` wait for this animation.
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
