public import Foundation
import ViewGraph

/// Columns made from a collection.
nonisolated public struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
    Content: TableColumnContent
>: TableColumnContent
where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    /// Type of the rows' values.
    public typealias TableRowValue = RowValue
    /// Type of the comparators by which the columns sort.
    public typealias TableColumnSortComparator = Sort

    let data: Data
    let content: (Data.Element) -> Content

    /// Makes a column for each element of `data`. `id` is the key path of the element's identity.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    /// Makes a column for each element of `data`, whose identity is its `id`.
    public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
    }

    /// The columns of all elements.
    @MainActor public var tableColumnBody: _TableColumns<RowValue, Sort> {
        _TableColumns<RowValue, Sort> { _collect(&$0) }
    }

    /// Appends the columns of all elements.
    @MainActor public func _collect(_ columns: inout [_TableColumn<RowValue>]) {
        for element in data { content(element)._collect(&columns) }
    }
}
