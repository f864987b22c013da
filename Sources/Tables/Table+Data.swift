public import Foundation
import Lists
@_spi(Engine) public import ViewGraph

// Tables of a collection, with a row for each element.
extension Table {
    /// Makes a table with a row for each element of `data`.
    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: nil, sorting: nil,
            customization: columnCustomization)
    }

    /// Makes a table with a row for each element of `data`, of which one can be selected.
    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(one: selection),
            sorting: nil, customization: columnCustomization)
    }

    /// Makes a table with a row for each element of `data`, of which several can be selected.
    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(several: selection),
            sorting: nil, customization: columnCustomization)
    }

    /// Makes a table with a row for each element of `data`. Presses on the headers change `sortOrder`, by which the
    /// program sorts.
    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: nil,
            sorting: TableSorting(sortOrder), customization: columnCustomization)
    }

    /// Makes a table with a row for each element of `data`, of which one can be selected. Presses on the headers change
    /// `sortOrder`, by which the program sorts.
    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(one: selection),
            sorting: TableSorting(sortOrder), customization: columnCustomization)
    }

    /// Makes a table with a row for each element of `data`, of which several can be selected. Presses on the headers
    /// change `sortOrder`, by which the program sorts.
    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(several: selection),
            sorting: TableSorting(sortOrder), customization: columnCustomization)
    }
}
