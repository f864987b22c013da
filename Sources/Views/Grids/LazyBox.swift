import AnimationCore
import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// Box of a lazy stack or grid. In a scroll view it makes only the lines that are or were visible. Of the others it
/// knows the number of elements, and estimates their lines to have the mean length of the lines made (S24.5).
@MainActor final class LazyBox: ContainerBox, ScrollViewportObserver {
    var arrangement: LazyArrangement {
        didSet {
            knownLines = []
            invalidateLayout()
        }
    }
    private unowned var scroll: ScrollBox?
    /// Lines as last placed.
    private(set) var lines: [LazyLine] = []
    /// Lines that the next layout makes because the keyboard focus may go there; nil for none.
    var reach: Reach?
    private var estimate: CGFloat = 0
    private var pinnedBoxes: [LayoutBox] = []
    /// Elements with their section parts; nil until needed. Cached because a layout asks several times.
    private var knownCells: [Cell]?
    /// Lines as last found, by the box's length across them. One layout asks for the same ones several times: to measure
    /// for different proposals, and to place.
    private var knownLines: [FoundLines] = []

    /// Element, with its part of a section, if it is in one.
    private struct Cell {
        let slot: LazySlot
        let part: SectionPart?
    }

    /// Lines of a box that is `across` points long across them; nil for an ideal length.
    private struct FoundLines {
        let across: CGFloat?
        let columns: [GridColumn]
        let lines: [LazyLine]
        /// Estimated length of lines that are not made.
        let estimate: CGFloat
    }

    /// Greatest number of ``knownLines``: for the smallest, the largest and the ideal length, and for the given one.
    private static let knownLimit = 4

    /// Greatest number of rounds in which one layout makes elements, in case these never fill the view.
    private static let roundLimit = 200

    static func make(
        _ arrangement: _GraphValue<LazyArrangement>, named name: Any.Type, inputs: _ViewInputs,
        content: @escaping @MainActor (_ViewInputs) -> Void
    ) {
        inputs.element { inputs in
            let first = inputs.graph.untracked { inputs.graph.peek(arrangement.attribute) }
            let box = LazyBox(first, inputs)
            inputs.add(box, named: name)
            var isFirst = true
            inputs.sink(arrangement.attribute) { arrangement in
                if !isFirst { box.arrangement = arrangement }
                isFirst = false
            }
            var inner = inputs.inside(box)
            inner.isLazy = true
            content(inner)
        }
    }

    init(_ arrangement: LazyArrangement, _ inputs: _ViewInputs) {
        self.arrangement = arrangement
        super.init(host: inputs.host, scope: inputs.scope)
    }

    override class var kind: BoxKind { super.kind.union(.ordersContent) }

    // MARK: Lines

    private var cells: [Cell] {
        if let knownCells { return knownCells }
        let slots = content.slots
        var cells: [Cell] = []
        cells.reserveCapacity(slots.count)
        for slot in slots {
            if case .box(let box) = slot {
                cells.append(Cell(slot: slot, part: box.trait(SectionTrait.self)))
            } else {
                cells.append(Cell(slot: slot, part: nil))
            }
        }
        knownCells = cells
        return cells
    }

    /// Forgets what changes of the content have made invalid.
    private func forgetStale() {
        if takeContentIsNew() {
            knownCells = nil
            knownLines = []
        }
        if takeMeasuresAreStale() { knownLines = [] }
    }

    /// Finds the lines of a box that is `length` points long across them, and sets ``estimate``.
    private func findLines(across length: CGFloat?) -> FoundLines {
        forgetStale()
        for known in knownLines where known.across == length {
            estimate = known.estimate
            return known
        }
        let arrangement = arrangement
        let columns = arrangement.columns(across: length)
        let lines = makeLines(across: length, columns, arrangement)
        let found = FoundLines(across: length, columns: columns, lines: lines, estimate: estimate)
        if knownLines.count == Self.knownLimit { knownLines.removeFirst() }
        knownLines.append(found)
        return found
    }

    private func makeLines(
        across length: CGFloat?, _ columns: [GridColumn], _ arrangement: LazyArrangement
    ) -> [LazyLine] {
        let cells = cells
        let places = max(1, columns.count)
        let isGrid = arrangement.items != nil
        var lines: [LazyLine] = []
        lines.reserveCapacity(cells.count / places + 1)
        var line = LazyLine()
        var section: SectionInfo?
        func close() {
            if !line.slots.isEmpty { lines.append(line) }
            line = LazyLine()
        }
        for cell in cells {
            if line.slots.isEmpty { line.slots.reserveCapacity(places) }
            switch cell.slot {
            case .unmade:
                line.slots.append(cell.slot)
                line.isMade = false
            case .box(let box):
                let part = cell.part
                let isWhole = part.map { $0.role != .content } ?? false
                if part?.section !== section || isWhole { close() }
                section = part?.section
                if isWhole { line.part = part }
                let own = isWhole || !isGrid ? length : proposedLength(columns, at: line.slots.count)
                line.slots.append(cell.slot)
                let size = box.sizeThatFits(arrangement.proposal(across: own))
                line.length = max(line.length ?? 0, arrangement.along(size))
                if isWhole { close() }
            }
            if line.slots.count >= places { close() }
        }
        close()
        setStarts(&lines)
        return lines
    }

    /// Length that an element of a grid is proposed, by its index in its line.
    private func proposedLength(_ columns: [GridColumn], at index: Int) -> CGFloat {
        columns.isEmpty ? 0 : columns[index % columns.count].length
    }

    private func setStarts(_ lines: inout [LazyLine]) {
        var known: CGFloat = 0
        var count: CGFloat = 0
        for line in lines where line.part == nil {
            if let length = line.length {
                known += length
                count += 1
            }
        }
        if count > 0 { estimate = known / count }
        var start: CGFloat = 0
        for index in lines.indices {
            lines[index].start = start
            start = lines[index].end(estimate) + arrangement.gap
        }
    }

    /// Makes the unmade elements of `lines`, and their views.
    ///
    /// - Returns: false if there was nothing to make.
    func make(_ lines: ArraySlice<LazyLine>) -> Bool {
        var due: [(run: any LazyRun, indices: [Int])] = []
        for line in lines where !line.isMade {
            for case .unmade(let run, let index) in line.slots {
                if due.last?.run === run {
                    due[due.count - 1].indices.append(index)
                } else {
                    due.append((run, [index]))
                }
            }
        }
        guard !due.isEmpty else { return false }
        for entry in due { entry.run.make(entry.indices) }
        knownCells = nil
        knownLines = []
        host.flushDuringLayout()
        return true
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let length = arrangement.across(proposal)
        var lines = findLines(across: length).lines
        var rounds = 0
        // The lengths of unmade lines are estimated from made ones: at least one is needed.
        while rounds < Self.roundLimit, !isSomeMade(of: lines), make(lines.prefix(1)) {
            lines = findLines(across: length).lines
            rounds += 1
        }
        return arrangement.size(
            along: lines.last?.end(estimate) ?? 0, across: length ?? idealLength(lines))
    }

    private func isSomeMade(of lines: [LazyLine]) -> Bool {
        for line in lines where line.length != nil { return true }
        return false
    }

    private func idealLength(_ lines: [LazyLine]) -> CGFloat {
        if arrangement.items != nil { return arrangement.columns(across: nil).last?.end ?? 0 }
        var longest: CGFloat = 0
        for line in lines {
            for case .box(let box) in line.slots {
                longest = max(longest, arrangement.across(box.sizeThatFits(arrangement.proposal(across: nil))))
            }
        }
        return longest
    }

    // MARK: Places

    /// Visible range of this box along its axis, in its own space; unlimited outside scroll views.
    private var visible: ClosedRange<CGFloat> {
        guard let scroll else { return -.infinity ... .infinity }
        var origin = CGPoint.zero
        var box: LayoutBox? = self
        while let current = box, current !== scroll.contentBox {
            origin = origin.moved(by: current.origin)
            box = current.parent
        }
        let rect = scroll.visibleRect.offsetBy(dx: -origin.x, dy: -origin.y)
        return arrangement.axis == .vertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
    }

    /// The part of ``visible`` that no bar covers.
    private var uncovered: ClosedRange<CGFloat> {
        guard let covered = scroll?.coveredMargins else { return visible }
        let visible = visible
        let (start, end) =
            arrangement.axis == .vertical ? (covered.top, covered.bottom) : (covered.leading, covered.trailing)
        let lower = visible.lowerBound + start
        return lower...max(lower, visible.upperBound - end)
    }

    private func findScroll() {
        guard scroll == nil else { return }
        var box = parent
        while let current = box {
            if let found = current as? ScrollBox {
                scroll = found
                found.add(self)
                return
            }
            box = current.parent
        }
    }

    override func placeContent() {
        findScroll()
        let arrangement = arrangement
        let length = arrangement.across(size)
        var found = findLines(across: length)
        lines = found.lines
        var rounds = 0
        while rounds < Self.roundLimit, make(lines[visibleLines]) {
            found = findLines(across: length)
            lines = found.lines
            rounds += 1
        }
        makeReach {
            found = findLines(across: length)
            lines = found.lines
        }
        let columns = found.columns
        let block = ViewDimensions(size: arrangement.size(along: 0, across: columns.last?.end ?? 0))
        let own = ViewDimensions(size: arrangement.size(along: 0, across: length))
        let guide = arrangement.key(arrangement.guide)
        let first = arrangement.items == nil ? 0 : own[guide] - block[guide]
        for line in lines {
            for (index, slot) in line.slots.enumerated() {
                guard case .box(let box) = slot else { continue }
                if line.part != nil || arrangement.items == nil {
                    place(box, in: line, from: 0, length: length, arrangement.guide)
                } else if !columns.isEmpty {
                    let column = columns[index % columns.count]
                    place(box, in: line, from: first + column.start, length: column.length, column.alignment)
                }
            }
        }
        pin()
    }

    private func place(
        _ box: LayoutBox, in line: LazyLine, from start: CGFloat, length: CGFloat, _ alignment: Alignment
    ) {
        let arrangement = arrangement
        let proposal = arrangement.proposal(across: length)
        let size = box.sizeThatFits(proposal)
        let cell = ViewDimensions(size: arrangement.size(along: line.length ?? 0, across: length))
        let across = arrangement.key(alignment)
        let along = arrangement.lineKey(alignment)
        box.place(
            at: arrangement.point(
                along: line.start + cell[along] - box.guide(along, in: size, proposal: proposal),
                across: start + cell[across] - box.guide(across, in: size, proposal: proposal)),
            proposal: proposal)
    }

    /// Indices of the visible lines, with estimated lengths for unmade ones.
    private var visibleLines: Range<Int> {
        let visible = visible
        guard visible.lowerBound < visible.upperBound else { return 0..<0 }
        // Lines are sorted by position: binary search for the first one that ends in the visible range.
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].end(estimate) <= visible.lowerBound { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < lines.count && lines[end].start < visible.upperBound { end += 1 }
        return low..<end
    }

    /// Pinned parts and visible lines depend on the position of this box in the scroll view.
    override func geometryChanged() { viewportMoved() }

    func viewportMoved() {
        guard isPlaced else { return }
        if lines[visibleLines].contains(where: { !$0.isMade }) { return invalidatePlacement() }
        pin()
    }

    // MARK: Pinned headers and footers

    /// Pins parts of sections to the visible range: headers at its start while anything of their section is visible,
    /// footers at its end.
    private func pin() {
        let before = pinnedBoxes.count
        pinnedBoxes = []
        guard !arrangement.pinned.isEmpty, scroll != nil else { return }
        let visible = uncovered
        for index in lines.indices {
            guard let part = lines[index].part, case .box(let box)? = lines[index].slots.first else { continue }
            let length = lines[index].length ?? 0
            var start = lines[index].start
            if part.role == .header && arrangement.pinned.contains(.sectionHeaders) {
                start = max(start, min(visible.lowerBound, sectionEnd(from: index) - length))
            } else if part.role == .footer && arrangement.pinned.contains(.sectionFooters) {
                start = min(start, max(visible.upperBound - length, sectionStart(from: index)))
            } else {
                continue
            }
            pinnedBoxes.append(box)
            var line = lines[index]
            line.start = start
            place(box, in: line, from: 0, length: arrangement.across(size), arrangement.guide)
        }
        if before != pinnedBoxes.count { layers.invalidateOrder() }
    }

    private func sectionEnd(from index: Int) -> CGFloat {
        var next = index + 1
        while next < lines.count && lines[next].part?.role != .header { next += 1 }
        return lines[next - 1].end(estimate)
    }

    private func sectionStart(from index: Int) -> CGFloat {
        var first = index
        while first > 0 && lines[first - 1].part?.role != .footer { first -= 1 }
        return lines[first].start
    }

    /// Pinned parts lie above elements that scroll under them.
    override var drawingOrder: [LayoutBox] {
        let order = super.drawingOrder
        guard !pinnedBoxes.isEmpty else { return order }
        return order.filter { box in !pinnedBoxes.contains { $0 === box } } + pinnedBoxes
    }
}
