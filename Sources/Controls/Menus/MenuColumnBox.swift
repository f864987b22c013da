import AccessibilityTree
import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import Presentations
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The views of a menu panel, in a column.
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
                let color = Color(.system(.menuLine))
                box.ownLayer.setFill(color.resolve(in: environment), transaction: Transaction())
            }
            Content._makeView(view[\.content], inputs: inputs.inside(box))
        }
    }
}

/// The column of a menu panel: items take the whole width; separator lines are drawn between groups.
@MainActor final class MenuColumnBox: LayerBox {
    private let level: MenuLevel
    /// The panel that contains the column.
    weak var panel: LayoutBox?
    /// Vertical positions of the separator lines, in points from the top.
    private var lines: [CGFloat] = []

    init(_ inputs: borrowing _ViewInputs, level: MenuLevel) {
        self.level = level
        super.init(inputs)
        changes.onMeasuresInvalidated { [unowned self] in invalidatePanel() }
    }

    override var accessibilityFacts: AccessibilityFacts? {
        var facts = AccessibilityFacts(.contained, role: .menu)
        // The menu has the name of what opens it.
        facts.label = (level.opener ?? level.presentation?.anchor)?.accessibilityName
        return facts
    }

    override var accessibilityContent: [LayoutBox] { views }

    /// True if the order is reversed: the first item of the code is at the bottom.
    var isReversed = false {
        didSet { if isReversed != oldValue { invalidatePlacement() } }
    }

    /// The items, from top to bottom.
    var rows: [MenuRowBox] { views.flatMap { rows(in: $0) } }

    /// The column's views, from top to bottom. If reversed, groups stay together, with their headers above them.
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

    /// Vertical middle of the first marked item, or of the first item if none is marked; in points from the top.
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

    override class var kind: BoxKind { .hidesContent }

    /// Passes a change of size on to the panel's parent: the scroll view in between has a size of its own, but the
    /// panel is as high as this column.
    private func invalidatePanel() {
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
        /// Leading inset in the panel, in points.
        let inset: CGFloat
        /// Space above the view, in points, including a separator line.
        let above: CGFloat
        let hasLine: Bool
    }

    /// The views to lay out. Dividers are left out, as separator lines stand for them.
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

    /// Inset of a row of compact items, such that their contents align with those of other items.
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
