public import Foundation

/// How one change of a vector plays out over time (S5.1).
public protocol CustomAnimation: Hashable, Sendable {
    /// How much of the way has been travelled.
    ///
    /// - Parameters:
    ///   - value: the whole way, target minus start; never an absolute value.
    ///   - time: seconds since the animation started.
    ///   - context: what this animation remembers about this value, from call to call.
    /// - Returns: nil once the animation has finished. Anything may come before: overshoot is no special case (S5.2).
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// How fast it goes at `time`, in units of the vector per second; nil if it cannot say (S5.17).
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Whether this animation takes over from `previous`, which has run for `time` seconds on `value`: it then goes on
    /// with that one's context and clock. Otherwise both run, and their results combine (S5.6).
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Unless it says so itself, an animation cannot say how fast it goes.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Unless it says so itself, an animation takes over from no other.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }

    /// Whether `other` is of this type and equal to it.
    func isEqual(to other: any CustomAnimation) -> Bool { (other as? Self) == self }
}
