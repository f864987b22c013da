package import AttributeGraph
@_spi(Engine) package import ViewGraph

/// Adds the body of a program, scene or set of commands, which is evaluated again when something that it has read
/// changes.
///
/// - Parameters:
///   - owner: the value that has the body.
///   - inputs: surroundings of the value.
///   - body: reads the body.
/// - Returns: the body.
@MainActor package func makeComposedBody<Owner, Body>(
    of owner: Attribute<Owner>, inputs: _ViewInputs, _ body: @escaping @MainActor (Owner) -> Body
) -> _GraphValue<Body> {
    let evaluation = BodyEvaluation(host: inputs.host)
    let properties = _DynamicProperties(of: Owner.self, inputs: inputs)
    let attribute = inputs.lifetime.perform {
        inputs.graph.addRule(
            ComposedBodyRule(owner: owner, properties: properties, evaluation: evaluation, body: body))
    }
    evaluation.body = attribute.place
    return _GraphValue(attribute)
}

private struct ComposedBodyRule<Owner, Body>: Rule {
    let owner: Attribute<Owner>
    var properties: _DynamicProperties
    let evaluation: BodyEvaluation
    let body: @MainActor (Owner) -> Body

    static var name: String { "body of \(Owner.self)" }

    mutating func evaluate(in graph: Graph) -> Body {
        var value = graph.read(owner)
        properties.update(&value, in: graph)
        return evaluation.run(Owner.self) { body(value) }
    }
}
