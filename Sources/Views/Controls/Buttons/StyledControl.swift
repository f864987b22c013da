import AttributeGraph
@_spi(Engine) import ViewGraph

/// A style as part of the view that it makes the body of: what it reads from the environment is put into it first.
struct DynamicStyle<Style> {
    let style: Style
}

extension DynamicStyle: DynamicProperty {
    static func _makeProperty(in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs) {
        // The style is this value's only field, so it begins where this begins.
        properties.addFields(of: Style.self, at: fieldOffset, inputs: inputs)
    }
}

/// A button's body by a program's own style.
nonisolated struct StyledButton<S: ButtonStyle>: View {
    private let dynamic: DynamicStyle<S>
    private let configuration: ButtonStyleConfiguration

    init(style: S, configuration: ButtonStyleConfiguration) {
        dynamic = DynamicStyle(style: style)
        self.configuration = configuration
    }

    @MainActor var body: some View { dynamic.style.makeBody(configuration: configuration) }
}

/// A button's body by a program's own style that acts by itself.
nonisolated struct PrimitiveStyledButton<S: PrimitiveButtonStyle>: View {
    private let dynamic: DynamicStyle<S>
    private let configuration: PrimitiveButtonStyleConfiguration

    init(style: S, configuration: PrimitiveButtonStyleConfiguration) {
        dynamic = DynamicStyle(style: style)
        self.configuration = configuration
    }

    @MainActor var body: some View { dynamic.style.makeBody(configuration: configuration) }
}
