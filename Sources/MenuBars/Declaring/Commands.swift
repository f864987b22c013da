import AttributeGraph
@_spi(Engine) public import ViewGraph

/// Menus and menu items of a scene's windows, which show them in a menu bar.
@MainActor @preconcurrency public protocol Commands {
    /// Type of `body`; inferred.
    associatedtype Body: Commands
    /// The commands of which these are composed. Evaluated again when something that it read changes.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the parts of the menu bar. Engine interface: programs neither call nor implement it.
    @MainActor static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _ViewInputs)
}

extension Commands {
    /// Makes the commands of ``body``.
    public static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _ViewInputs) {
        let evaluation = BodyEvaluation(host: inputs.host)
        let properties = _DynamicProperties(of: Self.self, inputs: inputs)
        let body = inputs.lifetime.perform {
            inputs.graph.addRule(
                CommandsBodyRule<Self>(commands: commands.attribute, properties: properties, evaluation: evaluation))
        }
        evaluation.body = body.place
        Body._makeCommands(_GraphValue(body), inputs: inputs)
    }
}

private struct CommandsBodyRule<C: Commands>: Rule {
    let commands: Attribute<C>
    var properties: _DynamicProperties
    let evaluation: BodyEvaluation

    static var name: String { "body of \(C.self)" }

    mutating func evaluate(in graph: Graph) -> C.Body {
        var value = graph.read(commands)
        properties.update(&value, in: graph)
        return evaluation.run(C.self) { value.body }
    }
}

extension Never: Commands {
    /// Makes nothing: `Never` has no values.
    public static func _makeCommands(_ commands: _GraphValue<Never>, inputs: _ViewInputs) {}
}

/// Commands that the engine makes directly, without a body.
@MainActor @preconcurrency public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    /// Never evaluated: primitive commands have no body.
    public var body: Never { preconditionFailure("Primitive commands have no body; please report this as a mistake.") }
}

/// No commands.
public struct EmptyCommands: _PrimitiveCommands {
    /// Creates no commands.
    nonisolated public init() {}

    /// Makes nothing.
    @MainActor public static func _makeCommands(_ commands: _GraphValue<EmptyCommands>, inputs: _ViewInputs) {}
}
