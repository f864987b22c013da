/// Base of `Animation.default`: a spring that equals no `.spring(…)`, though it moves and merges like one (S8.3).
@frozen @usableFromInline struct DefaultAnimation: CustomAnimation {
    /// Response 0.5 by two measurements, though Apple's reference says 0.55.
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
    /// The fluid spring of this animation; nil if it has none.
    @inlinable var fluidSpring: FluidSpringAnimation? {
        switch kind {
        case .fluidSpring(let spring): spring
        case .standard: DefaultAnimation.spring
        default: nil
        }
    }
}
