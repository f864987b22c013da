import AnimationCore
package import Foundation
import Symbols
@_spi(Engine) import ViewGraph

/// Room that a symbol takes beside text, and where its grid and its ink lie in it (S24.12).
///
/// As on Apple's systems, a symbol is as wide and as high as what is painted, with a narrow margin: `minus` is flat, `chevron.right`
/// narrow. Descriptions of a `UIImage` there give 20 by 19 points for `play.circle.fill` beside text of 17 points, of which 17
/// by 17 are ink.
struct SymbolExtent: Hashable {
    /// Width and height, margins included, in points.
    let size: CGSize
    /// Bounds of what is painted, in points from the upper left corner.
    let ink: CGRect
    /// Frame of the symbol's grid, in points from the upper left corner; it may reach beyond the size.
    let grid: CGRect
    /// Distance from the upper edge down to the baseline of text beside the symbol, in points; it may lie below the lower edge.
    let baseline: CGFloat

    /// The extent of `symbol`; without one, that of the whole grid.
    init(of symbol: Symbol?, _ metrics: SymbolMetrics) {
        let unit = metrics.size / Symbol.gridSize
        let drawn =
            symbol?.ink(lineWidth: metrics.lineWidth)
            ?? CGRect(x: 0, y: 0, width: Symbol.gridSize, height: Symbol.gridSize)
        let margin = metrics.margin
        ink = CGRect(
            x: margin.width, y: margin.height, width: drawn.width * unit, height: drawn.height * unit)
        size = CGSize(width: ink.width + 2 * margin.width, height: ink.height + 2 * margin.height)
        grid = CGRect(
            x: margin.width - drawn.minX * unit, y: margin.height - drawn.minY * unit, width: metrics.size,
            height: metrics.size)
        baseline = grid.midY + metrics.baselineBelowMiddle
    }

    /// Frame of the grid when the symbol is stretched to `rect`: a symbol of its own size keeps its margins, a resizable one has
    /// none.
    ///
    /// - Parameters:
    ///   - rect: frame of the symbol, in points.
    ///   - isResizable: true if the ink reaches the edges of `rect`.
    /// - Returns: the frame, in points; that of a font without a size is `rect`.
    func grid(in rect: CGRect, isResizable: Bool) -> CGRect {
        let whole = isResizable ? ink : CGRect(origin: .zero, size: size)
        guard whole.width > 0, whole.height > 0 else { return rect }
        let (x, y) = (rect.width / whole.width, rect.height / whole.height)
        return CGRect(
            x: rect.minX + (grid.minX - whole.minX) * x, y: rect.minY + (grid.minY - whole.minY) * y,
            width: grid.width * x, height: grid.height * y)
    }
}

extension Image {
    /// Width and height of a symbol in an environment of defaults, in points.
    package var symbolSize: CGSize {
        SymbolExtent(of: symbol(in: .none), SymbolMetrics(EnvironmentValues(), font: symbolFont)).size
    }
}
