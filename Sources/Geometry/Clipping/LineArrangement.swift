import Foundation

/// Operand of a boolean operation to which a line belongs.
enum Operand: Int { case first, second }

/// Line on the grid, in the direction of its outline.
struct GridLine: Hashable {
    var start: GridPoint
    var end: GridPoint
    var operand: Operand
    /// Number of the line in the outlines of its operand; pieces of one line keep it.
    var order: Int
}

/// Lines cut wherever they meet, so that any two share only end points, or coincide.
///
/// - Source: Hobby, *Practical segment intersection with finite precision output*, 1999: intersections are rounded to
///   the grid, which bends lines a little; cutting is repeated until nothing meets.
/// - Complexity: O(n log n + p) for n lines, p pairs of which overlap in x.
struct LineArrangement {
    private(set) var lines: [GridLine]

    /// Largest number of rounds. Bending may cause new intersections, fewer in each round; no outline was seen to need
    /// nearly as many.
    private static let mostRounds = 12

    init(_ lines: [GridLine]) {
        self.lines = lines.filter { $0.start != $0.end }
        for _ in 0..<Self.mostRounds where cut() {}
    }

    /// Cuts all lines once where they meet; false if none did.
    private mutating func cut() -> Bool {
        let order = lines.indices.sorted { left(lines[$0]) < left(lines[$1]) }
        var cuts: [[GridPoint]] = Array(repeating: [], count: lines.count)
        var active: [Int] = []
        for index in order {
            let line = lines[index]
            active.removeAll { right(lines[$0]) < left(line) }
            for other in active {
                Self.meet(line, lines[other]) { point, isFirst in cuts[isFirst ? index : other].append(point) }
            }
            active.append(index)
        }
        guard cuts.contains(where: { !$0.isEmpty }) else { return false }
        var result: [GridLine] = []
        result.reserveCapacity(lines.count * 2)
        for (line, points) in zip(lines, cuts) { Self.append(line, cutAt: points, to: &result) }
        lines = result
        return true
    }

    private func left(_ line: GridLine) -> Int { min(line.start.x, line.end.x) }
    private func right(_ line: GridLine) -> Int { max(line.start.x, line.end.x) }

    private static func append(_ line: GridLine, cutAt points: [GridPoint], to result: inout [GridLine]) {
        func along(_ p: GridPoint) -> Int {
            (p.x - line.start.x) * (line.end.x - line.start.x) + (p.y - line.start.y) * (line.end.y - line.start.y)
        }
        var from = line.start
        for point in points.sorted(by: { along($0) < along($1) }) + [line.end] where point != from {
            result.append(GridLine(start: from, end: point, operand: line.operand, order: line.order))
            from = point
        }
    }

    /// Calls `cut` with each point at which the first or second line must be cut because of the other.
    private static func meet(_ a: GridLine, _ b: GridLine, _ cut: (GridPoint, _ isFirst: Bool) -> Void) {
        guard max(a.start.y, a.end.y) >= min(b.start.y, b.end.y), max(b.start.y, b.end.y) >= min(a.start.y, a.end.y)
        else { return }
        let b1 = GridPoint.cross(a.start, a.end, b.start)
        let b2 = GridPoint.cross(a.start, a.end, b.end)
        if (b1 > 0 && b2 > 0) || (b1 < 0 && b2 < 0) { return }
        let a1 = GridPoint.cross(b.start, b.end, a.start)
        let a2 = GridPoint.cross(b.start, b.end, a.end)
        if (a1 > 0 && a2 > 0) || (a1 < 0 && a2 < 0) { return }
        // Ends that lie on the other line; for overlapping lines these are all cuts.
        if b1 == 0 && isInside(b.start, a) { cut(b.start, true) }
        if b2 == 0 && isInside(b.end, a) { cut(b.end, true) }
        if a1 == 0 && isInside(a.start, b) { cut(a.start, false) }
        if a2 == 0 && isInside(a.end, b) { cut(a.end, false) }
        guard a1 != 0, a2 != 0, b1 != 0, b2 != 0 else { return }
        let part = Double(a1) / (Double(a1) - Double(a2))
        let point = GridPoint(
            x: a.start.x + Int((Double(a.end.x - a.start.x) * part).rounded()),
            y: a.start.y + Int((Double(a.end.y - a.start.y) * part).rounded()))
        if point != a.start && point != a.end { cut(point, true) }
        if point != b.start && point != b.end { cut(point, false) }
    }

    /// True if `point`, which is collinear with `line`, lies strictly between its ends.
    private static func isInside(_ point: GridPoint, _ line: GridLine) -> Bool {
        guard point != line.start, point != line.end else { return false }
        return min(line.start.x, line.end.x) <= point.x && point.x <= max(line.start.x, line.end.x)
            && min(line.start.y, line.end.y) <= point.y && point.y <= max(line.start.y, line.end.y)
    }
}
