/// Where a fluid spring is (S8.4).
@frozen @usableFromInline struct FluidSpringState<V: VectorArithmetic> {
    /// How far it has travelled from its start.
    @usableFromInline var offset = V.zero
    /// Per second.
    @usableFromInline var velocity = V.zero
    /// Per second².
    @usableFromInline var acceleration = V.zero
    /// τ: the animation's time that the steps have reached, in seconds; at its start 0, at a merge the time of that.
    @usableFromInline var clock = 0.0
    /// By how much, in seconds, a time may lie beyond the clock and still count as reached: nothing by the rule, and
    /// ``FluidSpringAnimation/frameNoise`` for what is asked frame by frame.
    @usableFromInline var noise = 0.0
    /// When the spring was merged last, in the animation's time (S8.7, S8.10).
    @usableFromInline var mergeTime = 0.0
    /// The response at the last merge, in seconds, from which a blend starts; nil before any merge.
    @usableFromInline var responseBefore: Double?

    @inlinable init() {}
}
