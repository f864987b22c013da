import AnimationCore
@_spi(Engine) public import ViewGraph

/// Colours of a symbol with several parts.
public struct SymbolRenderingMode: Hashable, Sendable {
    private enum Kind { case monochrome, multicolor, hierarchical, palette }

    private let kind: Kind

    /// One colour.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// One colour, fainter for secondary parts.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// The levels of the foreground style.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

extension Image {
    /// Sets the colours of a symbol's parts. Lilt's symbols have one part: they are drawn in the first foreground style
    /// in every mode.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension View {
    /// Sets the colours of the parts of symbols. Lilt's symbols have one part: they are drawn in the first foreground
    /// style in every mode.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
