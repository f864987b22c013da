@_spi(Engine) public import ViewGraph
import Views

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
        Body._makeCommands(makeComposedBody(of: commands.attribute, inputs: inputs) { $0.body }, inputs: inputs)
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
    public var body: Never { neverHappens("body of primitive commands") }
}

/// No commands.
public struct EmptyCommands: _PrimitiveCommands {
    /// Creates no commands.
    nonisolated public init() {}

    /// Makes nothing.
    @MainActor public static func _makeCommands(_ commands: _GraphValue<EmptyCommands>, inputs: _ViewInputs) {}
}
