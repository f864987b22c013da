@_spi(Engine) public import AnimationCore

/// Presentation values of one animated value, frame by frame, from the animator that drives views and layers.
///
/// For plots, and for tests of a program's own animations.
///
///     var sampler = AnimationSampler(0.0)
///     sampler.set(1, animation: .bouncy)
///     let path = (0...60).map { sampler.value(at: Double($0) / 60) }
///
/// - Units: times in seconds of program time. They never decrease: an earlier time counts as the last one.
public struct AnimationSampler<Value: VectorArithmetic> {
    /// Model value: the one set last.
    public private(set) var model: Value
    private var animator = Animator<Value>()

    /// A sampler at rest at `value`.
    public init(_ value: Value) { model = value }

    /// Sets the model value, like a write to state in `withAnimation`. With `animation` nil it jumps, unless an
    /// animation is running (S5.12).
    ///
    /// The next time asked for is the first frame of the change: with elapsed time 0, so it shows the old value
    /// (S5.13).
    public mutating func set(_ value: Value, animation: Animation?) {
        animator.modelChanged(from: model, to: value, transaction: Transaction(animation: animation))
        model = value
    }

    /// Presentation value of the frame at `time`, in seconds (S5.2). Exactly the model value once all animations have
    /// ended.
    public mutating func value(at time: Double) -> Value { animator.advance(to: time, model: model) }

    /// True if an animation is running, or begins with the next frame.
    public var isRunning: Bool { animator.isRunning }
}
