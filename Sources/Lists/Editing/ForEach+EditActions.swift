import AttributeGraph
import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Row of an element that people delete and move.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
    let content: Content
    let actions: EditTraits

    /// The row, with the actions for the list.
    @MainActor public var body: some View {
        content.modifier(TraitModifier<EditTraitsKey>(value: actions))
    }
}

/// Actions that the rows of one `ForEach` carry themselves.
nonisolated struct EditTraits {
    var delete: ElementAction<(IndexSet) -> Void>?
    var move: ElementAction<(IndexSet, Int) -> Void>?
}

/// Action of a `ForEach`, whose identity tells its rows from those of others.
nonisolated final class ElementAction<Action> {
    let perform: Action
    init(_ perform: Action) { self.perform = perform }
}

enum EditTraitsKey: ViewTraitKey { static var defaultValue: EditTraits? { nil } }

extension ForEach where Content: View {
    /// Makes a view for each element of `data`, from a binding to it. In a list people may make the changes in
    /// `editActions`; they are written to the binding. The identity of an element is its `id`.
    nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        Content == EditableCollectionContent<R, C>,
        C.Element: Identifiable, C.Index == Int
    {
        let traits = EditTraits(data, editActions)
        self.init(data) { EditableCollectionContent<R, C>(content: content($0), actions: traits) }
    }

    /// Makes a view for each element of `data`, from a binding to it. In a list people may make the changes in
    /// `editActions`; they are written to the binding. `id` is the key path of the element's identity.
    nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>, C.Index == Int
    {
        let traits = EditTraits(data, editActions)
        self.init(data, id: id) { EditableCollectionContent<R, C>(content: content($0), actions: traits) }
    }
}

extension EditTraits {
    fileprivate init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ data: Binding<C>, _ actions: EditActions<C>
    ) where C.Index == Int {
        if actions.contains(EditActions(rawValue: 1)) {
            delete = ElementAction { data.wrappedValue.remove(atOffsets: $0) }
        }
        if actions.contains(EditActions(rawValue: 2)) {
            move = ElementAction { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}
