/// State of a fluid spring (S8.4).
@frozen @usableFromInline struct FluidSpringState<V: VectorArithmetic> {
    /// Distance covered since the start.
    @usableFromInline var offset = V.zero
    /// Velocity per second.
    @usableFromInline var velocity = V.zero
    /// Acceleration per second².
    @usableFromInline var acceleration = V.zero
    /// τ: time that the steps have reached, in the animation's seconds; 0 at the start, at a merge the time of the
    /// merge.
    @usableFromInline var clock = 0.0
    /// Tolerance in seconds by which a time may be ahead of the clock and still count as reached: 0 by the rule,
    /// ``FluidSpringAnimation/frameNoise`` for frames.
    @usableFromInline var noise = 0.0
    /// Time of the last merge, in the animation's seconds (S8.7, S8.10).
    @usableFromInline var mergeTime = 0.0
    /// Response at the last merge, in seconds, from which blending starts; nil before any merge.
    @usableFromInline var responseBefore: Double?

    @inlinable init() {}
}
