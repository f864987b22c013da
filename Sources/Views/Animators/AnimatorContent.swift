import AttributeGraph
@_spi(Engine) import ViewGraph

/// Makes content that depends on a view and on a value that an animator writes. Only the content is evaluated when
/// either changes; that counts as an evaluation of the view's body.
@MainActor enum AnimatorContent {
    static func evaluated<Whole, Value, Content>(
        _ view: Attribute<Whole>, _ value: Attribute<Value>, inputs: _ViewInputs,
        content: @escaping @MainActor (Whole, Value) -> Content
    ) -> Attribute<Content> {
        let evaluation = BodyEvaluation(host: inputs.host)
        let rule = inputs.lifetime.perform {
            inputs.graph.addRule(
                AnimatorContentRule(view: view, value: value, evaluation: evaluation, content: content))
        }
        evaluation.body = rule.place
        return rule
    }
}

private struct AnimatorContentRule<Whole, Value, Content>: Rule {
    let view: Attribute<Whole>
    let value: Attribute<Value>
    let evaluation: BodyEvaluation
    let content: @MainActor (Whole, Value) -> Content

    static var name: String { "content of \(Whole.self)" }

    func evaluate(in graph: Graph) -> Content {
        let (view, value) = (graph.read(view), graph.read(value))
        return evaluation.run(Whole.self) { content(view, value) }
    }
}
