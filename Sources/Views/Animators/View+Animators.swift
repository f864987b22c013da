public import AnimationCore
import AttributeGraph
@_spi(Engine) public import ViewGraph

/// A view as the content of an animator's closure, which gets a placeholder for it: the view itself is made once, and no
/// step evaluates it again (S15.7).
nonisolated struct AnimatedContent<Content: View, Animated: View>: _PrimitiveView {
    let content: Content
    let animated: Animated

    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let (content, animated) = view.fields(Content.self, Animated.self)
        let outside = inputs
        var inner = inputs
        inner.placeholders[PlaceholderContentView<Content>.self] = { place in
            // A view of the same type further in has another placeholder.
            var place = place
            place.placeholders = outside.placeholders
            Content._makeView(content, inputs: place)
        }
        Animated._makeView(animated, inputs: inner)
    }
}

extension View {
    /// Takes this view through phases endlessly, each change with an animation of its own (S15.2).
    ///
    /// - Parameters:
    ///   - phases: at least one; with only one nothing moves.
    ///   - content: this view, as the phase changes it.
    ///   - animation: of the change to the phase that it gets (S15.1); nil: it jumps.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        AnimatedContent(
            content: self,
            animated: PhaseAnimator(phases, content: { content(PlaceholderContentView(), $0) }, animation: animation))
    }

    /// Takes this view through phases once, and back to the first, each time the trigger changes (S15.3).
    ///
    /// - Parameters:
    ///   - phases: at least one; with only one nothing moves.
    ///   - trigger: a change while the phases run has the next one begin at once.
    ///   - content: this view, as the phase changes it.
    ///   - animation: of the change to the phase that it gets (S15.1); nil: it jumps.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        AnimatedContent(
            content: self,
            animated: PhaseAnimator(
                phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) }, animation: animation))
    }

    /// Moves this view along keyframes from the moment at which it appears, again and again (S16.13).
    ///
    /// - Parameters:
    ///   - initialValue: where each round begins, and what parts without a track stay at.
    ///   - repeating: if false, the initial value is shown and nothing plays.
    ///   - content: this view, as the value changes it, in every frame.
    ///   - keyframes: the tracks; asked once, for the initial value.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        AnimatedContent(
            content: self,
            animated: KeyframeAnimator(
                initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(), $0) },
                keyframes: keyframes))
    }

    /// Moves this view along keyframes each time the trigger changes, and leaves it at their end (S16.12).
    ///
    /// - Parameters:
    ///   - initialValue: what is shown before the first run, and where each run begins, unless one is under way.
    ///   - trigger: a change in mid-flight plays the keyframes for the value of that moment, with its velocity.
    ///   - content: this view, as the value changes it, in every frame of a run.
    ///   - keyframes: the tracks, for the value from which they start.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        AnimatedContent(
            content: self,
            animated: KeyframeAnimator(
                initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(), $0) },
                keyframes: keyframes))
    }
}
