import Foundation
import Geometry

/// Outline of a line with round ends that never crosses itself, counter-clockwise on screen: inside a clockwise outline
/// it leaves the line out.
///
/// `Path.strokedPath` makes a stroke of overlapping pieces, which nonzero winding fills as one. As a cut-out,
/// overlapping pieces would count twice and be painted again.
enum GrooveOutline {
    /// Outlines all parts of a path.
    /// - Parameters:
    ///   - path: lines, each traversed in both directions, or closed walks around trees of lines.
    ///   - width: width of the line.
    /// - Returns: One outline per part; empty unless `width` is above zero.
    static func path(around path: Path, width: CGFloat) -> Path {
        var result = Path()
        guard width > 0 else { return result }
        for part in path.parts {
            let walk = points(of: part)
            guard walk.count > 1 else {
                result.addPath(circle(around: part.start, radius: width / 2))
                continue
            }
            result.addPath(outline(around: walk, half: width / 2))
        }
        return result
    }

    /// Points of a closed walk, without the return to the first one. An open part is traversed in both directions.
    private static func points(of part: Path.Part) -> [CGPoint] {
        var points = [part.start]
        for segment in part.segments {
            let count = segment.lineCount(tolerance: 0.02)
            for index in 1...max(count, 1) {
                let next = index >= count ? segment.end : segment.point(at: CGFloat(index) / CGFloat(count))
                if distance(next, points[points.count - 1]) > 1e-6 { points.append(next) }
            }
        }
        if part.isClosed, points.count > 1, distance(points[0], points[points.count - 1]) < 1e-6 { points.removeLast() }
        return part.isClosed ? points : points + points.dropFirst().dropLast().reversed()
    }

    private static func outline(around walk: [CGPoint], half: CGFloat) -> Path {
        var outline = Path()
        for index in walk.indices {
            let corner = walk[index]
            let into = direction(walk[(index + walk.count - 1) % walk.count], corner)
            let out = direction(corner, walk[(index + 1) % walk.count])
            let cross = into.x * out.y - into.y * out.x
            let dot = into.x * out.x + into.y * out.y
            // Normal to the left of the line, seen along the walk.
            let left = CGPoint(x: into.y, y: -into.x)
            let isTurnBack = dot < -1 + 1e-9
            if cross > 0 || isTurnBack {
                let turn = isTurnBack ? Double.pi : atan2(Double(cross), Double(dot))
                outline.addRelativeArc(
                    center: corner, radius: half, startAngle: Angle(radians: atan2(Double(left.y), Double(left.x))),
                    delta: Angle(radians: turn))
            } else {
                // On the inside of a bend, both sides meet in one point.
                let next = CGPoint(x: out.y, y: -out.x)
                let scale = half / (1 + dot)
                let point = CGPoint(x: corner.x + (left.x + next.x) * scale, y: corner.y + (left.y + next.y) * scale)
                if outline.isEmpty { outline.move(to: point) } else { outline.addLine(to: point) }
            }
        }
        outline.closeSubpath()
        return outline.reversed
    }

    private static func circle(around center: CGPoint, radius: CGFloat) -> Path {
        var circle = Path()
        circle.addRelativeArc(
            center: center, radius: radius, startAngle: .zero, delta: Angle(radians: -2 * Double.pi))
        circle.closeSubpath()
        return circle
    }

    private static func direction(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        let length = distance(a, b)
        return CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
}

extension Path {
    /// The outline in the opposite direction.
    fileprivate var reversed: Path {
        var result = Path()
        for part in parts {
            result.move(to: part.segments.last?.end ?? part.start)
            for segment in part.segments.reversed() {
                result.addCurve(to: segment.start, control1: segment.control2, control2: segment.control1)
            }
            result.closeSubpath()
        }
        return result
    }
}
