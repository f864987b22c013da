public import Foundation

/// Course of a change of a vector over time (S5.1).
public protocol CustomAnimation: Hashable, Sendable {
    /// Part of the delta covered so far.
    ///
    /// - Parameters:
    ///   - value: the delta, target minus start; never an absolute value.
    ///   - time: seconds since the animation started.
    ///   - context: memory of this animation for this value.
    /// - Returns: the part; nil once the animation has finished. Any vector is allowed: overshoot is no special case
    ///   (S5.2).
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// Velocity at `time`, in units of the vector per second; nil if the animation cannot tell (S5.17).
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// True if this animation takes over from `previous`, which has run for `time` seconds on the delta `value`: it
    /// then continues with the context and clock of `previous`. Otherwise both run, and their results combine (S5.6).
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Default: nil, velocity unknown.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Default: false.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }

    /// True if `other` is of this type and equal to this animation.
    func isEqual(to other: any CustomAnimation) -> Bool { (other as? Self) == self }
}
