import Foundation
import Geometry

/// Outline of a line with round ends and joints, of few points: one loop around an open line, two along a closed one.
///
/// `Path.strokedPath` makes a disc at each point of a curve, which boolean operations would have to cut into hundreds of
/// pieces. The outline here may cross itself, always clockwise, so nonzero winding fills it.
struct StrokeOutline {
    /// Largest distance from the exact outline, in the units of ``SymbolWorkspace``.
    private static let tolerance: CGFloat = 0.1
    /// Cosine of the bend between two lines up to which they count as one curve.
    private static let smoothCosine: CGFloat = 0.95

    private let half: CGFloat
    private var loop: [CGPoint] = []

    private init(half: CGFloat) { self.half = half }

    /// The outline of all parts of `path`; empty unless `width` is above zero.
    static func path(of path: Path, width: CGFloat) -> Path {
        var result = Path()
        guard width > 0, width.isFinite else { return result }
        for part in path.parts {
            let points = points(of: part)
            guard points.count > 1 else {
                result.addPath(disc(part.start, radius: width / 2))
                continue
            }
            if part.isClosed, points.count > 2 {
                result.add(loop(along: points, half: width / 2))
                result.add(loop(along: points.reversed(), half: width / 2))
            } else {
                result.add(loop(along: points + points.dropFirst().dropLast().reversed(), half: width / 2))
            }
        }
        return result
    }

    private static func disc(_ center: CGPoint, radius: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
            .turned(clockwise: true)
    }

    private static func points(of part: Path.Part) -> [CGPoint] {
        var points = [part.start]
        for segment in part.segments {
            let count = max(segment.lineCount(tolerance: tolerance), 1)
            for index in 1...count {
                let next = index == count ? segment.end : segment.point(at: CGFloat(index) / CGFloat(count))
                if next != points[points.count - 1] { points.append(next) }
            }
        }
        if part.isClosed, points.count > 1, points[0] == points[points.count - 1] { points.removeLast() }
        return points
    }

    /// The left side of a closed walk; at points where the walk turns back, a round end.
    private static func loop(along walk: [CGPoint], half: CGFloat) -> [CGPoint] {
        var outline = StrokeOutline(half: half)
        for index in walk.indices {
            outline.pass(
                from: walk[(index + walk.count - 1) % walk.count], walk[index], to: walk[(index + 1) % walk.count])
        }
        return outline.loop
    }

    private mutating func pass(from: CGPoint, _ corner: CGPoint, to: CGPoint) {
        let (into, out) = (Self.direction(from, corner), Self.direction(corner, to))
        let cross = into.x * out.y - into.y * out.x
        let dot = into.x * out.x + into.y * out.y
        // Normals to the left of both lines, seen along the walk.
        let (first, second) = (CGPoint(x: into.y, y: -into.x), CGPoint(x: out.y, y: -out.x))
        if dot > Self.smoothCosine {
            let scale = half / (1 + dot)
            return add(corner, (first.x + second.x) * scale, (first.y + second.y) * scale)
        }
        add(corner, first.x * half, first.y * half)
        if cross > 0 || dot < 0 && abs(cross) < 1e-6 {
            arc(around: corner, from: first, turning: dot < 0 && abs(cross) < 1e-6 ? .pi : atan2(cross, dot))
        } else {
            // On the inside of a bend the sides overlap; by way of the corner no area is left out.
            loop.append(corner)
        }
        add(corner, second.x * half, second.y * half)
    }

    private mutating func arc(around corner: CGPoint, from normal: CGPoint, turning turn: CGFloat) {
        let step = 2 * acos(max(1 - Self.tolerance / max(half, Self.tolerance), 0))
        let count = Int((turn / max(step, 0.05)).rounded(.up))
        let start = atan2(normal.y, normal.x)
        for index in stride(from: 1, to: count, by: 1) {
            let angle = start + turn * CGFloat(index) / CGFloat(count)
            add(corner, cos(angle) * half, sin(angle) * half)
        }
    }

    private mutating func add(_ corner: CGPoint, _ dx: CGFloat, _ dy: CGFloat) {
        loop.append(CGPoint(x: corner.x + dx, y: corner.y + dy))
    }

    private static func direction(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        let length = hypot(b.x - a.x, b.y - a.y)
        return length > 0 ? CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length) : CGPoint(x: 1, y: 0)
    }
}

extension Path {
    fileprivate mutating func add(_ loop: [CGPoint]) {
        addLines(loop)
        closeSubpath()
    }
}
