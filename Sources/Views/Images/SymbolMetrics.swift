import AnimationCore
import Foundation
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
    /// Distance from what is painted to the left and right edges, and to the upper and lower ones, in points.
    let margin: CGSize
    /// Distance from the grid's middle down to the baseline of adjacent text, in points.
    let baselineBelowMiddle: CGFloat

    /// Diameter of `circle.fill` per font size on Apple's systems; 22 of the grid's 24 units are its own.
    private static let diameter: CGFloat = 0.9961
    private static let gridPerFontSize: CGFloat = diameter * 24 / 22
    /// Margins beside and above a symbol per font size: a circle then is 20 by 19 points beside text of 17.
    private static let marginPerFontSize = CGSize(width: 0.087, height: 1 / 17)
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
        margin = CGSize(
            width: fontSize * Self.marginPerFontSize.width * scale.factor,
            height: fontSize * Self.marginPerFontSize.height * scale.factor)
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
