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
        _ shown: [_TableColumn<Value>], _ widths: [CGFloat], _ isCompact: Bool
    ) -> some View {
        let cells = rows._view(_TableColumnList(columns: shown))
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

    /// Columns to show, in the order that people have chosen.
    @MainActor private func shownColumns(_ isCompact: Bool) -> [_TableColumn<Value>] {
        var all = ordered(declaredColumns)
        // Columns of very large text are wider, and the table scrolls sideways.
        if textSize.isAccessibilitySize {
            for index in all.indices { all[index].width = all[index].width.scaled(by: textScale) }
        }
        let shown = all.filter { isShown($0) }
        return isCompact ? Array(shown.prefix(1)) : shown
    }

    /// All columns, in the order in which the table declares them.
    @MainActor private var declaredColumns: [_TableColumn<Value>] {
        var all: [_TableColumn<Value>] = []
        columns._collect(&all)
        for index in all.indices { all[index].index = index }
        return all
    }

    /// Puts columns that people can move into the order that they have chosen; the others keep their places.
    @MainActor private func ordered(_ columns: [_TableColumn<Value>]) -> [_TableColumn<Value>] {
        guard let choice = customization?.wrappedValue else { return columns }
        let places = columns.indices.filter { canMove(columns[$0]) }
        let ids = choice.ordered(places.compactMap { columns[$0].customizationID })
        var result = columns
        for (place, id) in zip(places, ids) {
            if let column = columns.first(where: { canMove($0) && $0.customizationID == id }) { result[place] = column }
        }
        return result
    }

    /// Returns true if people can move the column.
    @MainActor private func canMove(_ column: _TableColumn<Value>) -> Bool {
        customization != nil && column.customizationID != nil && !column.disabledChanges.contains(.reorder)
    }

    /// Moves a shown column to the place of another.
    @MainActor private func move(_ column: _TableColumn<Value>, toPlaceOf target: _TableColumn<Value>) {
        guard let id = column.customizationID, let other = target.customizationID else { return }
        let all = declaredColumns.filter { canMove($0) }.compactMap(\.customizationID)
        withAnimation(.snappy(duration: 0.25)) {
            customization?.wrappedValue.move(id, toPlaceOf: other, among: all)
        }
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
        return declaredColumns.compactMap { column in
            guard let id = column.customizationID, !column.disabledChanges.contains(.visibility) else { return nil }
            return ChoosableColumn(
                id: id, label: column.label,
                isShown: Binding(
                    get: { isShown(column) },
                    set: { customization.wrappedValue[visibility: id] = $0 ? .visible : .hidden }))
        }
    }

    @MainActor private func widths(
        of shown: [_TableColumn<Value>], _ isCompact: Bool, in room: CGFloat
    ) -> [CGFloat] {
        if isCompact { return shown.map { _ in room } }
        return ColumnWidths.divide(shown.map(\.width), dragged: shown.map { dragged[$0.index] }, in: room)
    }

    @MainActor private func header(of shown: [_TableColumn<Value>], _ widths: [CGFloat]) -> [HeaderColumn] {
        shown.indices.map { headerColumn($0, shown, widths) }
    }

    @MainActor private func headerColumn(
        _ place: Int, _ shown: [_TableColumn<Value>], _ widths: [CGFloat]
    ) -> HeaderColumn {
        let column = shown[place]
        var state: (order: SortOrder?, sort: () -> Void)?
        if let comparator = column.comparator { state = sorting?.column(comparator) }
        let resize: (CGFloat) -> Void = { self.resize(place, to: $0, shown, widths) }
        let move: (Int) -> Void = { target in
            if shown.indices.contains(target) { self.move(column, toPlaceOf: shown[target]) }
        }
        return HeaderColumn(
            id: column.index, label: column.label, alignment: column.alignment.alignment, order: state?.order,
            sort: state?.sort,
            resize: column.width.isResizable && !column.disabledChanges.contains(.resize) ? resize : nil,
            move: canMove(column) ? move : nil)
    }

    /// Gives the column at `place` the width to which its edge was dragged. Columns before it keep theirs.
    @MainActor private func resize(
        _ place: Int, to width: CGFloat, _ shown: [_TableColumn<Value>], _ widths: [CGFloat]
    ) {
        for (column, width) in zip(shown[..<place], widths) { dragged[column.index] = width }
        let range = shown[place].width.range
        dragged[shown[place].index] = min(max(width, range.lowerBound), range.upperBound)
    }
}
