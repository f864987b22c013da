public import AnimationCore
@_spi(Engine) public import ViewGraph

/// Colours of a symbol with several levels: a mark and what encloses it, a badge or a slash and what it marks.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind { case monochrome, multicolor, hierarchical, palette }

    let kind: Kind

    /// One colour.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The symbol's own colours; here the foreground style, since symbols have none.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// The first foreground style, fainter for lower levels.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// The foreground styles, one for each level.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    /// Colours of symbols' levels; nil takes a palette if there are several foreground styles, else one colour.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension Image {
    /// Sets the colours of a symbol's levels; nil leaves them to the view around.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolRenderingMode = mode } }
}

extension View {
    /// Sets the colours of the levels of symbols in the view.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
