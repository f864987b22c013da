import Foundation
import Geometry

/// Snapping of lines at rest at fractional scales: widths become whole pixels, and edges of horizontal and vertical
/// lines lie on pixel boundaries, so that a hairline is one row of pixels and not two paler rows.
///
/// At whole scales lines are drawn exactly where the program put them.
enum StrokeSnapping {
    /// True if lines snap at `scale` pixels per point, which is so if it is no whole number.
    static func isNeeded(at scale: Double) -> Bool { scale.isFinite && abs(scale - scale.rounded()) > 1e-6 }

    /// Snapped width of a line of `width` pixels.
    static func width(_ width: Double) -> Double { width > 0 ? max(width.rounded(), 1) : width }

    /// Moves the horizontal and vertical pieces of a path, in pixels, so that a line of `width` whole pixels along them
    /// has its edges on pixel boundaries. The ends of adjacent pieces move with them.
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

/// Positions of horizontal or vertical pieces of a path, and their snapped positions.
private struct SnappedPlaces {
    /// Distance, in pixels, within which two positions are equal and a piece counts as vertical or horizontal.
    static let nearness = 1e-3
    /// Greatest number of pieces that snap: paths with more are drawings, in which single lines do not matter.
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
