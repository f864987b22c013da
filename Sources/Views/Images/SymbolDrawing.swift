import Foundation
import Geometry
import LayerTree
import Symbols

/// A symbol with everything that its content depends on, except for its size and the course of its effects.
struct SymbolDrawing {
    let symbol: Symbol?
    let lineWidth: Double
    let extent: SymbolExtent
    /// True if what is painted reaches the edges of the frame.
    let isResizable: Bool
    let paint: LayerPaint
    let palette: SymbolPalette?
    /// Share of the parts that are lit; nil lights all.
    let value: Double?
    /// Way in which an effect lights parts.
    let color: SymbolMotion.VariableColor?

    /// Opacity of parts that are not lit.
    private static let dimmed = 0.3

    /// True if one paint shows the whole symbol, so that a shape of any size draws it.
    ///
    /// - Parameter lit: progress of an effect that lights parts; 0 for none.
    /// - Returns: false if parts have paints or opacities of their own.
    func isUniform(lit: Double) -> Bool {
        guard symbol != nil else { return true }
        return palette == nil && value == nil && (lit == 0 || color == nil)
    }

    /// The symbol in one paint; without a symbol a rectangle.
    var shape: LayerShape {
        LayerShape(paint: paint) { [symbol, lineWidth, extent, isResizable] in
            symbol?.path(in: extent.grid(in: $0, isResizable: isResizable), lineWidth: lineWidth) ?? Path($0)
        }
    }

    /// The symbol in the paints of its levels, or with some of its parts lit.
    func list(size: CGSize, lit: Double) -> DisplayList {
        let frame = CGRect(origin: .zero, size: size)
        var commands: [DrawCommand] = []
        func fill(_ path: Path, _ paint: LayerPaint, _ opacity: Double) {
            guard opacity > 0, !path.isEmpty else { return }
            commands += [.save, .opacity(opacity), .fill(path, paint, FillStyle(), within: frame), .restore]
        }
        guard let symbol else { return DisplayList(commands: []) }
        let grid = extent.grid(in: frame, isResizable: isResizable)
        if lit > 0 || value != nil {
            let pieces = symbol.pieces(in: grid, lineWidth: lineWidth)
            for (index, piece) in pieces.enumerated() {
                fill(piece, paint, opacity(of: index, among: pieces.count, lit: lit))
            }
        } else if let palette {
            for (index, level) in symbol.levels(in: grid, lineWidth: lineWidth).enumerated().reversed() {
                fill(level, palette.level(index).paint, palette.level(index).opacity)
            }
        }
        return DisplayList(commands: commands, bounds: frame.insetBy(dx: -1, dy: -1))
    }

    private func opacity(of piece: Int, among count: Int, lit: Double) -> Double {
        let position = (lit > 0 ? lit : value ?? 1) * Double(count)
        let isCumulative = lit == 0 || color?.isCumulative != false
        let light = isCumulative ? position - Double(piece) : 1.2 - abs(position - Double(piece) - 0.5)
        let inactive = lit > 0 && color?.hidesInactive == true ? 0 : Self.dimmed
        return inactive + (1 - inactive) * min(max(light, 0), 1)
    }
}

extension SymbolMotion {
    /// Way in which the effect lights parts; nil for other effects.
    var variableColor: VariableColor? { if case .variableColor(let color) = self { color } else { nil } }
}
