/// Where a fluid spring is (S8.4).
@frozen @usableFromInline struct FluidSpringState<V: VectorArithmetic> {
    /// How far it has travelled from its start.
    @usableFromInline var offset = V.zero
    /// Per second.
    @usableFromInline var velocity = V.zero
    /// Per second².
    @usableFromInline var acceleration = V.zero
    /// The animation's time at which `steps` was 0, in seconds: its start, or its last merge.
    @usableFromInline var origin = 0.0
    /// How many steps were made since `origin`. Counted, because adding up 1/300 would drift from the frame's times.
    @usableFromInline var steps = 0
    /// When the spring was merged last, in the animation's time (S8.7, S8.10).
    @usableFromInline var mergeTime = 0.0
    /// The response at the last merge, in seconds, from which a blend starts; nil before any merge.
    @usableFromInline var responseBefore: Double?

    @inlinable init() {}
}
