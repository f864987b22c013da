import Foundation
import Geometry

/// Interruption of the lines of a symbol.
package enum SymbolDashes: String, Hashable, Sendable {
    case dashed, dotted

    /// Dash and gap, in grid units; the ends are round and reach into the gap.
    fileprivate var lengths: (dash: CGFloat, gap: CGFloat) {
        switch self {
        case .dashed: (2.9, 4.1)
        case .dotted: (0.05, 4.1)
        }
    }
}

extension [Symbol.Part] {
    /// Outline with interrupted closed lines, at `scale`; other parts stay whole.
    func outline(_ dashes: SymbolDashes, scale: CGFloat, lineWidth: Double) -> Path {
        let grid = CGAffineTransform(scaleX: scale, y: scale)
        let (dash, gap) = dashes.lengths
        var result = Path()
        for part in self {
            guard case .stroke(let relative) = part.role else {
                result.addPath([part].outline(scale: scale, lineWidth: lineWidth))
                continue
            }
            for line in part.path.connected {
                let isClosed = line.parts.first?.isClosed == true
                // As many dashes as fit, so that the last gap is as long as the others.
                let count = (line.length / (dash + gap)).rounded()
                let factor = count > 0 ? line.length / (count * (dash + gap)) : 1
                let pattern = isClosed ? [dash * factor * scale, gap * factor * scale] : []
                result.addPath(
                    line.applying(grid).strokedPath(.round(lineWidth * relative * scale, dash: pattern)))
            }
        }
        return result
    }
}

extension Path {
    /// Length of all lines.
    fileprivate var length: CGFloat {
        var length: CGFloat = 0
        forEachLine(tolerance: 0.05) { length += hypot($1.x - $0.x, $1.y - $0.y) }
        return length
    }
}
