import Platform

/// Pixels within straight edges: one interval in each row.
///
/// Edges are lines x = slope·y + offset, computed once, so that a row needs a few multiplications and no division.
struct SpanEdges {
    /// Rows that may have pixels.
    private(set) var rows: Range<Int>
    /// Left edges from the front, right edges from the back.
    private var slopes = SIMD8<Double>()
    private var offsets = SIMD8<Double>()
    private var leftCount = 0
    private var rightCount = 0
    /// Rows with the same interval, between vertical edges: most rows of a card that turns about its vertical axis.
    private var evenRows = 0..<0
    private var evenColumns = (start: 0, end: 0)

    /// Greatest coordinate, in pixels.
    static let far = 1e6
    /// Greatest coefficient of x in an edge that counts as horizontal and bounds rows: over all pixels it deviates by a
    /// millionth.
    private static let level = 1e-12

    /// The pixels of `rect`.
    init(_ rect: PixelRect) {
        rows = rect.y..<max(rect.maxY, rect.y)
        evenRows = rows
        evenColumns = (rect.x, max(rect.maxX, rect.x))
    }

    /// All pixels in `rows`, before edges are added.
    init(rows: Range<Int>) { self.rows = rows }

    /// Keeps only pixels (x, y) with x·a + y·b + c ≥ 0. Call it at most eight times.
    mutating func keep(_ a: Double, _ b: Double, _ c: Double) {
        if abs(a) < Self.level {
            keepRows(b, c)
            return
        }
        let place = a > 0 ? leftCount : 7 - rightCount
        slopes[place] = held(-b / a)
        offsets[place] = held(-c / a)
        if a > 0 { leftCount += 1 } else { rightCount += 1 }
    }

    /// Finds the rows with the same interval. Call it when all edges have been added.
    mutating func finish() {
        var left = -Double.infinity
        var right = Double.infinity
        for index in lefts where slopes[index] == 0 { left = max(left, offsets[index]) }
        for index in rights where slopes[index] == 0 { right = min(right, offsets[index]) }
        guard left > -Self.far, right < Self.far, left <= right else { return }
        let columns = Self.pixels(from: left, to: right)
        // Rows in which all slanted edges are outside the columns. Since edges are straight, these rows are
        // consecutive.
        var first = Double(rows.lowerBound)
        var last = Double(rows.upperBound - 1)
        func limit(_ slope: Double, _ offset: Double, to column: Double) {
            // slope·y + offset ≤ column, with a margin for rounding.
            let row = (column - 1e-3 - offset) / slope
            if slope > 0 { last = min(last, row) } else { first = max(first, row) }
        }
        for index in lefts where slopes[index] != 0 {
            limit(slopes[index], offsets[index], to: Double(columns.start))
        }
        for index in rights where slopes[index] != 0 {
            limit(-slopes[index], -offsets[index], to: -Double(columns.end - 1))
        }
        guard first <= last else { return }
        evenRows = Int(first.rounded(.up))..<(Int(last.rounded(.down)) + 1)
        evenColumns = columns
    }

    /// Clamps `value`, so that no sum of products is infinite.
    private func held(_ value: Double) -> Double { min(max(value, -1e15), 1e15) }

    private mutating func keepRows(_ b: Double, _ c: Double) {
        if abs(b) < Self.level {
            if c < 0 { rows = rows.lowerBound..<rows.lowerBound }
            return
        }
        let bound = min(max(-c / b, -Self.far), Self.far)
        var (first, end) = (rows.lowerBound, rows.upperBound)
        if b > 0 { first = max(first, Int(bound.rounded(.up))) } else { end = min(end, Int(bound.rounded(.down)) + 1) }
        rows = first..<max(end, first)
    }

    /// Interval of pixels in a row; empty if the end is not greater than the start.
    @inline(__always) func span(row: Int) -> (start: Int, end: Int) {
        if row >= evenRows.lowerBound, row < evenRows.upperBound { return evenColumns }
        let y = Double(row)
        let crossings = slopes * y + offsets
        var left = -Self.far
        var right = Self.far
        for index in lefts { left = max(left, crossings[index]) }
        for index in rights { right = min(right, crossings[index]) }
        return Self.pixels(from: left, to: right)
    }

    private var lefts: Range<Int> { 0..<leftCount }
    private var rights: Range<Int> { (8 - rightCount)..<8 }

    /// Half-open interval of the whole numbers in `left`…`right`.
    @inline(__always) private static func pixels(from left: Double, to right: Double) -> (start: Int, end: Int) {
        let start = Int(far) &- Int(far - min(left, far))
        return (start, Int(min(max(right, -far), far) + far) &- Int(far) &+ 1)
    }
}
