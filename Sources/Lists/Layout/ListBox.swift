import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Box of a list's rows. It makes only the rows that are or were visible lately; of the others it knows the number, and
/// their height, which it estimates by the mean of those made if they never were (S24.5).
@MainActor final class ListBox: ContainerBox, ScrollViewportObserver {
    private(set) var settings: ListSettings
    private(set) weak var scroll: ScrollBox?
    /// The list's selection; nil if nothing can be selected.
    var selection: ListSelection?
    /// Value from which Shift selects.
    var anchor: AnyHashable?
    /// Value to which people moved the selection last: from there keys move it on.
    var lead: AnyHashable?
    /// Search for a row by typed letters.
    var typing = TypedSearch()
    /// Focus of the list as a whole, for keys that move the selection.
    private(set) lazy var focusTarget = FocusTarget(box: self)
    /// Row that a swipe has opened.
    weak var openRow: ListRowBox?
    /// Row that two fingers on a touchpad swipe, and their way in the last tenth of a second.
    weak var swiped: ListRowBox?
    var swipePath: [(time: Double, distance: CGFloat)] = []
    /// Row that people drag to another place; nil without one.
    var drag: RowDrag?
    let autoscroll = RowAutoscroll()
    /// Rows as last placed.
    private(set) var entries: [ListEntry] = []
    /// Rows in order, without places; nil until needed. A layout asks several times.
    private var known: [ListEntry]?
    private var estimate: CGFloat = 0
    /// True while rows are to be dropped after the update.
    var willDrop = false
    private var pinned: [LayoutBox] = []

    /// Resolves a colour in the list's environment.
    var resolve: @MainActor (Color) -> ResolvedColor = { _ in .clear }

    /// Greatest number of rounds in which one layout makes rows, in case these never fill the view.
    private static let roundLimit = 200

    init(_ settings: ListSettings, _ inputs: _ViewInputs) {
        self.settings = settings
        super.init(host: inputs.host, scope: inputs.scope)
    }

    override class var kind: BoxKind { super.kind.union(.ordersContent) }

    override var accessibilityFacts: AccessibilityFacts? { facts }

    /// Width of the list when it was last measured or placed, in points.
    private(set) var width: CGFloat = 0

    func set(_ new: ListSettings) {
        guard new != settings else { return }
        settings = new
        for entry in rows { entry.row?.settingsChanged() }
        invalidateLayout()
    }

    // MARK: Rows

    /// Rows in order, without places.
    var rows: [ListEntry] {
        if !takeContentIsNew(), let known { return known }
        let rows = ListWalk.entries(of: content)
        known = rows
        return rows
    }

    private func arranged(_ width: CGFloat?) -> [ListEntry] {
        var rows = rows
        if let width, width != self.width {
            self.width = width
            // Rows that were measured in another width may have other heights now.
            for case .unmade(let run, _) in rows.lazy.map(\.kind) { run.lengths = KnownLengths() }
        }
        applyDrag(to: &rows)
        estimate = ListArrangement(settings, width: self.width).arrange(&rows)
        return rows
    }

    /// Makes the unmade rows that lie in `range` of the list.
    ///
    /// - Returns: false if there was nothing to make.
    private func make(_ entries: [ListEntry], in range: ClosedRange<CGFloat>) -> Bool {
        var made: [(run: any LazyRun, elements: Range<Int>)] = []
        for entry in entries[Self.indices(of: entries, in: range)] {
            guard case .unmade(let run, let elements) = entry.kind else { continue }
            let due = Self.elements(elements, of: entry, in: range, spacing: settings.rowSpacing ?? 0)
            run.make(Array(due))
            made.append((run, due))
        }
        guard !made.isEmpty else { return false }
        known = nil
        host.flushDuringLayout()
        for entry in made where !entry.run.lengths.isEmpty { measure(entry.elements, of: entry.run) }
        return true
    }

    /// Returns those of the unmade `elements` that lie in `range`, as far as can be estimated. Elements beside rows that
    /// are made always belong to them: what is left of a run then keeps its place exactly.
    private static func elements(
        _ elements: Range<Int>, of entry: ListEntry, in range: ClosedRange<CGFloat>, spacing: CGFloat
    ) -> Range<Int> {
        let count = elements.count
        let each = max(1, (entry.length + spacing) / CGFloat(count))
        func number(in length: CGFloat) -> Int { Int(min(max(0, length / each), CGFloat(count)).rounded(.up)) }
        let reachesEnd = range.upperBound >= entry.end
        if range.lowerBound <= entry.start {
            return reachesEnd ? elements : elements.prefix(max(1, number(in: range.upperBound - entry.start)))
        }
        if reachesEnd { return elements.suffix(max(1, number(in: entry.end - range.lowerBound))) }
        let first = min(
            elements.lowerBound + max(0, number(in: range.lowerBound - entry.start) - 1), elements.upperBound - 1)
        let end = min(elements.lowerBound + number(in: range.upperBound - entry.start), elements.upperBound)
        return first..<max(first + 1, end)
    }

    /// Takes the lengths of rows that are made again from what is known of those that are not made.
    private func measure(_ elements: Range<Int>, of run: any LazyRun) {
        let proposal = ListArrangement(settings, width: width).proposal
        var length: CGFloat = 0
        for index in elements {
            for box in run.madeList(at: index)?.boxes ?? [] { length += box.sizeThatFits(proposal).height }
        }
        run.lengths.remove(elements, length: length)
    }

    /// Has the rows found anew after some were dropped.
    func rowsDropped() {
        known = nil
        invalidateLayout()
    }

    /// Indices of the entries that lie in `range`.
    private static func indices(of entries: [ListEntry], in range: ClosedRange<CGFloat>) -> Range<Int> {
        guard range.lowerBound < range.upperBound else { return 0..<0 }
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].end <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < entries.count && entries[end].start < range.upperBound { end += 1 }
        return low..<end
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? idealWidth
        let rows = arranged(width)
        let metrics = ListMetrics(settings.kind, width: width)
        return CGSize(width: width, height: rows.last.map { $0.end + metrics.bottom } ?? 0)
    }

    private var idealWidth: CGFloat {
        var widest: CGFloat = 0
        for entry in rows {
            if case .row(let box, _) = entry.kind { widest = max(widest, box.sizeThatFits(.unspecified).width) }
        }
        return widest + 2 * ListMetrics(settings.kind, width: widest).side
    }

    override func placeContent() {
        findScroll()
        entries = arranged(size.width)
        var rounds = 0
        while rounds < Self.roundLimit, make(entries, in: visible) {
            entries = arranged(size.width)
            rounds += 1
        }
        let metrics = ListMetrics(settings.kind, width: size.width)
        let edges = RowEdgesFinder(entries, settings)
        for index in entries.indices {
            guard case .row(let box, let row) = entries[index].kind else { continue }
            row.edges = edges[index]
            let y = drag?.row === row ? drag?.top : nil
            box.place(
                at: CGPoint(x: metrics.side, y: y ?? entries[index].start),
                proposal: ProposedViewSize(width: size.width - 2 * metrics.side, height: nil))
        }
        pin()
        showSelection()
        dropFarRows(visible)
    }

    /// Visible range of the list, in its own space; unlimited outside of scroll views.
    var visible: ClosedRange<CGFloat> {
        guard let scroll else { return -.infinity ... .infinity }
        var y: CGFloat = 0
        var box: LayoutBox? = self
        while let current = box, current !== scroll.contentBox {
            y += current.origin.y
            box = current.parent
        }
        let rect = scroll.visibleRect
        return rect.minY - y...rect.maxY - y
    }

    private func findScroll() {
        guard scroll == nil else { return }
        var box = parent
        while let current = box {
            if let found = current as? ScrollBox {
                scroll = found
                return found.add(self)
            }
            box = current.parent
        }
    }

    override func geometryChanged() { viewportMoved() }

    func viewportMoved() {
        guard isPlaced else { return }
        for entry in entries[Self.indices(of: entries, in: visible)] {
            if case .unmade = entry.kind { return invalidatePlacement() }
        }
        pin()
    }

    // MARK: Headers that stay in view

    private func pin() {
        let before = pinned.count
        pinned = []
        guard settings.kind.pinsHeaders, let scroll else { return }
        let top = visible.lowerBound + scroll.coveredMargins.top
        let metrics = ListMetrics(settings.kind, width: size.width)
        for index in entries.indices where entries[index].role == .header {
            guard case .row(let box, let row) = entries[index].kind else { continue }
            var end = index + 1
            while end < entries.count && entries[end].section == entries[index].section { end += 1 }
            let limit = entries[end - 1].end - entries[index].length
            let start = max(entries[index].start, min(top, limit))
            row.isPinned = start > entries[index].start
            if row.isPinned { pinned.append(box) }
            box.place(at: CGPoint(x: metrics.side, y: start), proposal: box.proposal)
        }
        if before != pinned.count { layers.invalidateOrder() }
    }

    /// Pinned headers lie above the rows that scroll under them, and a row that is dragged above all.
    override var drawingOrder: [LayoutBox] {
        let order = super.drawingOrder
        var above = pinned
        if let row = drag?.row, let box = order.first(where: { row.isInside($0) }) { above.append(box) }
        guard !above.isEmpty else { return order }
        return order.filter { box in !above.contains { $0 === box } } + above
    }
}
