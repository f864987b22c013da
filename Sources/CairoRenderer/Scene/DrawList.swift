import CLanes
import Platform

/// Pending items for one target, back to front.
///
/// Items are drawn together, so that pixels covered by a later item are skipped. From front to back, one covered
/// interval is kept for each row of the target, and the items below are drawn only outside that interval. A pixel
/// counts as covered only if an opaque texel or colour alone determines its bytes, so the result equals that of drawing
/// everything.
@MainActor struct DrawList {
    private var items: [DrawItem] = []
    private let scratch: DrawScratch

    init(_ scratch: DrawScratch) {
        self.scratch = scratch
        items = scratch.takeItems()
    }

    var isEmpty: Bool { items.isEmpty }

    mutating func append(_ item: DrawItem) { items.append(item) }

    /// Draws all items within `parts`, which do not overlap, and empties the list; with the threads of `team`, if
    /// given.
    mutating func draw(in parts: [PixelRect], on target: PixelTarget, with team: DrawTeam? = nil) {
        guard !items.isEmpty else { return }
        if let team {
            team.draw(items, in: parts, on: target, by: scratch)
        } else {
            scratch.draw(items, in: parts, on: target)
        }
        items.removeAll(keepingCapacity: true)
    }

    /// Returns the list's memory for the next one.
    mutating func end() {
        scratch.giveBack(items)
        items = []
    }
}

extension DrawItem {
    /// Appends the item's pixels within `parts` that are not covered to `spans`, and adds the pixels that the item
    /// covers to `cover`.
    fileprivate func appendSpans(in parts: [PixelRect], to spans: inout SpanList, _ cover: inout RowCover) {
        for index in parts.indices {
            let part = parts[index]
            let place = part.intersection(clip)
            let rows = edges.rows.clamped(to: place.y..<max(place.maxY, place.y))
            guard !rows.isEmpty, !place.isEmpty else { continue }
            let (left, right) = (place.x, place.x &+ place.width)
            spans.reserve(2 &* rows.count)
            unsafe cover.withRows(of: index, from: part.y) { cover in
                for row in rows {
                    let whole = edges.span(row: row)
                    let start = max(whole.start, left)
                    let stop = min(whole.end, right)
                    guard start < stop else { continue }
                    let hidden = unsafe cover[row]
                    if hidden.start >= stop || hidden.end <= start {
                        spans.append(row: row, start, stop, anchor: whole.start)
                        continue
                    }
                    if start < hidden.start { spans.append(row: row, start, hidden.start, anchor: whole.start) }
                    if hidden.end < stop { spans.append(row: row, hidden.end, stop, anchor: whole.start) }
                }
                guard let core else { return }
                for row in core.rows.clamped(to: rows) {
                    let opaque = core.span(row: row)
                    unsafe cover[row].add(max(opaque.start, left), min(opaque.end, right))
                }
            }
        }
    }
}

/// Covered interval of pixels for each row of each part of a target.
struct RowCover {
    /// Interval of pixels in a row.
    struct Interval {
        var start = 0
        var end = 0

        /// Joins the pixels to the interval if both touch; otherwise keeps the longer of the two.
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

    /// Calls `body` with the rows of a part, by their number in the target; `top` is the part's first row.
    fileprivate mutating func withRows(
        of part: Int, from top: Int, _ body: (UnsafeMutablePointer<Interval>) -> Void
    ) {
        let first = firsts[part]
        unsafe rows.withUnsafeMutableBufferPointer { rows in
            guard let base = rows.baseAddress else { return }
            unsafe body(base + (first - top))
        }
    }
}

/// Scratch memory of one drawing thread, reused for each drawing.
final class DrawScratch {
    /// Number of pixels that kernels handle at a time.
    let width: RowWidth
    let scaling = ScaleScratch()
    let turning = TurnScratch()
    /// Number of pixels drawn so far; pixels drawn twice count twice.
    private(set) var pixels = 0
    /// Visible spans of the items, front to back.
    private var spans = SpanList()
    /// End of each item's spans.
    private var ends: [Int] = []
    private var cover = RowCover()
    /// Empty arrays whose memory later lists use.
    private var spareItems: [[DrawItem]] = []

    /// Scratch memory for kernels of a width that the processor supports.
    init(width: RowWidth = .quickest) { self.width = width }

    fileprivate func takeItems() -> [DrawItem] { spareItems.popLast() ?? [] }

    fileprivate func giveBack(_ items: [DrawItem]) {
        if items.isEmpty, items.capacity > 0, spareItems.count < 4 { spareItems.append(items) }
    }

    /// Draws `items`, given back to front, within `parts`, which do not overlap.
    func draw(_ items: [DrawItem], in parts: [PixelRect], on target: PixelTarget) {
        collectSpans(of: items, in: parts)
        for index in items.indices {
            let range = spans(of: index)
            guard !range.isEmpty else { continue }
            unsafe items[index].draw(UnsafeBufferPointer(rebasing: spans.all[range]), on: target, self)
        }
    }

    /// Computes the visible spans of `items`, given back to front.
    private func collectSpans(of items: [DrawItem], in parts: [PixelRect]) {
        ends.removeAll(keepingCapacity: true)
        cover.prepare(for: parts)
        // Moved out of the object, so that access is checked twice, not for each item.
        var found = SpanList()
        var cover = RowCover()
        swap(&found, &spans)
        swap(&cover, &self.cover)
        found.removeAll()
        var index = items.count
        while index > 0 {
            index -= 1
            items[index].appendSpans(in: parts, to: &found, &cover)
            ends.append(found.count)
        }
        pixels &+= found.pixels
        swap(&found, &spans)
        swap(&cover, &self.cover)
    }

    /// Range of the spans of the item at `index`.
    private func spans(of index: Int) -> Range<Int> {
        let place = ends.count - 1 - index
        return (place > 0 ? ends[place - 1] : 0)..<ends[place]
    }
}
