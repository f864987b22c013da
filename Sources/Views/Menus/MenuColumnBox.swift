import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// The views of a menu, one below the other.
nonisolated struct MenuColumn<Content: View>: _PrimitiveView {
    let level: MenuLevel
    let content: Content

    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let level = inputs.graph.untracked { inputs.graph.peek(view.attribute) }.level
            let box = MenuColumnBox(inputs, level: level)
            inputs.add(box, named: MenuColumnBox.self)
            level.column = box
            inputs.sink(inputs.environment) { [unowned box] environment in
                let color = Color.primary.opacity(environment.colorScheme == .dark ? 0.16 : 0.11)
                box.ownLayer.setFill(color.resolve(in: environment), transaction: Transaction())
            }
            Content._makeView(view[\.content], inputs: inputs.inside(box))
        }
    }
}

/// Items get the whole width; a line stands between groups, and nothing beside the first and the last one.
@MainActor final class MenuColumnBox: LayerBox {
    private let level: MenuLevel
    /// The panel around.
    weak var panel: LayoutBox?
    /// Where lines are, from the top.
    private var lines: [CGFloat] = []

    init(_ inputs: borrowing _ViewInputs, level: MenuLevel) {
        self.level = level
        super.init(inputs)
    }

    /// Whether what is written first stands at the bottom.
    var isReversed = false {
        didSet { if isReversed != oldValue { invalidatePlacement() } }
    }

    /// The items, from the top.
    var rows: [MenuRowBox] { views.flatMap { rows(in: $0) } }

    /// What is in the menu, from the top. Reversed, groups stay groups, with their headers above them.
    private var views: [LayoutBox] {
        guard isReversed else { return content.boxes }
        var groups: [[LayoutBox]] = []
        var section: SectionInfo?
        for box in content.boxes {
            let part = box.trait(SectionTrait.self)
            let isDivider = box.innermost is DividerBox
            if groups.isEmpty || isDivider || part?.section !== section { groups.append([]) }
            groups[groups.count - 1].append(box)
            if isDivider { groups.append([]) }
            section = part?.section
        }
        return groups.reversed().flatMap { group in
            let headers = group.filter { $0.trait(SectionTrait.self)?.role == .header }
            return headers + group.reversed().filter { box in !headers.contains { $0 === box } }
        }
    }

    private func rows(in box: LayoutBox) -> [MenuRowBox] {
        if let row = box as? MenuRowBox { return [row] }
        return box.content.boxes.flatMap { rows(in: $0) }
    }

    /// Where the middle of the first marked item is, or that of the first one if none is marked; from the top.
    var middleOfMarked: CGFloat {
        let marked = rows.first(where: \.hasMark)
        var y = MenuMetrics.panelPadding
        var first: CGFloat?
        for entry in entries(updateColumns()) {
            let height = entry.box.sizeThatFits(.unspecified).height
            let middle = y + entry.above + height / 2
            if let marked, entry.box.innermost === marked { return middle }
            first = first ?? middle
            y += entry.above + height
        }
        return first ?? y
    }

    override var soleContent: LayoutBox? { nil }

    /// What scrolls the panel if it is too tall has a size of its own; the panel is to be as high as this.
    override func measuresInvalidated() {
        var box = parent
        while let current = box {
            if current is ScrollBox {
                current.parent?.invalidateLayout()
                return
            }
            box = current.parent
        }
    }

    private struct Entry {
        let box: LayoutBox
        /// What it is placed in, from the panel's sides.
        let inset: CGFloat
        /// Space above it, with a line or without.
        let above: CGFloat
        let hasLine: Bool
    }

    /// What is laid out, dividers left out: they are lines.
    private func entries(_ columns: MenuColumns) -> [Entry] {
        var entries: [Entry] = []
        var section: SectionInfo?
        var isApart = false
        for box in views {
            let part = box.trait(SectionTrait.self)
            if part?.section !== section { isApart = true }
            section = part?.section
            let inner = box.innermost
            if inner is DividerBox {
                box.place(at: .zero, size: .zero, proposal: .zero)
                isApart = true
                continue
            }
            let hasLine = isApart && !entries.isEmpty
            let isItem = inner is MenuRowBox
            entries.append(
                Entry(
                    box: box, inset: isItem ? 0 : rows(in: box).isEmpty ? columns.iconStart : compactInset,
                    above: hasLine ? MenuMetrics.separator : part?.role == .header ? MenuMetrics.rowPadding : 0,
                    hasLine: hasLine))
            isApart = false
        }
        return entries
    }

    /// Of what has several items on one line: their contents are in line with what stands in other items.
    private var compactInset: CGFloat { MenuMetrics.padding - MenuMetrics.compactPadding }

    private func updateColumns() -> MenuColumns {
        let rows = rows
        let columns = MenuColumns(hasMarks: rows.contains(where: \.hasMark), hasIcons: rows.contains(where: \.hasIcon))
        for row in rows { row.columns = columns }
        return columns
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = CGSize(width: level.minimumWidth, height: 2 * MenuMetrics.panelPadding)
        let entries = entries(updateColumns())
        guard !entries.isEmpty else { return .zero }
        for entry in entries {
            let inner = entry.box.sizeThatFits(
                ProposedViewSize(width: proposal.width.map { max($0 - entry.inset - padding(entry), 0) }, height: nil))
            size.width = max(size.width, inner.width + entry.inset + padding(entry))
            size.height += entry.above + inner.height
        }
        size.width = proposal.width ?? size.width
        return size
    }

    private func padding(_ entry: Entry) -> CGFloat { entry.inset > 0 ? MenuMetrics.padding : 0 }

    override func placeContent() {
        var y = MenuMetrics.panelPadding
        var lines: [CGFloat] = []
        for entry in entries(updateColumns()) {
            if entry.hasLine { lines.append(y + MenuMetrics.separator / 2) }
            y += entry.above
            let inner = ProposedViewSize(width: max(size.width - entry.inset - padding(entry), 0), height: nil)
            entry.box.place(at: CGPoint(x: entry.inset, y: y), proposal: inner)
            y += entry.box.sizeThatFits(inner).height
        }
        guard lines != self.lines else { return }
        self.lines = lines
        ownLayer.content = .shape(
            LayerShape { rect in
                Path { path in
                    for line in lines {
                        path.addRect(
                            CGRect(
                                x: MenuMetrics.padding, y: line - 0.5, width: rect.width - 2 * MenuMetrics.padding,
                                height: 1))
                    }
                }
            })
    }
}
