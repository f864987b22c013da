@_spi(Engine) public import AnimationCore

/// What one animated value shows, frame by frame: the very animator that drives views and layers, asked by hand.
///
/// For plots, and for tests of animations that a program writes itself.
///
///     var sampler = AnimationSampler(0.0)
///     sampler.set(1, animation: .bouncy)
///     let path = (0...60).map { sampler.value(at: Double($0) / 60) }
///
/// - Units: times in seconds of program time. They do not run backwards: an earlier time than the last one counts as
///   the last one.
public struct AnimationSampler<Value: VectorArithmetic> {
    /// Where the value is going: what was set last.
    public private(set) var model: Value
    private var animator = Animator<Value>()

    /// A value at rest.
    public init(_ value: Value) { model = value }

    /// Changes the model, as a write to state in `withAnimation` does; nil jumps, unless something runs (S5.12).
    ///
    /// The next time that is asked for is the first frame that shows the change: with elapsed time 0, so at the old
    /// value (S5.13).
    public mutating func set(_ value: Value, animation: Animation?) {
        animator.modelChanged(from: model, to: value, transaction: Transaction(animation: animation))
        model = value
    }

    /// The presentation value of the frame at `time` (S5.2). Exactly the model once everything has ended.
    public mutating func value(at time: Double) -> Value { animator.advance(to: time, model: model) }

    /// Whether something moves, or will at the next frame.
    public var isRunning: Bool { animator.isRunning }
}
