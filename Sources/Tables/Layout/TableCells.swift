import AccessibilityTree
import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
import Views

/// Cells of one row side by side, each in its column.
nonisolated struct TableCells: Layout {
    /// Widths of the columns, in points.
    let widths: [CGFloat]
    let alignments: [HorizontalAlignment]

    /// Margin between a cell's content and the edges of its column, in points.
    static let margin: CGFloat = 8

    @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var height: CGFloat = 0
        for (view, width) in zip(subviews, widths) { height = max(height, view.sizeThatFits(cell(width)).height) }
        return CGSize(width: widths.reduce(0, +), height: height)
    }

    @MainActor func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var x = bounds.minX
        for (index, view) in subviews.enumerated() where widths.indices.contains(index) {
            let room = max(0, widths[index] - 2 * Self.margin)
            let size = view.sizeThatFits(cell(widths[index]))
            let alignment = alignments.indices.contains(index) ? alignments[index] : .leading
            let share: CGFloat = alignment == .trailing ? 1 : alignment == .center ? 0.5 : 0
            view.place(
                at: CGPoint(
                    x: x + Self.margin + max(0, room - size.width) * share, y: bounds.midY - size.height / 2),
                anchor: .topLeading, proposal: cell(widths[index]))
            x += widths[index]
        }
    }

    private func cell(_ width: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: max(0, width - 2 * Self.margin), height: nil)
    }
}

/// Columns as a table shows them now.
struct TableGeometry: Equatable {
    /// Widths of the shown columns, in points.
    var widths: [CGFloat] = []
}

private enum TableGeometryKey: EnvironmentKey { static var defaultValue: TableGeometry { TableGeometry() } }

extension EnvironmentValues {
    var tableGeometry: TableGeometry {
        get { self[TableGeometryKey.self] }
        set { self[TableGeometryKey.self] = newValue }
    }
}

/// View of one row: a cell for each shown column.
nonisolated struct TableRowView<Value>: View {
    let value: Value
    let columns: _TableColumnList<Value>
    @Environment(\.tableGeometry) private var geometry
    @Environment(\.dynamicTypeSize) private var textSize

    init(value: Value, columns: _TableColumnList<Value>) {
        self.value = value
        self.columns = columns
    }

    @MainActor var body: some View {
        // A row of very large text becomes higher rather than cut its cells.
        let lines = textSize.isAccessibilitySize ? nil : 1
        let shown = columns.columns.prefix(geometry.widths.count)
        TableCells(widths: geometry.widths, alignments: shown.map(\.alignment.alignment)) {
            // A column that is moved keeps the state of its cells.
            ForEach(Array(shown.enumerated()), id: \.element.index) {
                let cell = $0.element.content(value).lineLimit(lines).accessibility { _ in
                    AccessibilityFacts(.summarized, role: .cell)
                }
                if $0.offset == 0 { cell.modifier(TableRowIndent()) } else { cell }
            }
        }
    }
}
