public import Foundation
import Lists
@_spi(Engine) public import ViewGraph

// Tables whose rows the program declares.
extension Table {
    /// Makes a table of `rows`.
    @MainActor public init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: nil, sorting: nil, customization: columnCustomization)
    }

    /// Makes a table of `rows`, of which one can be selected.
    @MainActor public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(), columns: columns(), selection: ListSelection(one: selection),
            sorting: nil, customization: columnCustomization)
    }

    /// Makes a table of `rows`, of which several can be selected.
    @MainActor public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows: rows(), columns: columns(), selection: ListSelection(several: selection),
            sorting: nil, customization: columnCustomization)
    }

    /// Makes a table of `rows`. Presses on the headers change `sortOrder`, by which the
    /// program sorts.
    @MainActor public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(
            rows: rows(), columns: columns(), selection: nil,
            sorting: TableSorting(sortOrder), customization: columnCustomization)
    }

    /// Makes a table of `rows`, of which one can be selected. Presses on the headers change
    /// `sortOrder`, by which the program sorts.
    @MainActor public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(
            rows: rows(), columns: columns(), selection: ListSelection(one: selection),
            sorting: TableSorting(sortOrder), customization: columnCustomization)
    }

    /// Makes a table of `rows`, of which several can be selected. Presses on the headers
    /// change `sortOrder`, by which the program sorts.
    @MainActor public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(
            rows: rows(), columns: columns(), selection: ListSelection(several: selection),
            sorting: TableSorting(sortOrder), customization: columnCustomization)
    }
}
