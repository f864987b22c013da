import Foundation
import Geometry

/// Lines at rest on a screen whose points are no whole numbers of pixels: as wide as whole pixels, and level and upright ones
/// between pixels' edges, so that a hairline is a row of pixels rather than two pale ones.
///
/// At whole scales lines lie where the program put them; what it drew for such a screen comes out as it meant.
enum StrokeSnapping {
    /// Whether lines snap at `scale` pixels a point.
    static func isNeeded(at scale: Double) -> Bool { scale.isFinite && abs(scale - scale.rounded()) > 1e-6 }

    /// The width of a line that is `width` pixels wide.
    static func width(_ width: Double) -> Double { width > 0 ? max(width.rounded(), 1) : width }

    /// The path, whose coordinates are pixels, with its level and upright pieces where a line of `width` whole pixels along
    /// them has its edges between pixels. What hangs on such a piece goes with its end.
    static func snapped(_ path: Path, width: Double) -> Path {
        var columns = SnappedPlaces(width: width)
        var rows = SnappedPlaces(width: width)
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        func line(to end: CGPoint) {
            if abs(end.x - current.x) < SnappedPlaces.nearness { columns.add((end.x + current.x) / 2) }
            if abs(end.y - current.y) < SnappedPlaces.nearness { rows.add((end.y + current.y) / 2) }
        }
        for element in path.elements {
            switch element {
            case .move(let to): (current, start) = (to, to)
            case .line(let to):
                line(to: to)
                current = to
            case .quadCurve(let to, _), .curve(let to, _, _): current = to
            case .closeSubpath:
                line(to: start)
                current = start
            }
        }
        guard !columns.isEmpty || !rows.isEmpty else { return path }
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: columns.snapped(point.x), y: rows.snapped(point.y)) }
        var result = Path()
        for element in path.elements {
            switch element {
            case .move(let to): result.move(to: moved(to))
            case .line(let to): result.addLine(to: moved(to))
            case .quadCurve(let to, let control): result.addQuadCurve(to: moved(to), control: moved(control))
            case .curve(let to, let a, let b): result.addCurve(to: moved(to), control1: moved(a), control2: moved(b))
            case .closeSubpath: result.closeSubpath()
            }
        }
        return result
    }
}

/// Where level or upright pieces of a path lie, and where they are drawn.
private struct SnappedPlaces {
    /// Pixels within which two places are one, and a piece is upright.
    static let nearness = 1e-3
    /// Paths of more pieces than this are drawings, in which no single line matters.
    private static let most = 64

    private var places: [(from: Double, to: Double)] = []
    private let half: Double

    init(width: Double) { half = width / 2 }

    var isEmpty: Bool { places.isEmpty }

    mutating func add(_ place: Double) {
        guard places.count < Self.most, place.isFinite,
            !places.contains(where: { abs($0.from - place) < Self.nearness })
        else { return }
        places.append((place, (place - half).rounded() + half))
    }

    func snapped(_ place: Double) -> Double {
        places.first { abs($0.from - place) < Self.nearness }?.to ?? place
    }
}
