import AccessibilityTree
import AnimationCore
import Controls
import Foundation
import Geometry
import Lists
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Rows with columns, under a header by which people sort them and change the columns' widths. Rows are made as they
/// come into view.
///
/// A table less than 440 points wide shows its first column only, without a header, as on an iPhone.
nonisolated public struct Table<Value, Rows, Columns>: View
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    let rows: Rows
    let columns: Columns
    let selection: ListSelection?
    let sorting: TableSorting?
    let customization: Binding<TableColumnCustomization<Value>>?
    /// Widths to which people have dragged the columns, by their place; in points.
    @State private var dragged: [Int: CGFloat] = [:]
    @Environment(\.tableLook) private var look
    @Environment(\.tableHeaders) private var headers
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.dynamicTypeSize) private var textSize
    /// Size of text compared with the usual one.
    @ScaledMetric private var textScale: CGFloat = 1

    init(
        rows: Rows, columns: Columns, selection: ListSelection?, sorting: TableSorting?,
        customization: Binding<TableColumnCustomization<Value>>?
    ) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sorting = sorting
        self.customization = customization
    }

    /// Width below which only the first column is shown, in points.
    private static var compactWidth: CGFloat { 440 }
    /// Margin between the table's sides and its columns, in points.
    private static var margin: CGFloat { 8 }

    /// The header and the rows.
    @MainActor public var body: some View {
        let outline = RoundedRectangle(cornerRadius: look.hasBorder ? 8 : 0)
        GeometryReader { content(width: $0.size.width) }
            .clipShape(outline)
            .overlay {
                if look.hasBorder { outline.strokeBorder(.separator, lineWidth: 1).allowsHitTesting(false) }
            }
            .accessibilityControl(.table, .contained)
    }

    @MainActor private func content(width: CGFloat) -> some View {
        let isCompact = sizeClass == .compact || width < Self.compactWidth
        let shown = shownColumns(isCompact)
        let widths = widths(of: shown, isCompact, in: max(0, width - 2 * Self.margin))
        // Wider than its place, a table scrolls to its last columns.
        return ScrollView(.horizontal) {
            VStack(spacing: 0) {
                if headers != .hidden, !isCompact {
                    TableHeader(columns: header(of: shown, widths), widths: widths)
                        .padding(.horizontal, Self.margin)
                        .modifier(ColumnChoice(columns: choosableColumns))
                }
                list(shown, widths, isCompact)
            }
            .frame(width: max(width, widths.reduce(0, +) + 2 * Self.margin))
        }
        .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
    }

    @MainActor private func list(
        _ shown: [(index: Int, column: _TableColumn<Value>)], _ widths: [CGFloat], _ isCompact: Bool
    ) -> some View {
        let cells = rows._view(_TableColumnList(columns: shown.map(\.column)))
            .listRowInsets(EdgeInsets(top: 4, leading: Self.margin, bottom: 4, trailing: Self.margin))
            .listRowSeparator(look.alternates ? .hidden : .automatic)
        return List<Value.ID, _>(selection: selection, content: cells)
            .listStyle(.plain)
            .alternatingRowBackgrounds(look.alternates ? .enabled : .disabled)
            .environment(\.defaultMinListRowHeight, isCompact ? 44 : 30)
            .environment(\.tableGeometry, TableGeometry(widths: widths))
            .environment(\.selectsEndsOfLists, true)
    }

    // MARK: Columns

    /// Columns to show, with their places among all.
    @MainActor private func shownColumns(_ isCompact: Bool) -> [(index: Int, column: _TableColumn<Value>)] {
        var all: [_TableColumn<Value>] = []
        columns._collect(&all)
        // Columns of very large text are wider, and the table scrolls sideways.
        if textSize.isAccessibilitySize {
            for index in all.indices { all[index].width = all[index].width.scaled(by: textScale) }
        }
        let shown = all.enumerated().filter { isShown($0.element) }.map { (index: $0.offset, column: $0.element) }
        return isCompact ? Array(shown.prefix(1)) : shown
    }

    /// Returns true if people see the column.
    @MainActor private func isShown(_ column: _TableColumn<Value>) -> Bool {
        guard let id = column.customizationID, let choice = customization?.wrappedValue[visibility: id],
            choice != .automatic
        else { return !column.isHidden }
        return choice == .visible
    }

    /// Columns that people can show and hide.
    @MainActor private var choosableColumns: [ChoosableColumn] {
        guard let customization else { return [] }
        var all: [_TableColumn<Value>] = []
        columns._collect(&all)
        return all.compactMap { column in
            guard let id = column.customizationID, !column.disabledChanges.contains(.visibility) else { return nil }
            return ChoosableColumn(
                id: id, label: column.label,
                isShown: Binding(
                    get: { isShown(column) },
                    set: { customization.wrappedValue[visibility: id] = $0 ? .visible : .hidden }))
        }
    }

    @MainActor private func widths(
        of shown: [(index: Int, column: _TableColumn<Value>)], _ isCompact: Bool, in room: CGFloat
    ) -> [CGFloat] {
        if isCompact { return shown.map { _ in room } }
        return ColumnWidths.divide(shown.map(\.column.width), dragged: shown.map { dragged[$0.index] }, in: room)
    }

    @MainActor private func header(
        of shown: [(index: Int, column: _TableColumn<Value>)], _ widths: [CGFloat]
    ) -> [HeaderColumn] {
        shown.map { headerColumn($0.index, $0.column, shown, widths) }
    }

    @MainActor private func headerColumn(
        _ index: Int, _ column: _TableColumn<Value>, _ shown: [(index: Int, column: _TableColumn<Value>)],
        _ widths: [CGFloat]
    ) -> HeaderColumn {
        var state: (order: SortOrder?, sort: () -> Void)?
        if let comparator = column.comparator { state = sorting?.column(comparator) }
        let resize: (CGFloat) -> Void = { self.resize(index, column.width, to: $0, shown, widths) }
        return HeaderColumn(
            label: column.label, alignment: column.alignment.alignment, order: state?.order, sort: state?.sort,
            resize: column.width.isResizable && !column.disabledChanges.contains(.resize) ? resize : nil)
    }

    /// Gives a column the width to which its edge was dragged. Columns before it keep theirs.
    @MainActor private func resize(
        _ index: Int, _ limits: ColumnWidth, to width: CGFloat,
        _ shown: [(index: Int, column: _TableColumn<Value>)], _ widths: [CGFloat]
    ) {
        for (entry, width) in zip(shown, widths) where entry.index < index { dragged[entry.index] = width }
        dragged[index] = min(max(width, limits.range.lowerBound), limits.range.upperBound)
    }
}
