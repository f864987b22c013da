import AttributeGraph
@_spi(Engine) import ViewGraph

/// A style as a field of the view whose body it makes, so that its `@Environment` and other dynamic properties are
/// updated before.
struct DynamicStyle<Style> {
    let style: Style
}

extension DynamicStyle: DynamicProperty {
    static func _makeProperty(in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs) {
        // The style is the only field, so its offset equals this value's.
        properties.addFields(of: Style.self, at: fieldOffset, inputs: inputs)
    }
}

/// A button's body made by a custom `ButtonStyle`.
nonisolated struct StyledButton<S: ButtonStyle>: View {
    private let dynamic: DynamicStyle<S>
    private let configuration: ButtonStyleConfiguration

    init(style: S, configuration: ButtonStyleConfiguration) {
        dynamic = DynamicStyle(style: style)
        self.configuration = configuration
    }

    @MainActor var body: some View { dynamic.style.makeBody(configuration: configuration) }
}

/// A button's body made by a custom `PrimitiveButtonStyle`.
nonisolated struct PrimitiveStyledButton<S: PrimitiveButtonStyle>: View {
    private let dynamic: DynamicStyle<S>
    private let configuration: PrimitiveButtonStyleConfiguration

    init(style: S, configuration: PrimitiveButtonStyleConfiguration) {
        dynamic = DynamicStyle(style: style)
        self.configuration = configuration
    }

    @MainActor var body: some View { dynamic.style.makeBody(configuration: configuration) }
}
