@_spi(Engine) package import AnimationCore
package import AttributeGraph

/// Attributes of custom animatable values: views, modifiers, shapes and layouts with interpolated `animatableData`
/// (S1.10).
@MainActor package enum AnimatableAttributes {
    /// Returns the attribute of the presentation value, from which the body, path or layout is computed. For a type
    /// without animatable data, returns `value` itself.
    package static func presented<Value>(_ value: Attribute<Value>, inputs: _ViewInputs) -> Attribute<Value> {
        guard let type = animatableType(of: Value.self) else { return value }
        return open(type, value, inputs)
    }

    private static func open<A: Animatable, Value>(
        _ type: A.Type, _ value: Attribute<Value>, _ inputs: _ViewInputs
    ) -> Attribute<Value> {
        let presented = animated(value.part(at: 0, as: A.self), inputs: inputs)
        return presented.part(at: 0, as: Value.self)
    }

    package static func animated<A: Animatable>(_ value: Attribute<A>, inputs: _ViewInputs) -> Attribute<A> {
        guard A.AnimatableData.self != EmptyAnimatableData.self else { return value }
        let attribute = AnimatedAttribute(inputs.graph.peek(value), inputs: inputs)
        // Phase `structure`: the content is made from the presentation value, and must not be evaluated before that is
        // up to date.
        inputs.lifetime.addSink(
            AnimatedSink(value: value, attribute: attribute, scope: inputs.scope), phase: .structure)
        inputs.lifetime.add(attribute)
        return attribute.presented
    }

    private static let known = TypeTable<(any Animatable.Type)?>()
    private static let animatableTypes = ConformanceIndex((any Animatable.Type).self)

    private static func animatableType<Value>(of type: Value.Type) -> (any Animatable.Type)? {
        if let type = known[ObjectIdentifier(type)] { return type }
        var animatable = animatableTypes.cast(type)
        if let found = animatable, isEmpty(found) { animatable = nil }
        known.add(animatable, for: ObjectIdentifier(type))
        return animatable
    }

    private static func isEmpty<A: Animatable>(_ type: A.Type) -> Bool {
        A.AnimatableData.self == EmptyAnimatableData.self
    }
}

/// Sink that sets the model value of an animatable attribute.
private struct AnimatedSink<Value: Animatable>: Rule {
    let value: Attribute<Value>
    let attribute: AnimatedAttribute<Value>
    let scope: TransactionScope

    static var name: String { "sink of \(Value.self)" }

    func evaluate(in graph: Graph) { attribute.modelChanged(to: graph.read(value), scope: scope) }
}

/// Animator of one custom animatable value. The presentation value is a source attribute, written in each frame while
/// the animator runs, so that only its readers are evaluated again.
@MainActor private final class AnimatedAttribute<Value: Animatable>: RunningAttribute, LifetimeMember {
    let presented: Attribute<Value>
    private var model: Value
    private var animator = Animator<Value.AnimatableData>()
    private var firstPass = FirstPass()
    private unowned let host: ViewHost

    init(_ value: Value, inputs: _ViewInputs) {
        model = value
        host = inputs.host
        presented = inputs.lifetime.addSource(value)
    }

    func modelChanged(to new: Value, scope: TransactionScope) {
        let old = model
        model = new
        // The first value of a view is not a change (S1.15).
        guard !firstPass.isNow(in: host) else {
            host.graph.set(presented, to: new)
            return
        }
        let transaction = scope.resolve()
        let way = new.animatableData - old.animatableData
        let runs = animator.modelChanged(
            from: old.animatableData, to: new.animatableData, transaction: transaction)
        if runs {
            // All properties except the animatable data change at once (S4.4). The data follows in the advance pass of
            // this frame.
            var copy = new
            copy.animatableData = host.graph.peek(presented).animatableData
            if transaction.animation == nil && way != .zero {
                // Without an animation, the data changes in this update: it jumps to the new value if velocity is
                // tracked, and otherwise moves by the difference while running animations continue (S10.9, S5.12).
                copy.animatableData = transaction.tracksVelocity ? new.animatableData : copy.animatableData + way
            }
            host.graph.set(presented, to: copy)
            host.runFromThisFrame(self)
        } else {
            host.graph.set(presented, to: new)
        }
    }

    func advance(to time: Double) -> Bool {
        guard host.graph.isAlive(presented) else { return false }
        let data = animator.advance(to: time, model: model.animatableData)
        host.graph.modify(presented) { $0.animatableData = data }
        return animator.isRunning
    }

    var endlessPeriod: EndlessPeriod? { animator.endlessPeriod }

    func lifetimeEnded() { animator.end() }
}
