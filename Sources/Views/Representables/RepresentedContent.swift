package import AnimationCore
import AttributeGraph
package import Foundation
package import Geometry
import LayerTree
@_spi(Engine) package import ViewGraph

/// Context of one update of represented content (S21.5).
package struct RepresentableUpdate {
    /// Transaction of the update, as it reaches the view.
    package let transaction: Transaction
    /// Environment of the view.
    package let environment: EnvironmentValues
}

/// Content that lives as long as its view's identity, receives each value of the view, and draws itself.
@MainActor package protocol RepresentedContent: AnyObject {
    /// Type of the view that represents the content.
    associatedtype Representable

    /// Takes over a value of the view, in an update. First called directly after the content was made.
    func update(_ representable: Representable, _ update: RepresentableUpdate)
    /// Size for a proposal; nil takes the proposed size.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize?
    /// Sets the size, in points, with the animation of `transaction`.
    func resize(to size: CGSize, under transaction: Transaction)
    /// Releases the content, when the view's identity has ended.
    func dismantle()
}

extension _ViewInputs {
    /// Makes the box of represented content. `make` runs in the first update, with its environment.
    package func represent<Content: RepresentedContent>(
        _ view: _GraphValue<Content.Representable>,
        by make:
            @escaping @MainActor (RepresentableBox, _ViewInputs, Content.Representable, RepresentableUpdate) ->
            Content
    ) {
        element { inputs in
            let box = RepresentableBox(inputs)
            inputs.add(box, named: Content.Representable.self)
            let graph = inputs.graph
            let evaluation = BodyEvaluation(host: inputs.host)
            let properties = _DynamicProperties(of: Content.Representable.self, inputs: inputs)
            var content: Content?
            var firstPass = FirstPass()
            let rule = RepresentableRule(
                view: view.attribute, environment: inputs.environment, properties: properties, evaluation: evaluation
            ) { [unowned box] representable, environment in
                // The first value is not animated (S1.15).
                let transaction = firstPass.isNow(in: box.host) ? Transaction() : box.scope.resolve()
                let update = RepresentableUpdate(transaction: transaction, environment: environment)
                let current = content ?? graph.untracked { make(box, inputs, representable, update) }
                if content == nil {
                    content = current
                    box.chosenSize = { [unowned current] in current.sizeThatFits($0) }
                    box.sizeChanged = { [unowned current] in current.resize(to: $0, under: $1) }
                }
                current.update(representable, update)
                // The content's size may have changed.
                box.invalidateLayout()
            }
            let sink = inputs.lifetime.perform { graph.addSink(rule, phase: .effect) }
            evaluation.body = sink.place
            inputs.lifetime.onEnd {
                content?.dismantle()
                content = nil
                box.letGo()
            }
        }
    }
}

/// Updates the content whenever the view's value, the environment, or state that it read has changed.
private struct RepresentableRule<Representable>: Rule {
    let view: Attribute<Representable>
    let environment: Attribute<EnvironmentValues>
    var properties: _DynamicProperties
    let evaluation: BodyEvaluation
    let action: @MainActor (Representable, EnvironmentValues) -> Void

    static var name: String { "update of \(Representable.self)" }

    mutating func evaluate(in graph: Graph) {
        var value = graph.read(view)
        properties.update(&value, in: graph)
        let environment = graph.read(environment)
        evaluation.run(Representable.self) { action(value, environment) }
    }
}

extension RepresentableUpdate {
    /// Runs `changes` under the transaction of this update, so that layers changed in it move with the views around
    /// (S21.5). `completion` is called when the animation ends; without an animation, at once.
    @MainActor package func animate(
        _ changes: () -> Void, completion: (() -> Void)?, in host: ViewHost?
    ) {
        var transaction = transaction
        guard transaction.animation != nil else {
            withTransaction(transaction, changes)
            completion?()
            return
        }
        if let completion { transaction.addAnimationCompletion(completion) }
        host?.completions.claim(of: transaction)
        withTransaction(transaction, changes)
    }
}
