import AttributeGraph
@_spi(Engine) import ViewGraph

/// Combines scenes: the first opens at the start, the others on request.
@resultBuilder public struct SceneBuilder {
    /// Passes a single scene on.
    @MainActor public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// A body of one scene: that scene.
    @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// A body of several scenes: the first opens at the start.
    @MainActor @_disfavoredOverload public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> some Scene { TupleScene((repeat each content)) }
}

/// Several scenes of one program.
struct TupleScene<each Content: Scene>: _PrimitiveScene {
    let value: (repeat each Content)

    init(_ value: (repeat each Content)) { self.value = value }

    @MainActor static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs) {
        var offsets = FieldOffsets()
        func make<Part: Scene>(_ type: Part.Type) {
            Part._makeScene(scene.field(type, at: offsets.next(type)), inputs: inputs)
        }
        repeat make((each Content).self)
    }

    func _windowDescription() -> _WindowDescription {
        var first: _WindowDescription?
        func look<Part: Scene>(_ part: Part) {
            if first == nil {
                let description = part._windowDescription()
                if description.opensAtStart { first = description }
            }
        }
        repeat look(each value)
        return first ?? _WindowDescription()
    }
}
