import Foundation
import Geometry

extension CairoCanvas {
    /// Strokes a path, snapped to whole pixels (``StrokeSnapping``); user space is pixels.
    ///
    /// - Parameters:
    ///   - path: the path, before `transform`.
    ///   - style: stroke style, in points.
    ///   - transform: transform from the path to pixels, without rotation and skew.
    ///   - scale: pixels per point.
    func stroke(_ path: Path, _ style: StrokeStyle, under transform: CGAffineTransform, scale: Double) {
        var style = style
        style.lineWidth = StrokeSnapping.width(style.lineWidth * scale)
        style.dash = style.dash.map { $0 * scale }
        style.dashPhase *= scale
        beginPath()
        add(StrokeSnapping.snapped(path.applying(transform), width: style.lineWidth))
        stroke(style)
    }

    /// Appends `path` to the current one.
    func add(_ path: Path) {
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let to):
                move(to)
                current = to
                start = to
            case .line(let to):
                line(to)
                current = to
            case .quadCurve(let to, let c):
                // The cubic curve that equals this quadratic one.
                curve(
                    CGPoint(x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3),
                    CGPoint(x: to.x + (c.x - to.x) * 2 / 3, y: to.y + (c.y - to.y) * 2 / 3), to)
                current = to
            case .curve(let to, let a, let b):
                curve(a, b, to)
                current = to
            case .closeSubpath:
                closePath()
                current = start
            }
        }
    }
}
