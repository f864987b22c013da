import AnimationCore
import LayerTree
import ViewGraph

/// Paints of a symbol's levels, the most important first.
struct SymbolPalette: Equatable {
    /// Paint of one level, at an opacity.
    struct Level: Equatable {
        let paint: LayerPaint
        let opacity: Double
    }

    let levels: [Level]

    /// Opacities of the levels in one colour.
    private static let hierarchy = [1, 0.45, 0.25]

    /// The paints in a rendering mode; nil if all levels have the same paint.
    ///
    /// - Parameters:
    ///   - mode: mode of the symbol; nil takes a palette if there are several styles.
    ///   - first: the first paint.
    ///   - environment: has the second and the third style.
    init?(_ mode: SymbolRenderingMode?, first: LayerPaint, in environment: EnvironmentValues) {
        switch mode?.kind {
        case .monochrome, .multicolor: return nil
        case .hierarchical: levels = Self.hierarchy.map { Level(paint: first, opacity: $0) }
        case .palette, nil:
            guard let second = environment.secondaryStyle else { return nil }
            let styles = [second, environment.tertiaryStyle ?? second]
            levels =
                [Level(paint: first, opacity: 1)]
                + styles.map { Level(paint: $0._resolve(in: environment).wholePaint, opacity: 1) }
        }
    }

    /// Paint of the level at `index`; further levels have that of the last.
    func level(_ index: Int) -> Level { levels[min(index, levels.count - 1)] }
}
