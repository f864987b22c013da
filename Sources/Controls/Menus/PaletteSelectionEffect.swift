import AnimationCore
@_spi(Engine) public import ViewGraph
public import Views

/// Mark of the chosen option of a palette: a picker in a menu whose options are side by side.
public struct PaletteSelectionEffect: Hashable, Sendable {
    private let value: Int

    /// A ground in the tint.
    public static let automatic = PaletteSelectionEffect(value: 0)
    /// None: the options themselves show which is chosen.
    public static let custom = PaletteSelectionEffect(value: 1)

    /// A variant of the chosen option's symbol.
    @available(*, unavailable, message: "options mark themselves by `.custom`, with a symbol of their own choice")
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { .custom }
}

private enum PaletteSelectionEffectKey: EnvironmentKey {
    static var defaultValue: PaletteSelectionEffect { .automatic }
}

extension EnvironmentValues {
    var paletteSelectionEffect: PaletteSelectionEffect {
        get { self[PaletteSelectionEffectKey.self] }
        set { self[PaletteSelectionEffectKey.self] = newValue }
    }
}

extension View {
    /// Sets the mark of the chosen options of palettes in this view.
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }
}
