import AnimationCore
package import Foundation
import LayerTree
import Symbols
import ViewGraph

/// Size and line width of a symbol beside text in a font (S24.12).
struct SymbolMetrics: Hashable {
    /// Width and height of the symbol's grid in points.
    let size: CGFloat
    /// Size relative to the text.
    let scale: Image.Scale
    /// Weight of the text, 100 to 900.
    let weight: Int
    /// Line width, in units of the grid.
    let lineWidth: Double
    /// Distance from the grid's middle down to the baseline of adjacent text, in points.
    let baselineBelowMiddle: CGFloat

    /// Grid size per font size: a circle is then slightly higher than a capital.
    private static let gridPerFontSize: CGFloat = 1.15
    /// Half the height of a capital per font size: the middles of symbol and capital are at one height.
    private static let halfCapHeight: CGFloat = 0.36
    /// Line widths on the grid for the weights 100 to 900; the steps match those of text.
    private static let lineWidths = [0.9, 1.2, 1.6, Symbol.lineWidth, 2.2, 2.5, 2.8, 3.1, 3.4]

    init(
        font: Font, traits: FontTraits, dynamicTypeSize: DynamicTypeSize, scale: Image.Scale,
        weight: LegibilityWeight? = nil
    ) {
        let specification = traits.specification(of: font, at: dynamicTypeSize, weight: weight)
        let fontSize = max(0, CGFloat(specification.size))
        size = fontSize * Self.gridPerFontSize * scale.factor
        self.scale = scale
        self.weight = specification.weight
        lineWidth = Self.lineWidths[min(max(specification.weight / 100 - 1, 0), Self.lineWidths.count - 1)]
        baselineBelowMiddle = fontSize * Self.halfCapHeight
    }

    /// Metrics beside text of `environment`, or in `font` if a symbol has one of its own.
    init(_ environment: EnvironmentValues, font: Font? = nil) {
        self.init(
            font: font ?? environment.font ?? .body, traits: font == nil ? environment.fontTraits : .inherited,
            dynamicTypeSize: environment.dynamicTypeSize, scale: environment.imageScale,
            weight: environment.legibilityWeight)
    }
}

extension Image {
    /// Width and height of a symbol in an environment of defaults, in points.
    package static var symbolSize: CGFloat { SymbolMetrics(EnvironmentValues()).size }
}
