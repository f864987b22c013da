import AnimationCore
@_spi(Engine) public import Controls
@_spi(Engine) public import ViewGraph
import Views

/// Views for the elements of a tree; those with children are disclosure groups.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf

    nonisolated init(
        data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        content: @escaping (Data.Element) -> Leaf
    ) {
        self.data = data
        self.id = id
        self.children = children
        self.content = content
    }
}

/// Children of an element in an outline, under its row.
nonisolated public struct OutlineSubgroupChildren: View {
    let content: AnyView
    /// The children's views.
    public var body: some View { content }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    /// A view for each element, and a disclosure group for each that has children.
    @MainActor public var body: some View {
        ForEach(data, id: id) { element in
            if let inner = element[keyPath: children] {
                DisclosureGroup {
                    OutlineSubgroupChildren(
                        content: AnyView(
                            OutlineGroup(data: inner, id: id, children: children, content: content)))
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Makes an outline of `data`.
    ///
    /// - Parameters:
    ///   - data: elements of the first level. Their identity is their `id`.
    ///   - children: key path of an element's children; nil for an element that cannot have any.
    ///   - content: makes the view of an element.
    nonisolated public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data: data, id: \DataElement.id, children: children, content: content)
    }

    /// Makes an outline of `data`.
    ///
    /// - Parameters:
    ///   - data: elements of the first level.
    ///   - id: key path of the elements' identity.
    ///   - children: key path of an element's children; nil for an element that cannot have any.
    ///   - content: makes the view of an element.
    nonisolated public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element { self.init(data: data, id: id, children: children, content: content) }
}
