package import Foundation
package import Geometry

/// A drawing on a grid of 24 by 24, with y downwards.
///
/// It becomes a single outline to be filled by nonzero winding: drawn parts turn one way, cut-outs the other. So a
/// symbol takes any paint, including translucent ones, as a single shape does.
package struct Symbol: Hashable, Sendable {
    /// Effect of one part's path.
    package enum Role: Hashable, Sendable {
        /// Fills the inside.
        case fill
        /// Strokes the path with round ends; the width is relative to the symbol's line width.
        case stroke(relativeWidth: Double)
        /// Cuts the inside out of the one `fill` that contains it.
        case hole
        /// Cuts a line out of the one `fill` that contains it. The path is a line, or a closed walk around a tree of
        /// lines that turns as far left as possible at every branch.
        case groove(relativeWidth: Double)
    }

    package struct Part: Hashable, Sendable {
        package let role: Role
        /// The path, in grid units.
        package let path: Path
    }

    /// Width and height of the grid.
    package static let gridSize = 24.0
    /// Line width at regular weight, in grid units.
    package static let lineWidth = 2.0

    package let name: String
    package let parts: [Part]

    /// The outline, scaled from the grid to `rect`; to be filled by nonzero winding.
    ///
    /// - Parameters:
    ///   - rect: frame of the grid, in points.
    ///   - lineWidth: line width in grid units. Grooves take only half of its difference from ``lineWidth``, so that a
    ///     bold symbol keeps its fill.
    /// - Returns: The outline; empty unless `rect` has a finite, positive size.
    package func path(in rect: CGRect, lineWidth: Double = Symbol.lineWidth) -> Path {
        let larger = max(rect.width, rect.height)
        guard larger > 0, larger.isFinite, rect.origin.x.isFinite, rect.origin.y.isFinite else { return Path() }
        // Lines become outlines at the final size, where the tolerance of curves is known, and are then stretched with
        // the rest.
        let scale = larger / Self.gridSize
        let grid = CGAffineTransform(scaleX: scale, y: scale)
        var result = Path()
        for part in parts {
            let path = part.path.applying(grid)
            switch part.role {
            case .fill: result.addPath(path.turned(clockwise: true))
            case .hole: result.addPath(path.turned(clockwise: false))
            case .stroke(let relative):
                let style = StrokeStyle(lineWidth: lineWidth * relative * scale, lineCap: .round, lineJoin: .round)
                result.addPath(path.strokedPath(style))
            case .groove(let relative):
                let width = (lineWidth + Self.lineWidth) / 2 * relative
                result.addPath(GrooveOutline.path(around: path, width: width * scale))
            }
        }
        return result.applying(
            CGAffineTransform(
                a: rect.width / larger, b: 0, c: 0, d: rect.height / larger, tx: rect.minX, ty: rect.minY))
    }
}

extension Path {
    /// This path with every part turned clockwise or counter-clockwise, as seen on screen.
    fileprivate func turned(clockwise: Bool) -> Path {
        var result = Path()
        for part in parts {
            var area = 0.0
            var last = part.start
            for point in part.segments.flatMap({ [$0.control1, $0.control2, $0.end] }) {
                area += last.x * point.y - point.x * last.y
                last = point
            }
            area += last.x * part.start.y - part.start.x * last.y
            if (area > 0) == clockwise {
                result.move(to: part.start)
                for segment in part.segments {
                    result.addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
                }
            } else {
                result.move(to: part.segments.last?.end ?? part.start)
                for segment in part.segments.reversed() {
                    result.addCurve(to: segment.start, control1: segment.control2, control2: segment.control1)
                }
            }
            result.closeSubpath()
        }
        return result
    }
}
