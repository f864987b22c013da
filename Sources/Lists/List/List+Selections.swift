@_spi(Engine) public import ViewGraph
import Views

extension List {
    /// Makes a list of the views of `content`, of which several can be selected; nil for a list without selection.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection(several: $0) }, content: content())
    }

    /// Makes a list with a row for each element of `data`, whose identity is its `id`, of which several can be selected; nil for a list without selection.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection.map { ListSelection(several: $0) }, content: ForEach(data, content: rowContent))
    }

    /// Makes a list with a row for each element of `data`. `id` is the key path of the element's identity, of which several can be selected; nil for a list without selection.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(
            selection: selection.map { ListSelection(several: $0) }, content: ForEach(data, id: id, content: rowContent)
        )
    }

    /// Makes a list with a row for each number of a constant range, of which several can be selected; nil for a list without selection.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection.map { ListSelection(several: $0) }, content: ForEach(data, content: rowContent))
    }

    /// Makes a list with a row for each element of `data`, from a binding to it. Its identity is its `id`, of which several can be selected; nil for a list without selection.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable
    {
        self.init(selection: selection.map { ListSelection(several: $0) }, content: ForEach(data, content: rowContent))
    }

    /// Makes a list with a row for each element of `data`, from a binding to it. `id` is the key path of the element's identity, of which several can be selected; nil for a list without selection.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent> {
        self.init(
            selection: selection.map { ListSelection(several: $0) }, content: ForEach(data, id: id, content: rowContent)
        )
    }
}
