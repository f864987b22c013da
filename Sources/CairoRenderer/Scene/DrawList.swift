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

/// Scratch memory of one drawing thread, reused for each drawing.
final class DrawScratch {
    /// Number of pixels that kernels handle at a time.
    let width: RowWidth
    let scaling = ScaleScratch()
    let turning = TurnScratch()
    /// Number of pixels drawn so far; pixels drawn twice count twice.
    var pixels: Int { visible.pixels }
    private var visible = VisibleSpans()
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
        visible.collect(items, in: parts)
        for index in items.indices {
            let spans = unsafe visible.spans(of: index)
            if !spans.isEmpty { unsafe items[index].draw(spans, on: target, self) }
        }
    }
}
