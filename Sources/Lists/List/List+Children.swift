@_spi(Engine) public import Controls
@_spi(Engine) public import ViewGraph
import Views

/// Disclosure group of an element with children in an outline of a list.
public typealias _OutlineDisclosure<Row: View> = DisclosureGroup<Row, OutlineSubgroupChildren>

extension List where SelectionValue == Never {
    /// Makes a list with a row for each element of a tree; rows of elements with children show and hide these.
    ///
    /// - Parameters:
    ///   - data: elements of the first level. Their identity is their `id`.
    ///   - children: key path of an element's children; nil for an element that cannot have any.
    ///   - rowContent: makes the view of an element.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, _OutlineDisclosure<RowContent>>,
        Data.Element: Identifiable
    {
        self.init(selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Makes a list with a row for each element of a tree; rows of elements with children show and hide these.
    ///
    /// - Parameters:
    ///   - data: elements of the first level.
    ///   - id: key path of the elements' identity.
    ///   - children: key path of an element's children; nil for an element that cannot have any.
    ///   - rowContent: makes the view of an element.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, _OutlineDisclosure<RowContent>> {
        self.init(selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// Makes a list with a row for each element of a tree, of which one can be selected; nil for a list without
    /// selection.
    ///
    /// - Parameters:
    ///   - data: elements of the first level. Their identity is their `id`.
    ///   - children: key path of an element's children; nil for an element that cannot have any.
    ///   - selection: identity of the selected element.
    ///   - rowContent: makes the view of an element.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, _OutlineDisclosure<RowContent>>,
        Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { ListSelection(one: $0) },
            content: OutlineGroup(data, children: children, content: rowContent))
    }

    /// Makes a list with a row for each element of a tree, of which several can be selected; nil for a list without
    /// selection.
    ///
    /// - Parameters:
    ///   - data: elements of the first level. Their identity is their `id`.
    ///   - children: key path of an element's children; nil for an element that cannot have any.
    ///   - selection: identities of the selected elements.
    ///   - rowContent: makes the view of an element.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, _OutlineDisclosure<RowContent>>,
        Data.Element: Identifiable
    {
        self.init(
            selection: selection.map { ListSelection(several: $0) },
            content: OutlineGroup(data, children: children, content: rowContent))
    }
}
