public import AnimationCore
import AttributeGraph
@_spi(Engine) public import ViewGraph

/// View that an animator's closure modifies. The closure gets a placeholder for the view, which is made once and which
/// no step evaluates again (S15.7).
nonisolated struct AnimatedContent<Content: View, Animated: View>: _PrimitiveView {
    let content: Content
    let animated: Animated

    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let (content, animated) = view.fields(Content.self, Animated.self)
        let outside = inputs
        var inner = inputs
        inner.placeholders[PlaceholderContentView<Content>.self] = { place in
            // A view of the same type inside this one has its own placeholder.
            var place = place
            place.placeholders = outside.placeholders
            Content._makeView(content, inputs: place)
        }
        Animated._makeView(animated, inputs: inner)
    }
}

extension View {
    /// Takes this view through phases endlessly; each change has an animation of its own (S15.2).
    ///
    /// `phases` needs at least one element; with only one nothing moves. `content` modifies this view for a phase.
    /// `animation` returns the animation of the change to a phase, or nil for none (S15.1).
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        AnimatedContent(
            content: self,
            animated: PhaseAnimator(phases, content: { content(PlaceholderContentView(), $0) }, animation: animation))
    }

    /// Takes this view through phases once and back to the first, each time `trigger` changes (S15.3); during a run a
    /// change begins the next phase at once.
    ///
    /// `phases` needs at least one element; with only one nothing moves. `content` modifies this view for a phase.
    /// `animation` returns the animation of the change to a phase, or nil for none (S15.1).
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

    /// Animates this view along keyframes from its appearance on, endlessly (S16.13).
    ///
    /// `initialValue` is the value at the start of each round; parts without a track keep it. If `repeating` is false
    /// it is shown and nothing plays. `content` modifies this view for a value, in every frame. `keyframes` returns the
    /// tracks; it is called once, with the initial value.
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

    /// Animates this view along keyframes each time `trigger` changes, and leaves it at their final value (S16.12).
    ///
    /// `initialValue` is the value before the first run, and at the start of each run that does not interrupt another;
    /// one that does starts at the current value and velocity. `content` modifies this view for a value, in every frame
    /// of a run. `keyframes` returns the tracks; it is called with the value at the start of a run.
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
