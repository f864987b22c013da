import Foundation
import Geometry

/// The filled form of a symbol that is drawn in lines: the outermost closed lines are filled, and the lines inside of
/// them are cut out.
struct ClosedLines {
    private let parts: [Symbol.Part]
    /// Bounds of the outermost closed lines, in grid units.
    private let bodies: [CGRect]

    init(_ parts: [Symbol.Part]) {
        // One part for each line, so that lines inside of others can be told from those beside them.
        self.parts = parts.flatMap { part in part.path.connected.map { Symbol.Part(role: part.role, path: $0) } }
        let closed = self.parts.filter(\.isClosedLine).map(\.path.boundingRect)
        bodies = closed.filter { own in !closed.contains { $0 != own && $0.insetBy(dx: -0.1, dy: -0.1).contains(own) } }
    }

    /// True if there is nothing to fill.
    var isEmpty: Bool { bodies.isEmpty }

    /// The filled form at `scale`.
    func outline(scale: CGFloat, lineWidth: Double) -> Path {
        let grid = CGAffineTransform(scaleX: scale, y: scale)
        var painted = Path()
        var cut = Path()
        for part in parts {
            let path = part.path.applying(grid)
            let bounds = part.path.boundingRect
            let isInside = bodies.contains { $0 != bounds && $0.contains(bounds) }
            switch part.role {
            case .stroke(let relative):
                if isInside {
                    cut.addPath(path.stroked(Symbol.grooveWidth(lineWidth) * relative * scale * 0.9))
                } else {
                    if part.isClosedLine { painted.addPath(path.turned(clockwise: true)) }
                    painted.addPath(path.stroked(lineWidth * relative * scale))
                }
            case .fill:
                if isInside {
                    cut.addPath(path.turned(clockwise: true))
                } else {
                    painted.addPath(path.turned(clockwise: true))
                }
            case .clear: painted = painted.subtracting(path)
            case .cut(let relative):
                painted = painted.subtracting(path.stroked(Symbol.grooveWidth(lineWidth) * relative * scale))
            case .hole, .groove: break
            }
        }
        return cut.isEmpty ? painted : painted.subtracting(cut)
    }
}

extension Symbol.Part {
    fileprivate var isClosedLine: Bool {
        guard case .stroke = role, let part = path.parts.first else { return false }
        return part.isClosed
    }
}

extension Path {
    /// The connected parts, each as a path.
    var connected: [Path] {
        parts.map { part in
            var path = Path()
            path.move(to: part.start)
            for segment in part.segments {
                path.addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
            }
            if part.isClosed { path.closeSubpath() }
            return path
        }
    }
}
