public import Foundation
@_spi(Engine) public import ViewGraph

/// Columns of a table, whose rows are values of one type.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// Type of the rows' values.
    associatedtype TableRowValue: Identifiable
    /// Type of the comparators by which the columns sort.
    associatedtype TableColumnSortComparator: SortComparator
    /// Type of the columns that this is composed of.
    associatedtype TableColumnBody: TableColumnContent
    where
        TableColumnBody.TableRowValue == TableRowValue,
        TableColumnBody.TableColumnSortComparator == TableColumnSortComparator
    /// Columns that this is composed of.
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }
    /// Appends the columns. Programs never call or implement this.
    func _collect(_ columns: inout [_TableColumn<TableRowValue>])
}

extension TableColumnContent {
    /// Appends the columns of `tableColumnBody`.
    public func _collect(_ columns: inout [_TableColumn<TableRowValue>]) { tableColumnBody._collect(&columns) }
}

/// One column, without the types of its views and of its comparator.
nonisolated public struct _TableColumn<RowValue> {
    /// Place among the columns that the table declares.
    var index = 0
    let label: AnyView
    var width = ColumnWidth()
    var alignment = TableColumnAlignment.automatic
    var isHidden = false
    /// Identity in a `TableColumnCustomization`; nil if it has none.
    var customizationID: String?
    var disabledChanges: TableColumnCustomizationBehavior = []
    /// Comparator by which a press on the header sorts; nil if it does not sort.
    let comparator: (any SortComparator)?
    /// Makes the view of a cell.
    let content: @MainActor (RowValue) -> AnyView
}

/// Several columns in order.
nonisolated public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
    /// Type of the rows' values.
    public typealias TableRowValue = RowValue
    /// Type of the comparators by which the columns sort.
    public typealias TableColumnSortComparator = Sort

    let collect: @MainActor (inout [_TableColumn<RowValue>]) -> Void

    /// This value itself: it is not composed of other columns.
    @MainActor public var tableColumnBody: _TableColumns<RowValue, Sort> { self }

    /// Appends the columns.
    @MainActor public func _collect(_ columns: inout [_TableColumn<RowValue>]) { collect(&columns) }
}

/// Result builder of a table's columns.
@resultBuilder public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// Returns the column of a statement.
    @MainActor public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> _TableColumns<RowValue, Sort> { erased(column) }

    /// Returns the column of a statement, by which nothing sorts.
    @_disfavoredOverload
    @MainActor public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> _TableColumns<RowValue, Sort> { erased(column) }

    /// Returns the columns of a statement.
    @_disfavoredOverload
    @MainActor public static func buildExpression<Columns: TableColumnContent>(
        _ columns: Columns
    ) -> _TableColumns<RowValue, Sort> where Columns.TableRowValue == RowValue { erased(columns) }

    /// Combines the columns of all statements.
    @MainActor public static func buildBlock(
        _ columns: _TableColumns<RowValue, Sort>...
    ) -> _TableColumns<RowValue, Sort> {
        _TableColumns { all in for part in columns { part.collect(&all) } }
    }

    /// Returns the columns of an `if` without `else`, or none.
    @MainActor public static func buildOptional(
        _ columns: _TableColumns<RowValue, Sort>?
    ) -> _TableColumns<RowValue, Sort> { columns ?? _TableColumns { _ in } }

    /// Returns the columns of the first branch of an `if` or `switch`.
    @MainActor public static func buildEither(
        first columns: _TableColumns<RowValue, Sort>
    ) -> _TableColumns<RowValue, Sort> { columns }

    /// Returns the columns of another branch of an `if` or `switch`.
    @MainActor public static func buildEither(
        second columns: _TableColumns<RowValue, Sort>
    ) -> _TableColumns<RowValue, Sort> { columns }

    @MainActor private static func erased<Columns: TableColumnContent>(
        _ columns: Columns
    ) -> _TableColumns<RowValue, Sort> where Columns.TableRowValue == RowValue {
        _TableColumns { columns._collect(&$0) }
    }
}
