/// What `Animation.default` is: a spring that is equal to no `.spring(…)`, though it moves and merges as one (S8.3).
@frozen @usableFromInline struct DefaultAnimation: CustomAnimation {
    /// Apple's reference says 0.55, two measurements say 0.5.
    @usableFromInline static let spring = FluidSpringAnimation(response: 0.5, dampingFraction: 1, blendDuration: 0)

    @usableFromInline init() {}

    @inlinable func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        Self.spring.animate(value: value, time: time, context: &context)
    }

    @inlinable func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        Self.spring.velocity(value: value, time: time, context: context)
    }

    @inlinable func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

extension Animation {
    /// The fluid spring that this animation is, if it is one.
    @inlinable var fluidSpring: FluidSpringAnimation? {
        switch kind {
        case .fluidSpring(let spring): spring
        case .standard: DefaultAnimation.spring
        default: nil
        }
    }
}
