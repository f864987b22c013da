import CLanes

/// Run of pixels in one row of the target.
typealias RowSpan = rows_span

/// Pixels of one row; empty if the end is not greater than the start.
typealias RowInterval = rows_interval

enum SpanRun {
    /// Fetches the memory of a span that is drawn soon: some spans after the one at `index`.
    @inline(__always) static func fetch(
        after index: Int, of spans: UnsafeBufferPointer<RowSpan>, on target: PixelTarget
    ) {
        let next = index &+ Int(SPANS_AHEAD)
        if next < spans.count { unsafe spans_fetch(spans[next], target.base, target.stride) }
    }

    /// Range of columns that holds all spans.
    static func columns(of spans: UnsafeBufferPointer<RowSpan>) -> (left: Int, right: Int) {
        var (left, right) = (Int32.max, Int32.min)
        for index in spans.indices {
            let span = unsafe spans[index]
            left = min(left, span.start)
            right = max(right, span.end)
        }
        return left < right ? (Int(left), Int(right)) : (0, 0)
    }

    /// Number of leading spans in consecutive rows: those of one rectangle of damage.
    static func descending(_ spans: UnsafeBufferPointer<RowSpan>) -> Int {
        var count = min(spans.count, 1)
        while count < spans.count, unsafe spans[count].row >= spans[count - 1].row { count += 1 }
        return count
    }
}
