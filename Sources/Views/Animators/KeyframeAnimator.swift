public import AnimationCore
import AttributeGraph
@_spi(Engine) public import ViewGraph

/// Animates a value along keyframes and makes content from it, in every frame while they play (S16.12 to S16.14).
///
/// ```swift
/// KeyframeAnimator(initialValue: Pose(), trigger: taps) { pose in
///     Ball().scaleEffect(pose.scale).offset(y: pose.height)
/// } keyframes: { _ in
///     KeyframeTrack(\.height) {
///         CubicKeyframe(-80, duration: 0.25)
///         SpringKeyframe(0, spring: .bouncy)
///     }
///     KeyframeTrack(\.scale) { LinearKeyframe(1.2, duration: 0.3) }
/// }
/// ```
/// Only the content is evaluated again; the keyframes alone animate it.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: _PrimitiveView
where KeyframePath.Value == Value {
    let initialValue: Value
    let start: Start
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Event that starts the keyframes.
    enum Start {
        case never
        /// The view's appearance; the keyframes repeat endlessly.
        case appearance
        case change(AnimatorTrigger)
    }

    /// Makes an animator that plays the keyframes from its appearance on, endlessly (S16.13).
    ///
    /// - Parameters:
    ///   - initialValue: value at the start of each round; parts without a track keep it.
    ///   - repeating: if false, the initial value is shown and nothing plays.
    ///   - content: makes the content from a value, in every frame.
    ///   - keyframes: the tracks; called once, with the initial value.
    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        start = repeating ? .appearance : .never
        self.content = content
        self.keyframes = keyframes
    }

    /// Makes an animator that plays the keyframes each time `trigger` changes, and keeps their final value (S16.12). It
    /// costs nothing between runs.
    ///
    /// - Parameters:
    ///   - initialValue: value before the first run, and at the start of each run that does not interrupt another.
    ///   - trigger: value whose changes start a run; a run that interrupts another starts at the current value and
    ///     velocity.
    ///   - content: makes the content from a value, in every frame of a run.
    ///   - keyframes: the tracks; called with the value at the start of a run.
    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        start = .change(AnimatorTrigger(trigger))
        self.content = content
        self.keyframes = keyframes
    }

    /// Makes the content, and the driver of its value.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let driver = KeyframeDriver(inputs.graph.untracked { inputs.graph.peek(view.attribute) }, inputs: inputs)
        inputs.sink(view.attribute) { driver.follow($0) }
        let body = AnimatorContent.evaluated(view.attribute, driver.value, inputs: inputs) { $0.content($1) }
        Content._makeView(_GraphValue(body), inputs: inputs)
    }
}
