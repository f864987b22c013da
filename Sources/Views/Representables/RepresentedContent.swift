package import AnimationCore
import AttributeGraph
package import Foundation
package import Geometry
import LayerTree
@_spi(Engine) package import ViewGraph

/// What an update brings to something that a view stands for (S21.5).
package struct RepresentableUpdate {
    /// The transaction of this update, as it arrives at the view's place.
    package let transaction: Transaction
    /// The environment there.
    package let environment: EnvironmentValues
}

/// Something that lives as long as a view's identity, is told of each new value of that view, and draws by itself.
@MainActor package protocol RepresentedContent: AnyObject {
    /// The view that stands for it.
    associatedtype Representable

    /// A new value, in an update. The first one comes directly after it was made.
    func update(_ representable: Representable, _ update: RepresentableUpdate)
    /// The size that it chooses; nil leaves it to the proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize?
    /// It has this size from now on; `transaction` says how it gets there.
    func resize(to size: CGSize, under transaction: Transaction)
    /// The view's identity has ended.
    func dismantle()
}

extension _ViewInputs {
    /// Makes the place of what a view stands for. It is made in the first update, with what the environment then is.
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
                // A first value is no change (S1.15).
                let transaction = firstPass.isNow(in: box.host) ? Transaction() : box.scope.resolve()
                let update = RepresentableUpdate(transaction: transaction, environment: environment)
                let current = content ?? graph.untracked { make(box, inputs, representable, update) }
                if content == nil {
                    content = current
                    box.chosenSize = { [unowned current] in current.sizeThatFits($0) }
                    box.sizeChanged = { [unowned current] in current.resize(to: $0, under: $1) }
                }
                current.update(representable, update)
                // What it shows may want more room, or less.
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

/// Tells what a view stands for of the view's value, whenever that, the environment, or state that it read has changed.
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
    /// Runs `changes` under the transaction of this update, so that what it changes on layers moves as the views around do
    /// (S21.5). Without an animation everything is over at once.
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
        host?.claimCompletions(of: transaction)
        withTransaction(transaction, changes)
    }
}
