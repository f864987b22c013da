package import Foundation
package import Geometry

/// A drawing on a grid of 24 by 24, y downwards.
///
/// It becomes one outline to be filled by winding: what is drawn turns one way, what is left out turns the other. So a
/// symbol takes any paint, also a translucent one, as a single shape does.
package struct Symbol: Hashable, Sendable {
    /// What one part's path does.
    package enum Role: Hashable, Sendable {
        /// Paints the inside.
        case fill
        /// Paints a line with round ends; the width is in units of the symbol's own.
        case stroke(relativeWidth: Double)
        /// Leaves the inside out of one `fill` that it lies in.
        case hole
        /// Leaves a line out of one `fill` that it lies in. The path is a line, or a closed walk around a tree of lines
        /// that turns as far left as it can at every branch.
        case groove(relativeWidth: Double)
    }

    package struct Part: Hashable, Sendable {
        package let role: Role
        /// On the grid.
        package let path: Path
    }

    /// The grid's width and height.
    package static let gridSize = 24.0
    /// Width of a line at regular weight, on the grid.
    package static let lineWidth = 2.0

    package let name: String
    package let parts: [Part]

    /// The outline, stretched from the grid to `rect`; fill it by winding.
    ///
    /// - Parameters:
    ///   - rect: where the grid lies, in points.
    ///   - lineWidth: of lines, on the grid; grooves keep half of what it differs from ``lineWidth``, for a bold symbol
    ///     must not be all groove.
    package func path(in rect: CGRect, lineWidth: Double = Symbol.lineWidth) -> Path {
        let larger = max(rect.width, rect.height)
        guard larger > 0, larger.isFinite, rect.origin.x.isFinite, rect.origin.y.isFinite else { return Path() }
        // Lines become outlines at the size that is seen, where the tolerance of curves is known, and then are
        // stretched like everything else.
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
    /// The same with each part turned one way, as seen on screen.
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
