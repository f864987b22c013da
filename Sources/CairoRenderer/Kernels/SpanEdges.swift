import Platform

/// The pixels on which something shows: in each row those between straight edges.
///
/// Edges are lines, x = slope·y + offset: found once, so that a row costs a few multiplications and no division.
struct SpanEdges {
    /// The rows on which anything shows.
    private(set) var rows: Range<Int>
    /// Of edges to the left and to the right; those that there are not lie far outside.
    private var leftSlopes = SIMD8<Double>()
    private var leftOffsets = SIMD8<Double>(repeating: -Self.far)
    private var leftCount = 0
    private var rightSlopes = SIMD8<Double>()
    private var rightOffsets = SIMD8<Double>(repeating: Self.far)
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

    /// Leaves only the pixels (x, y) with x·a + y·b + c ≥ 0. At most eight edges of a side are kept.
    mutating func keep(_ a: Double, _ b: Double, _ c: Double) {
        if abs(a) < Self.level {
            keepRows(b, c)
        } else if a > 0, leftCount < 8 {
            leftSlopes[leftCount] = held(-b / a)
            leftOffsets[leftCount] = held(-c / a)
            leftCount += 1
        } else if a < 0, rightCount < 8 {
            rightSlopes[rightCount] = held(-b / a)
            rightOffsets[rightCount] = held(-c / a)
            rightCount += 1
        }
    }

    /// Finds the rows that are alike; to be called when all edges are there.
    mutating func finish() {
        var left = -Double.infinity
        var right = Double.infinity
        for index in 0..<leftCount where leftSlopes[index] == 0 { left = max(left, leftOffsets[index]) }
        for index in 0..<rightCount where rightSlopes[index] == 0 { right = min(right, rightOffsets[index]) }
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
        for index in 0..<leftCount where leftSlopes[index] != 0 {
            limit(leftSlopes[index], leftOffsets[index], to: Double(columns.start))
        }
        for index in 0..<rightCount where rightSlopes[index] != 0 {
            limit(-rightSlopes[index], -rightOffsets[index], to: -Double(columns.end - 1))
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
        return Self.pixels(
            from: Self.greatest(leftSlopes * y + leftOffsets), to: -Self.greatest(-(rightSlopes * y + rightOffsets)))
    }

    /// From the smallest whole number that is not below `left` up to, not including, the smallest one above `right`.
    @inline(__always) private static func pixels(from left: Double, to right: Double) -> (start: Int, end: Int) {
        let start = Int(far) &- Int(far - min(left, far))
        return (start, Int(min(max(right, -far), far) + far) &- Int(far) &+ 1)
    }

    @inline(__always) private static func greatest(_ values: SIMD8<Double>) -> Double {
        let four = greater(values.lowHalf, values.highHalf)
        let two = four.lowHalf.replacing(with: four.highHalf, where: four.lowHalf .< four.highHalf)
        return two[0] < two[1] ? two[1] : two[0]
    }

    @inline(__always) private static func greater(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
        a.replacing(with: b, where: a .< b)
    }
}
