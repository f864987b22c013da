import CLanes

/// A run of pixels in one row of the target.
typealias RowSpan = rows_span

enum SpanRun {
    /// The columns that the spans lie on.
    static func columns(of spans: UnsafeBufferPointer<RowSpan>) -> (left: Int, right: Int) {
        var (left, right) = (Int32.max, Int32.min)
        for index in spans.indices {
            let span = unsafe spans[index]
            left = min(left, span.start)
            right = max(right, span.end)
        }
        return left < right ? (Int(left), Int(right)) : (0, 0)
    }

    /// How many spans at the beginning go down row by row: the part of a picture that lies within one rectangle of damage.
    static func descending(_ spans: UnsafeBufferPointer<RowSpan>) -> Int {
        var count = min(spans.count, 1)
        while count < spans.count, unsafe spans[count].row >= spans[count - 1].row { count += 1 }
        return count
    }
}
