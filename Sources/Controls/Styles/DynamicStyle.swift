import AttributeGraph
@_spi(Engine) package import ViewGraph

/// A style as a field of the view whose body it makes, so that its `@Environment` and other dynamic properties are
/// updated before.
nonisolated package struct DynamicStyle<Style> {
    package let style: Style

    package init(style: Style) { self.style = style }
}

extension DynamicStyle: DynamicProperty {
    /// Adds the style's own properties. Internal; programs do not call it.
    @MainActor package static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        // The style is the only field, so its offset equals this value's.
        properties.addFields(of: Style.self, at: fieldOffset, inputs: inputs)
    }
}
