public import AnimationCore
import AttributeGraph
@_spi(Engine) public import ViewGraph

/// Moves a value along keyframes and makes content from it in every frame, as long as they play (S16.12 to S16.14).
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
/// Only the content is evaluated again, and nothing animates its changes besides the keyframes.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: _PrimitiveView
where KeyframePath.Value == Value {
    let initialValue: Value
    let start: Start
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// What has the keyframes played.
    enum Start {
        case never
        /// From the appearance on, again and again.
        case appearance
        case change(AnimatorTrigger)
    }

    /// Plays the keyframes from the moment at which the view appears, again and again (S16.13).
    ///
    /// - Parameters:
    ///   - initialValue: where each round begins, and what parts without a track stay at.
    ///   - repeating: if false, the initial value is shown and nothing plays.
    ///   - content: what there is for a value, in every frame.
    ///   - keyframes: the tracks; asked once, for the initial value.
    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        start = repeating ? .appearance : .never
        self.content = content
        self.keyframes = keyframes
    }

    /// Plays the keyframes each time the trigger changes, and stays at their end (S16.12). Meanwhile it costs nothing.
    ///
    /// - Parameters:
    ///   - initialValue: what is shown before the first run, and where each run begins, unless one is under way.
    ///   - trigger: a change in mid-flight plays the keyframes for the value of that moment, with its velocity.
    ///   - content: what there is for a value, in every frame of a run.
    ///   - keyframes: the tracks, for the value from which they start.
    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        start = .change(AnimatorTrigger(trigger))
        self.content = content
        self.keyframes = keyframes
    }

    /// Makes the content, and what moves its value.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let driver = KeyframeDriver(inputs.graph.untracked { inputs.graph.peek(view.attribute) }, inputs: inputs)
        inputs.sink(view.attribute) { driver.follow($0) }
        let body = AnimatorContent.evaluated(view.attribute, driver.value, inputs: inputs) { $0.content($1) }
        Content._makeView(_GraphValue(body), inputs: inputs)
    }
}
