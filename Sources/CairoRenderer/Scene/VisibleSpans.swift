import CLanes
import Platform

/// Pixels of each item of a list that no later item covers, and the memory that finding them takes.
struct VisibleSpans: ~Copyable {
    /// Number of pixels found so far in all lists.
    private(set) var pixels = 0
    /// Spans of the items, front to back.
    private var list = SpanList()
    /// End of each item's spans.
    private var ends: [Int] = []
    private var cover = RowCover()
    private var intervals = RowIntervals()

    /// Finds the visible spans of `items`, given back to front, within `parts`, which do not overlap.
    mutating func collect(_ items: [DrawItem], in parts: [PixelRect]) {
        ends.removeAll(keepingCapacity: true)
        list.removeAll()
        cover.prepare(for: parts)
        var index = items.count
        while index > 0 {
            index -= 1
            append(items[index].clip, items[index].edges, items[index].core, in: parts)
            ends.append(list.count)
        }
        pixels &+= list.pixels
    }

    /// Spans of the item at `index`, until the next call of ``collect(_:in:)``.
    func spans(of index: Int) -> UnsafeBufferPointer<RowSpan> {
        let place = ends.count - 1 - index
        let range = (place > 0 ? ends[place - 1] : 0)..<ends[place]
        return unsafe UnsafeBufferPointer(rebasing: list.all[range])
    }

    /// Appends an item's pixels that are not covered, and adds the pixels that it covers to the cover.
    private mutating func append(
        _ clip: PixelRect, _ edges: SpanEdges, _ core: SpanEdges?, in parts: [PixelRect]
    ) {
        for index in parts.indices {
            let part = parts[index]
            let place = part.intersection(clip)
            guard !place.isEmpty else { continue }
            let rows = edges.rows.clamped(to: place.y..<place.maxY)
            guard !rows.isEmpty else { continue }
            let columns = RowInterval(
                start: Int32(truncatingIfNeeded: place.x), end: Int32(truncatingIfNeeded: place.x &+ place.width))
            let room = unsafe intervals.room(for: rows.count)
            unsafe edges.write(rows, to: room)
            let covered = unsafe cover.rows(of: index, from: rows.lowerBound &- part.y)
            list.reserve(2 &* rows.count)
            for number in 0..<rows.count {
                let whole = unsafe room[number]
                let span = whole.clamped(to: columns)
                guard span.start < span.end else { continue }
                let row = Int32(truncatingIfNeeded: rows.lowerBound &+ number)
                let hidden = unsafe covered[number]
                if hidden.start >= span.end || hidden.end <= span.start {
                    list.append(row: row, span.start, span.end, anchor: whole.start)
                    continue
                }
                if span.start < hidden.start {
                    list.append(row: row, span.start, hidden.start, anchor: whole.start)
                }
                if hidden.end < span.end { list.append(row: row, hidden.end, span.end, anchor: whole.start) }
            }
            guard let core else { continue }
            let opaque = core.rows.clamped(to: rows)
            unsafe core.write(opaque, to: room)
            for number in 0..<opaque.count {
                unsafe covered[opaque.lowerBound &- rows.lowerBound &+ number].join(
                    room[number].clamped(to: columns))
            }
        }
    }
}

extension RowInterval {
    /// The pixels within `limits`.
    @inline(__always) fileprivate func clamped(to limits: RowInterval) -> RowInterval {
        RowInterval(start: max(start, limits.start), end: min(end, limits.end))
    }
}
