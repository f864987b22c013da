public import AnimationCore
import AttributeGraph
@_spi(Engine) public import ViewGraph

/// Takes content through a sequence of phases; each change has an animation of its own (S15).
///
/// ```swift
/// PhaseAnimator([1, 1.2, 0.9]) { scale in
///     Heart().scaleEffect(scale)
/// } animation: { _ in .snappy }
/// ```
/// The next phase begins when the animation of the last change is logically complete; a change that starts no animation
/// is complete at once (S15.4). Only the content is evaluated again, once for each phase.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: _PrimitiveView {
    let phases: [Phase]
    let trigger: AnimatorTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Makes an animator that cycles through the phases endlessly, from its appearance on (S15.2).
    ///
    /// - Parameters:
    ///   - phases: the phases, at least one; with only one nothing moves.
    ///   - content: makes the content of a phase.
    ///   - animation: returns the animation of the change to a phase (S15.1), or nil for none.
    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Makes an animator that goes through the phases once and back to the first, each time `trigger` changes (S15.3).
    /// It costs nothing between runs.
    ///
    /// - Parameters:
    ///   - phases: the phases, at least one; with only one nothing moves.
    ///   - trigger: value whose changes start a run; during a run a change begins the next phase at once.
    ///   - content: makes the content of a phase.
    ///   - animation: returns the animation of the change to a phase (S15.1), or nil for none.
    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnimatorTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    /// Makes the content, and the driver of its phases.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let first = inputs.graph.untracked { inputs.graph.peek(view.attribute) }
        guard let driver = PhaseDriver(first, inputs: inputs) else {
            inputs.host.report(
                "A PhaseAnimator, or phaseAnimator(_:), has no phases, so there is nothing that it could show; give it "
                    + "one at least (S15.5).")
            // TextViews, above this module, makes Text a view: the conformance is known when the program runs.
            if let text = Text("no phases").foregroundStyle(.red) as Any as? any View { makeView(text, inputs) }
            return
        }
        inputs.sink(view.attribute) { driver.follow($0) }
        inputs.host.onAppear { driver.appeared() }
        let body = AnimatorContent.evaluated(view.attribute, driver.phase, inputs: inputs) { $0.content($1) }
        Content._makeView(_GraphValue(body), inputs: inputs)
    }

    @MainActor private static func makeView<V: View>(_ view: V, _ inputs: _ViewInputs) {
        V._makeView(_GraphValue(inputs.lifetime.perform { inputs.graph.addSource(view) }), inputs: inputs)
    }
}

/// Value of any equatable type whose changes start a run of an animator.
struct AnimatorTrigger: Equatable {
    private let value: any Equatable

    init(_ value: some Equatable) { self.value = value }

    static func == (lhs: AnimatorTrigger, rhs: AnimatorTrigger) -> Bool { areEqual(lhs.value, rhs.value) }

    private static func areEqual<V: Equatable>(_ value: V, _ other: any Equatable) -> Bool { value == other as? V }
}
