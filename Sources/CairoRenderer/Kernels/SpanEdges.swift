import Platform

/// The pixels on which something shows: in each row those between straight edges.
///
/// Edges are lines, x = slope·y + offset: found once, so that a row costs a few multiplications and no division.
struct SpanEdges {
    /// The rows on which anything shows.
    private(set) var rows: Range<Int>
    /// Edges to the left from the front, edges to the right from the back.
    private var slopes = SIMD8<Double>()
    private var offsets = SIMD8<Double>()
    private var leftCount = 0
    private var rightCount = 0
    /// Rows that all have the same pixels, between upright edges; most rows of a card that turns about its upright axis.
    private var evenRows = 0..<0
    private var evenColumns = (start: 0, end: 0)

    /// Pixels beyond which nothing is drawn.
    static let far = 1e6
    /// An edge that meets the columns within this of upright bounds rows rather than columns: over all pixels that there
    /// are it strays by a millionth.
    private static let level = 1e-12

    /// All of `rect`.
    init(_ rect: PixelRect) {
        rows = rect.y..<max(rect.maxY, rect.y)
        evenRows = rows
        evenColumns = (rect.x, max(rect.maxX, rect.x))
    }

    /// Everything in `rows`, until edges are added.
    init(rows: Range<Int>) { self.rows = rows }

    /// Leaves only the pixels (x, y) with x·a + y·b + c ≥ 0; to be called at most eight times.
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

    /// Finds the rows that are alike; to be called when all edges are there.
    mutating func finish() {
        var left = -Double.infinity
        var right = Double.infinity
        for index in lefts where slopes[index] == 0 { left = max(left, offsets[index]) }
        for index in rights where slopes[index] == 0 { right = min(right, offsets[index]) }
        guard left > -Self.far, right < Self.far, left <= right else { return }
        let columns = Self.pixels(from: left, to: right)
        // Where all other edges lie outside the columns. They are straight, so that is between two rows.
        var first = Double(rows.lowerBound)
        var last = Double(rows.upperBound - 1)
        func limit(_ slope: Double, _ offset: Double, to column: Double) {
            // slope·y + offset ≤ column, by a little so that rounding cannot matter
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

    /// So that no sum of products is infinite.
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

    /// The pixels of a row; none if the end is not behind the start.
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

    /// From the smallest whole number that is not below `left` up to, not including, the smallest one above `right`.
    @inline(__always) private static func pixels(from left: Double, to right: Double) -> (start: Int, end: Int) {
        let start = Int(far) &- Int(far - min(left, far))
        return (start, Int(min(max(right, -far), far) + far) &- Int(far) &+ 1)
    }
}
