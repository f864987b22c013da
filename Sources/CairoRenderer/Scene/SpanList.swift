import CLanes
import Platform

/// Growing list of spans that keeps its memory. An empty new one has none.
@safe struct SpanList: ~Copyable {
    private var base: UnsafeMutablePointer<RowSpan>?
    private var capacity = 0
    private(set) var count = 0
    /// Number of pixels in all spans.
    private(set) var pixels = 0

    init() { unsafe base = nil }

    deinit { unsafe base?.deallocate() }

    /// The spans, until the list changes.
    var all: UnsafeBufferPointer<RowSpan> { unsafe UnsafeBufferPointer(start: base, count: count) }

    mutating func removeAll() { (count, pixels) = (0, 0) }

    /// Makes room for `more` spans.
    mutating func reserve(_ more: Int) {
        guard count + more > capacity else { return }
        capacity = max(2 * capacity, count + more)
        let larger = UnsafeMutablePointer<RowSpan>.allocate(capacity: capacity)
        if let base = unsafe base {
            unsafe larger.update(from: base, count: count)
            unsafe base.deallocate()
        }
        unsafe base = larger
    }

    /// Appends the pixels `start`..<`end` of a row, which is not empty. There must be room (``reserve(_:)``).
    @inline(__always) mutating func append(row: Int32, _ start: Int32, _ end: Int32, anchor: Int32) {
        assert(count < capacity)
        guard let base = unsafe base else { return }
        unsafe (base + count).initialize(to: RowSpan(row: row, start: start, end: end, anchor: anchor))
        count &+= 1
        pixels &+= Int(end &- start)
    }
}
