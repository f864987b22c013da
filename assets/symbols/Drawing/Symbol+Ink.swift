package import Foundation
import Geometry

extension Symbol {
    /// Bounds of what is painted, in grid units; the whole grid if nothing is.
    ///
    /// - Parameter lineWidth: line width in grid units.
    /// - Returns: a rectangle of positive width and height, since every line has a width.
    package func ink(lineWidth: Double = Symbol.lineWidth) -> CGRect {
        SymbolWorkspace.ink(of: self, lineWidth: lineWidth)
    }
}

extension SymbolWorkspace {
    private static let inks = SymbolCache<CGRect>()

    /// Bounds of the symbol's outline in grid units, each of which is found once.
    fileprivate static func ink(of symbol: Symbol, lineWidth: Double) -> CGRect {
        inks.value(of: symbol, lineWidth) { symbol in
            let grid = CGRect(x: 0, y: 0, width: size, height: size)
            let bounds = symbol.path(in: grid, lineWidth: lineWidth).boundingRect
            let found = bounds.width > 0 && bounds.height > 0 ? bounds : grid
            return found.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
        }
    }
}
