import AnimationCore
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Text by which typed letters find a row; nil for the first text in it.
enum TypeSelectTrait: ViewTraitKey { static var defaultValue: String? { nil } }

extension View {
    /// Sets the text by which typed letters find the view's row in a list or table; nil is the first text in the row, and an empty
    /// text keeps letters from finding it.
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
        modifier(TraitModifier<TypeSelectTrait>(value: text?.plainString))
    }

    /// Sets the text by which typed letters find the view's row in a list or table, localised.
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }

    /// Sets the text by which typed letters find the view's row in a list or table.
    @_disfavoredOverload nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        typeSelectEquivalent(Text(string))
    }
}
