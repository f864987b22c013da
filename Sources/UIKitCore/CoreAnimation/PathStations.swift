import Foundation
import Geometry

/// Points along a path, close enough that straight lines between them look like its curves.
struct PathStations {
    private(set) var points: [CGPoint] = []
    /// Times of the points, 0…1; every segment of the path takes equally long.
    private(set) var times: [Double] = []

    /// Number of lines for a curve.
    private static let pieces = 24

    init(_ path: Path) {
        var segments: [[CGPoint]] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func curve(_ end: CGPoint, _ point: (Double) -> CGPoint) {
            segments.append((1...Self.pieces).map { point(Double($0) / Double(Self.pieces)) })
            current = end
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                if points.isEmpty { points = [point] } else if !segments.isEmpty { segments.append([point]) }
                (start, current) = (point, point)
            case .line(let point):
                segments.append([point])
                current = point
            case .quadCurve(let end, let c):
                let a = current
                curve(end) { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * a.x + 2 * u * t * c.x + t * t * end.x,
                        y: u * u * a.y + 2 * u * t * c.y + t * t * end.y)
                }
            case .curve(let end, let c, let d):
                let a = current
                curve(end) { t in
                    let u = 1 - t
                    let (k0, k1, k2, k3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: k0 * a.x + k1 * c.x + k2 * d.x + k3 * end.x, y: k0 * a.y + k1 * c.y + k2 * d.y + k3 * end.y)
                }
            case .closeSubpath:
                if current != start { segments.append([start]) }
                current = start
            }
        }
        times = points.map { _ in 0 }
        for (number, segment) in segments.enumerated() {
            for (index, point) in segment.enumerated() {
                points.append(point)
                times.append((Double(number) + Double(index + 1) / Double(segment.count)) / Double(segments.count))
            }
        }
    }
}
