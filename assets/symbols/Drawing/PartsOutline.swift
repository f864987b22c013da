import Foundation
import Geometry

extension [Symbol.Part] {
    /// Outline of the parts at `scale`, painted in their order.
    ///
    /// Drawn parts turn one way, holes and grooves the other; parts that cut everything before them are subtracted.
    ///
    /// - Parameters:
    ///   - scale: length of a grid unit.
    ///   - lineWidth: line width in grid units.
    ///   - isComposed: true for an outline of few points, for boolean operations.
    /// - Returns: the outline; nonzero winding fills it.
    func outline(scale: CGFloat, lineWidth: Double, isComposed: Bool = true) -> Path {
        let grid = CGAffineTransform(scaleX: scale, y: scale)
        var result = Path()
        for part in self {
            let path = part.path.applying(grid)
            switch part.role {
            case .fill: result.addPath(path.turned(clockwise: true))
            case .hole: result.addPath(path.turned(clockwise: false))
            case .stroke(let relative):
                let width = lineWidth * relative * scale
                result.addPath(isComposed ? path.stroked(width) : path.strokedPath(.round(width)))
            case .groove(let relative):
                let width = Symbol.grooveWidth(lineWidth) * relative
                result.addPath(GrooveOutline.path(around: path, width: width * scale))
            case .clear: result = result.subtracting(path)
            case .cut(let relative):
                result = result.subtracting(path.stroked(Symbol.grooveWidth(lineWidth) * relative * scale))
            }
        }
        return result
    }

    /// Outline of the holes and grooves alone, as if they were drawn.
    func marks(scale: CGFloat, lineWidth: Double) -> Path {
        let grid = CGAffineTransform(scaleX: scale, y: scale)
        var result = Path()
        for part in self {
            let path = part.path.applying(grid)
            switch part.role {
            case .hole: result.addPath(path.turned(clockwise: true))
            case .groove(let relative):
                result.addPath(path.stroked(Symbol.grooveWidth(lineWidth) * relative * scale))
            case .fill, .stroke, .clear, .cut: break
            }
        }
        return result
    }
}

extension Symbol {
    /// Width of lines that are cut out: they take half of the difference to the regular width.
    static func grooveWidth(_ lineWidth: Double) -> Double { (lineWidth + Self.lineWidth) / 2 }
}

extension StrokeStyle {
    /// A line with round ends and joints.
    static func round(_ width: CGFloat, dash: [CGFloat] = []) -> StrokeStyle {
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round, dash: dash)
    }
}

extension Path {
    /// Outline of a line of round ends and joints along this path, for boolean operations.
    func stroked(_ width: CGFloat) -> Path { StrokeOutline.path(of: self, width: width) }

    /// This path with every part closed and turned clockwise or counter-clockwise, as seen on screen.
    func turned(clockwise: Bool) -> Path {
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
