@_spi(Engine) package import AnimationCore
package import AttributeGraph

/// Custom animatable values: views, modifiers, shapes and layouts whose `animatableData` interpolates (S1.10).
@MainActor package enum AnimatableAttributes {
    /// The value as presented: what the body, path or layout is to be made from. For a type without animatable data this
    /// is the value itself.
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
        // Structure inside is made from the presented copy, and is not looked at before that is up to date.
        inputs.lifetime.addSink(
            AnimatedSink(value: value, attribute: attribute, scope: inputs.scope), phase: .structure)
        inputs.lifetime.add(attribute)
        return attribute.presented
    }

    private static let known = TypeTable<(any Animatable.Type)?>()

    private static func animatableType<Value>(of type: Value.Type) -> (any Animatable.Type)? {
        if let type = known[ObjectIdentifier(type)] { return type }
        var animatable = type as? any Animatable.Type
        if let found = animatable, isEmpty(found) { animatable = nil }
        known.add(animatable, for: ObjectIdentifier(type))
        return animatable
    }

    private static func isEmpty<A: Animatable>(_ type: A.Type) -> Bool {
        A.AnimatableData.self == EmptyAnimatableData.self
    }
}

/// Tells an animatable value what its model is.
private struct AnimatedSink<Value: Animatable>: Rule {
    let value: Attribute<Value>
    let attribute: AnimatedAttribute<Value>
    let scope: TransactionScope

    static var name: String { "sink of \(Value.self)" }

    func evaluate(in graph: Graph) { attribute.modelChanged(to: graph.read(value), scope: scope) }
}

/// One custom animatable value: the model flows in, the presented copy is a source of its own, written each frame while
/// the animator runs. Nothing but what reads the copy is re-evaluated.
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
        // The first value a view ever has is no change (S1.15).
        guard !firstPass.isNow(in: host) else {
            host.graph.set(presented, to: new)
            return
        }
        let transaction = scope.resolve()
        let way = new.animatableData - old.animatableData
        let runs = animator.modelChanged(
            from: old.animatableData, to: new.animatableData, transaction: transaction)
        if runs {
            // Everything but the data is new at once (S4.4); the data follows in this frame's advance.
            var copy = new
            copy.animatableData = host.graph.peek(presented).animatableData
            if transaction.animation == nil && way != .zero {
                // Without an animation it follows in this very update: caught, or beside what runs (S10.9, S5.12).
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
