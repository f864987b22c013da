import Foundation

/// Boolean operation on two filled outlines (S26.13).
enum BooleanOperation {
    case union, intersection, subtracting, symmetricDifference
    /// The first outline alone, rewritten without crossings.
    case normalizing

    func isInside(_ first: Bool, _ second: Bool) -> Bool {
        switch self {
        case .union: first || second
        case .intersection: first && second
        case .subtracting: first && !second
        case .symmetricDifference: first != second
        case .normalizing: first
        }
    }
}

/// Boolean operations on outlines of straight lines.
///
/// - Source: overlay by arrangement: all lines are cut where they meet; those with the result on one side only form its
///   outline.
struct PathClipper {
    /// Largest distance of the lines from the curves that they approximate, in points.
    static let tolerance: CGFloat = 0.02

    private let grid: PolygonGrid
    private let arrangement: LineArrangement
    private let map: WindingMap

    /// A clipper of two paths; nil if both are empty or a coordinate is not finite. `closesFirst` closes open parts of
    /// the first path; the second is always closed.
    init?(_ first: Path, _ second: Path, closesFirst: Bool = true) {
        let bounds = first.boundingRect.union(second.boundingRect)
        guard !bounds.isNull, bounds.minX.isFinite, bounds.minY.isFinite, bounds.width.isFinite, bounds.height.isFinite
        else { return nil }
        grid = PolygonGrid(bounds: bounds)
        var lines: [GridLine] = []
        for (path, operand) in [(first, Operand.first), (second, .second)] {
            var order = 0
            for part in path.flattened(tolerance: Self.tolerance).parts {
                // Filling closes open parts.
                let isClosing = closesFirst || operand == .second
                let ends = part.segments.map(\.end) + (isClosing ? [part.start] : [])
                var from = grid.point(part.start)
                for end in ends.map(grid.point) {
                    lines.append(GridLine(start: from, end: end, operand: operand, order: order))
                    order += 1
                    from = end
                }
                // Leaves a gap in the numbering between parts.
                order += 1
            }
        }
        arrangement = LineArrangement(lines)
        map = WindingMap(arrangement.lines)
    }

    /// Outline of the result: closed parts that never cross, clockwise on screen, holes counter-clockwise.
    func outline(_ operation: BooleanOperation, eoFill: Bool) -> Path {
        var edges: [(from: GridPoint, to: GridPoint)] = []
        for index in map.lines.indices {
            let line = map.lines[index]
            let (left, right) = map.sides(of: index)
            let isLeft = operation.isInside(
                left.isInside(.first, eoFill: eoFill), left.isInside(.second, eoFill: eoFill))
            let isRight = operation.isInside(
                right.isInside(.first, eoFill: eoFill), right.isInside(.second, eoFill: eoFill))
            // Edges run with the inside to their right: clockwise on screen.
            if isRight && !isLeft { edges.append((line.low, line.high)) }
            if isLeft && !isRight { edges.append((line.high, line.low)) }
        }
        var result = Path()
        for ring in OutlineWalk(edges).rings() {
            result.addLines(ring.map(grid.point))
            result.closeSubpath()
        }
        return result
    }

    /// Parts of the first path, as lines, that are inside (`wanted`) or outside the second one.
    func lines(inside wanted: Bool, eoFill: Bool) -> Path {
        var result = Path()
        var end: GridPoint?
        var order = -2
        for line in arrangement.lines where line.operand == .first {
            let middle = GridPoint(x: line.start.x + line.end.x, y: line.start.y + line.end.y)
            let isSteep = abs(line.end.y - line.start.y) > abs(line.end.x - line.start.x)
            guard map.sample(atDoubled: middle, isSteep: isSteep).isInside(.second, eoFill: eoFill) == wanted else {
                end = nil
                continue
            }
            if end != line.start || line.order > order + 1 { result.move(to: grid.point(line.start)) }
            result.addLine(to: grid.point(line.end))
            end = line.end
            order = line.order
        }
        return result
    }
}

/// Follows directed edges to closed rings.
private struct OutlineWalk {
    private let edges: [(from: GridPoint, to: GridPoint)]
    private var leaving: [GridPoint: [Int]] = [:]

    init(_ edges: [(from: GridPoint, to: GridPoint)]) {
        self.edges = edges
        for (index, edge) in edges.enumerated() { leaving[edge.from, default: []].append(index) }
    }

    /// Closed rings, without collinear points.
    func rings() -> [[GridPoint]] {
        var isUsed = Array(repeating: false, count: edges.count)
        var result: [[GridPoint]] = []
        for first in edges.indices where !isUsed[first] {
            var ring: [GridPoint] = []
            var current = first
            while !isUsed[current] {
                isUsed[current] = true
                ring.append(edges[current].from)
                guard let next = next(after: current, isUsed) else { break }
                current = next
            }
            // A ring that does not close is a rounding artefact.
            if ring.count > 2, edges[current].to == edges[first].from || current == first {
                result.append(Self.simplified(ring))
            }
        }
        return result
    }

    /// Next edge of a ring. Of several, the one that turns most to the right, so that rings that touch in a point stay
    /// separate.
    private func next(after index: Int, _ isUsed: [Bool]) -> Int? {
        let edge = edges[index]
        let open = (leaving[edge.to] ?? []).filter { !isUsed[$0] }
        guard open.count > 1 else { return open.first }
        let back = atan2(Double(edge.from.y - edge.to.y), Double(edge.from.x - edge.to.x))
        func turn(_ other: Int) -> Double {
            let to = edges[other].to
            let angle = atan2(Double(to.y - edge.to.y), Double(to.x - edge.to.x)) - back
            return angle < 0 ? angle + 2 * .pi : angle
        }
        // Angles grow clockwise on screen from the direction back; the largest is the sharpest right turn.
        return open.max { turn($0) < turn($1) }
    }

    private static func simplified(_ ring: [GridPoint]) -> [GridPoint] {
        ring.indices.filter { index in
            let before = ring[(index + ring.count - 1) % ring.count]
            let after = ring[(index + 1) % ring.count]
            return GridPoint.cross(before, ring[index], after) != 0
        }.map { ring[$0] }
    }
}
