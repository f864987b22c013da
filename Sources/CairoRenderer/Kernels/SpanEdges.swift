import CLanes
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

    /// Greatest coordinate, in pixels.
    static let far = 1e6
    /// Greatest coefficient of x in an edge that counts as horizontal and bounds rows: over all pixels it deviates by a
    /// millionth.
    private static let level = 1e-12

    /// The pixels of `rect`.
    init(_ rect: PixelRect) {
        rows = rect.y..<max(rect.maxY, rect.y)
        offsets[0] = Double(rect.x)
        offsets[7] = Double(rect.maxX - 1)
        (leftCount, rightCount) = (1, 1)
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

    /// Writes the interval of each of `rows` to `out`, and up to three more.
    func write(_ rows: Range<Int>, to out: UnsafeMutablePointer<RowInterval>) {
        unsafe withUnsafeBytes(of: slopes) { slopes in
            unsafe withUnsafeBytes(of: offsets) { offsets in
                unsafe spans_between(
                    slopes.assumingMemoryBound(to: Double.self).baseAddress,
                    offsets.assumingMemoryBound(to: Double.self).baseAddress, leftCount, rightCount, Self.far,
                    rows.lowerBound, rows.count, out)
            }
        }
    }
}
