import AnimationCore
import AttributeGraph
import LayerTree
@_spi(Engine) import ViewGraph

/// Resolves a value in its environment, and again when either changes.
private struct ResolvedEffectRule<Value, Resolved>: Rule {
    let value: Attribute<Value>
    let environment: Attribute<EnvironmentValues>
    let resolve: (Value, EnvironmentValues) -> Resolved

    func evaluate(in graph: Graph) -> Resolved { resolve(graph.read(value), graph.read(environment)) }
}

extension _ViewInputs {
    /// Adds the box of an effect that depends on the environment as well. `update` is called with the transaction that
    /// reaches this place, but the first time with an empty one, so that nothing animates (S1.15).
    @discardableResult func effect<Value, Resolved>(
        _ value: _GraphValue<Value>, content: @escaping ElementWrapper.Make,
        resolve: @escaping (Value, EnvironmentValues) -> Resolved,
        update: @escaping @MainActor (EffectBox, Resolved, Transaction) -> Void
    ) -> EffectBox {
        let box = EffectBox(self)
        add(box, named: Value.self)
        var firstPass = FirstPass()
        let resolved = lifetime.perform {
            graph.addRule(ResolvedEffectRule(value: value.attribute, environment: environment, resolve: resolve))
        }
        sink(resolved) { [scope] value in
            update(box, value, firstPass.isNow(in: box.host) ? Transaction() : scope.resolve())
        }
        content(ElementPlace(in: box, lifetime: lifetime))
        return box
    }
}
