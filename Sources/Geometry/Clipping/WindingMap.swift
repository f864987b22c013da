/// Coinciding lines of an arrangement, from the lesser end to the greater.
struct MergedLine {
    let low: GridPoint
    let high: GridPoint
    /// Per operand: number of lines from low to high minus those back; below, their total number.
    var winding = (first: 0, second: 0)
    var count = (first: 0, second: 0)

    init(low: GridPoint, high: GridPoint) {
        self.low = low
        self.high = high
    }

    mutating func add(_ line: GridLine) {
        let sign = line.start == low ? 1 : -1
        if line.operand == .first {
            winding.first += sign
            count.first += 1
        } else {
            winding.second += sign
            count.second += 1
        }
    }
}

/// Winding numbers of two outlines around points, from their arrangement of lines.
///
/// - Complexity: O(lines that share a band of rows or columns with the point).
struct WindingMap {
    /// Winding number of each operand around a point, and number of its lines crossed by a ray from there.
    struct Sample {
        var winding = (first: 0, second: 0)
        var count = (first: 0, second: 0)

        func isInside(_ operand: Operand, eoFill: Bool) -> Bool {
            let (winding, count) = operand == .first ? (winding.first, count.first) : (winding.second, count.second)
            return eoFill ? count % 2 != 0 : winding != 0
        }

        fileprivate mutating func add(_ line: MergedLine, sign: Int) {
            winding.first += sign * line.winding.first
            winding.second += sign * line.winding.second
            count.first += line.count.first
            count.second += line.count.second
        }
    }

    let lines: [MergedLine]
    private let rows: Bands
    private let columns: Bands

    init(_ lines: [GridLine]) {
        var merged: [MergedLine] = []
        var known: [Ends: Int] = [:]
        for line in lines {
            let ends = Ends(low: min(line.start, line.end), high: max(line.start, line.end))
            if let index = known[ends] {
                merged[index].add(line)
            } else {
                known[ends] = merged.count
                var first = MergedLine(low: ends.low, high: ends.high)
                first.add(line)
                merged.append(first)
            }
        }
        self.lines = merged
        rows = Bands(merged.map { (min($0.low.y, $0.high.y), max($0.low.y, $0.high.y)) })
        columns = Bands(merged.map { ($0.low.x, $0.high.x) })
    }

    private struct Ends: Hashable {
        let low: GridPoint
        let high: GridPoint
    }

    /// Samples on both sides of the line at `index`; `right` is to the right of low→high, on screen.
    func sides(of index: Int) -> (left: Sample, right: Sample) {
        let line = lines[index]
        // A ray across the line from its middle: to the right for a steep line, downwards for a flat one.
        let isSteep = abs(line.high.y - line.low.y) > line.high.x - line.low.x
        let beyond = sample(
            atDoubled: GridPoint(x: line.low.x + line.high.x, y: line.low.y + line.high.y), isSteep: isSteep,
            without: index)
        var before = beyond
        before.add(line, sign: Self.sign(line, isSteep: isSteep))
        // On screen, the right of a downward line is on the left; the right of a rightward line is below.
        let isRightBeyond = isSteep ? line.high.y < line.low.y : true
        return isRightBeyond ? (before, beyond) : (beyond, before)
    }

    /// Sample at half of `p`, which is the sum of two points, since their middle may be off the grid.
    func sample(atDoubled p: GridPoint, isSteep: Bool = true, without skipped: Int = -1) -> Sample {
        var result = Sample()
        for index in isSteep ? rows.items(at: p.y / 2) : columns.items(at: p.x / 2) where index != skipped {
            let line = lines[index]
            let low = GridPoint(x: line.low.x * 2, y: line.low.y * 2)
            let high = GridPoint(x: line.high.x * 2, y: line.high.y * 2)
            if isSteep {
                guard (low.y <= p.y) != (high.y <= p.y) else { continue }
                // Only lines to the right of the point.
                let side = GridPoint.cross(low, high, p)
                guard (high.y > low.y) == (side > 0) else { continue }
            } else {
                guard (low.x <= p.x) != (high.x <= p.x) else { continue }
                guard GridPoint.cross(low, high, p) < 0 else { continue }
            }
            result.add(line, sign: Self.sign(line, isSteep: isSteep))
        }
        return result
    }

    /// Direction in which a line crosses the ray, normalised so that rays to the right and downwards agree.
    private static func sign(_ line: MergedLine, isSteep: Bool) -> Int {
        isSteep ? (line.high.y > line.low.y ? 1 : -1) : -1
    }
}

/// Index of intervals by the bands that they overlap.
private struct Bands {
    private var bands: [[Int]] = []
    private var start = 0
    private var width = 1

    init(_ intervals: [(Int, Int)]) {
        guard let first = intervals.map(\.0).min(), let last = intervals.map(\.1).max() else { return }
        start = first
        let number = max(1, intervals.count / 2)
        width = (last - first) / number + 1
        bands = Array(repeating: [], count: (last - first) / width + 1)
        for (index, interval) in intervals.enumerated() {
            for band in (interval.0 - start) / width...(interval.1 - start) / width { bands[band].append(index) }
        }
    }

    func items(at position: Int) -> [Int] {
        let band = (position - start) / width
        return position >= start && bands.indices.contains(band) ? bands[band] : []
    }
}
