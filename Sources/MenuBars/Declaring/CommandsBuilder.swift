import AttributeGraph
@_spi(Engine) public import ViewGraph

/// Combines commands; `if`, `switch` and availability conditions are allowed.
@resultBuilder public struct CommandsBuilder {
    /// Passes single commands on.
    @MainActor public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// No commands.
    @MainActor public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// A body of one: those commands.
    @MainActor public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// A body of several, in order.
    @MainActor @_disfavoredOverload public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> some Commands { TupleCommands(value: (repeat each content)) }

    /// Commands under an `if` without `else`.
    @MainActor public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
        OptionalCommands(content: content.map { _CommandsView(commands: $0) })
    }

    /// Commands of the first branch.
    @MainActor public static func buildEither<First: Commands, Second: Commands>(
        first: First
    ) -> _ConditionalCommands<First, Second> {
        _ConditionalCommands(content: ViewBuilder.buildEither(first: _CommandsView(commands: first)))
    }

    /// Commands of the second branch.
    @MainActor public static func buildEither<First: Commands, Second: Commands>(
        second: Second
    ) -> _ConditionalCommands<First, Second> {
        _ConditionalCommands(content: ViewBuilder.buildEither(second: _CommandsView(commands: second)))
    }

    /// Commands under an availability condition.
    @MainActor public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands {
        content
    }
}

/// Commands as a view, so that the engine's conditions apply to them. It shows nothing: each part is a box without size.
public struct _CommandsView<Content: Commands>: _PrimitiveView {
    let commands: Content

    /// Makes the parts of the commands. Engine interface.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        Content._makeCommands(view[\.commands], inputs: inputs)
    }
}

/// The commands of one of two branches.
public struct _ConditionalCommands<First: Commands, Second: Commands>: _PrimitiveCommands {
    let content: _ConditionalContent<_CommandsView<First>, _CommandsView<Second>>

    /// Makes the commands of the branch taken. Engine interface.
    @MainActor public static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _ViewInputs) {
        _ConditionalContent<_CommandsView<First>, _CommandsView<Second>>._makeView(
            commands[\.content], inputs: inputs)
    }
}

/// Commands that may be missing.
struct OptionalCommands<Content: Commands>: _PrimitiveCommands {
    let content: _CommandsView<Content>?

    @MainActor static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _ViewInputs) {
        Optional<_CommandsView<Content>>._makeView(commands[\.content], inputs: inputs)
    }
}

/// Several commands in order.
struct TupleCommands<each Content: Commands>: _PrimitiveCommands {
    let value: (repeat each Content)

    @MainActor static func _makeCommands(_ commands: _GraphValue<Self>, inputs: _ViewInputs) {
        var offsets = FieldOffsets()
        func make<Part: Commands>(_ type: Part.Type) {
            Part._makeCommands(commands.field(type, at: offsets.next(type)), inputs: inputs)
        }
        repeat make((each Content).self)
    }
}
