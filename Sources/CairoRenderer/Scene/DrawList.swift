import CLanes
import Platform

/// What is to be drawn on one target, back to front, and the drawing of it.
///
/// Things are drawn late, together, so that nothing is drawn that something else will cover: from front to back each row
/// of the target knows one interval that is covered, and what lies below is drawn beside it only. Covered is what an
/// opaque texel or colour decides alone, so the bytes are those of drawing everything.
@MainActor struct DrawList {
    private var items: [DrawItem] = []
    private let scratch: DrawScratch

    init(_ scratch: DrawScratch) {
        self.scratch = scratch
        items = scratch.takeItems()
    }

    var isEmpty: Bool { items.isEmpty }

    mutating func append(_ item: DrawItem) { items.append(item) }

    /// Draws everything within `parts`, which do not overlap, and forgets it; together with `team`, if there is one.
    mutating func draw(in parts: [PixelRect], on target: PixelTarget, with team: DrawTeam? = nil) {
        guard !items.isEmpty else { return }
        if let team {
            team.draw(items, in: parts, on: target, by: scratch)
        } else {
            scratch.draw(items, in: parts, on: target)
        }
        items.removeAll(keepingCapacity: true)
    }

    /// Nothing more will be drawn: the memory is for the next list.
    mutating func end() {
        scratch.giveBack(items)
        items = []
    }
}

extension DrawItem {
    /// Adds what is to be seen of it in the parts, less what is covered, and covers more.
    fileprivate func appendSpans(in parts: [PixelRect], to spans: inout [RowSpan], _ cover: inout RowCover) {
        let edges = edges
        for index in parts.indices {
            let place = parts[index].intersection(clip)
            let rows = edges.rows.clamped(to: place.y..<max(place.maxY, place.y))
            guard !rows.isEmpty, !place.isEmpty else { continue }
            let (left, right) = (place.x, place.x &+ place.width)
            let covered = cover.first(of: index) &- parts[index].y
            for row in rows {
                let whole = edges.span(row: row)
                let start = max(whole.start, left)
                let stop = min(whole.end, right)
                guard start < stop else { continue }
                let hidden = cover.rows[covered &+ row]
                let anchor = whole.start
                if hidden.start >= stop || hidden.end <= start {
                    spans.append(RowSpan(row: row, start: start, end: stop, anchor: anchor))
                } else {
                    if start < hidden.start {
                        spans.append(RowSpan(row: row, start: start, end: hidden.start, anchor: anchor))
                    }
                    if hidden.end < stop {
                        spans.append(RowSpan(row: row, start: hidden.end, end: stop, anchor: anchor))
                    }
                }
            }
            guard let core else { continue }
            for row in core.rows.clamped(to: rows) {
                let opaque = core.span(row: row)
                cover.rows[covered &+ row].add(max(opaque.start, left), min(opaque.end, right))
            }
        }
    }
}

extension RowSpan {
    @inline(__always) fileprivate init(row: Int, start: Int, end: Int, anchor: Int) {
        self.init(
            row: Int32(truncatingIfNeeded: row), start: Int32(truncatingIfNeeded: start),
            end: Int32(truncatingIfNeeded: end), anchor: Int32(truncatingIfNeeded: anchor))
    }
}

/// For each row of each part of a target, pixels that need not be drawn any more.
struct RowCover {
    /// One interval of a row.
    struct Interval {
        var start = 0
        var end = 0

        /// Adds pixels: if they touch what there is, otherwise the longer of the two stays.
        @inline(__always) mutating func add(_ first: Int, _ stop: Int) {
            guard first < stop else { return }
            if first <= end && stop >= start && start < end {
                start = min(start, first)
                end = max(end, stop)
            } else if stop - first > end - start {
                start = first
                end = stop
            }
        }
    }

    fileprivate var rows: [Interval] = []
    private var firsts: [Int] = []

    fileprivate mutating func prepare(for parts: [PixelRect]) {
        firsts.removeAll(keepingCapacity: true)
        var count = 0
        for part in parts {
            firsts.append(count)
            count += max(part.height, 0)
        }
        rows.removeAll(keepingCapacity: true)
        rows.append(contentsOf: repeatElement(Interval(), count: count))
    }

    /// The place of a part's first row.
    fileprivate func first(of part: Int) -> Int { firsts[part] }
}

/// Memory that drawing needs for a moment, kept from one time to the next: of one thread.
final class DrawScratch {
    /// Whether kernels do four pixels at a time; the bytes are the same.
    let isWide: Bool
    let scaling = ScaleScratch()
    let turning = TurnScratch()
    /// Laid down so far, one above the other counted each.
    private(set) var pixels = 0
    /// What is to be seen of each thing that is drawn, from the foremost to the hindmost.
    private var spans: [RowSpan] = []
    /// Where those of each thing end.
    private var ends: [Int] = []
    private var cover = RowCover()
    /// Room for items of lists to come, each with nothing in it.
    private var spareItems: [[DrawItem]] = []

    /// - Parameter isWide: see ``isWide``; true only where the processor can.
    init(isWide: Bool = WideRows.areThere) { self.isWide = isWide }

    fileprivate func takeItems() -> [DrawItem] { spareItems.popLast() ?? [] }

    fileprivate func giveBack(_ items: [DrawItem]) {
        if items.isEmpty, items.capacity > 0, spareItems.count < 4 { spareItems.append(items) }
    }

    /// Draws `items`, given from the hindmost to the foremost, within `parts`, which do not overlap.
    func draw(_ items: [DrawItem], in parts: [PixelRect], on target: PixelTarget) {
        collectSpans(of: items, in: parts)
        unsafe spans.withUnsafeBufferPointer { spans in
            for index in items.indices {
                let range = self.spans(of: index)
                guard !range.isEmpty else { continue }
                unsafe items[index].draw(UnsafeBufferPointer(rebasing: spans[range]), on: target, self)
            }
        }
    }

    /// Finds what is to be seen of `items`, which are given from the hindmost to the foremost.
    private func collectSpans(of items: [DrawItem], in parts: [PixelRect]) {
        spans.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        cover.prepare(for: parts)
        for item in items.reversed() {
            item.appendSpans(in: parts, to: &spans, &cover)
            ends.append(spans.count)
        }
        for span in spans { pixels &+= Int(span.end &- span.start) }
    }

    /// The spans of the thing that was given as the `index`th.
    private func spans(of index: Int) -> Range<Int> {
        let place = ends.count - 1 - index
        return (place > 0 ? ends[place - 1] : 0)..<ends[place]
    }
}
