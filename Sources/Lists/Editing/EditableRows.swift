import Foundation
@_spi(Engine) public import ViewGraph
import Views

/// Changes that people may make to the elements of a list.
public struct EditActions<Data>: OptionSet, Sendable {
    /// One bit for each kind of change.
    public let rawValue: Int
    /// The kinds of changes whose bits are set in `rawValue`.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// People may delete elements.
    public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
    /// People may move elements.
    public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
    /// People may delete and move elements.
    public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

/// Rows of the elements behind a binding, which people delete and move.
nonisolated public struct _EditableRows<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
>: View where Data.Element: Identifiable, Data.Index == Int {
    let data: Binding<Data>
    let actions: EditActions<Data>
    let rowContent: (Binding<Data.Element>) -> RowContent

    init(
        data: Binding<Data>, actions: EditActions<Data>, rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) {
        self.data = data
        self.actions = actions
        self.rowContent = rowContent
    }

    /// A row for each element, with the actions that are allowed.
    @MainActor public var body: some View {
        let data = data
        ForEach(data, content: rowContent)
            .onDelete(
                perform: actions.contains(EditActions(rawValue: 1)) ? { data.wrappedValue.remove(atOffsets: $0) } : nil
            )
            .onMove(
                perform: actions.contains(EditActions(rawValue: 2))
                    ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
    }
}

extension List where SelectionValue == Never {
    /// Makes a list with a row for each element of `data`, from a binding to it. People may make the changes in `editActions`.
    nonisolated public init<
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
    >(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == _EditableRows<Data, RowContent>, Data.Element: Identifiable, Data.Index == Int {
        self.init(
            selection: nil, content: _EditableRows(data: data, actions: editActions, rowContent: rowContent))
    }
}

extension List {
    /// Makes a list with a row for each element of `data`, from a binding to it, of which one can be selected. People may
    /// make the changes in `editActions`.
    nonisolated public init<
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
    >(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == _EditableRows<Data, RowContent>, Data.Element: Identifiable, Data.Index == Int {
        self.init(
            selection: selection.map { ListSelection(one: $0) },
            content: _EditableRows(data: data, actions: editActions, rowContent: rowContent))
    }

    /// Makes a list with a row for each element of `data`, from a binding to it, of which several can be selected. People
    /// may make the changes in `editActions`.
    nonisolated public init<
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
    >(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == _EditableRows<Data, RowContent>, Data.Element: Identifiable, Data.Index == Int {
        self.init(
            selection: selection.map { ListSelection(several: $0) },
            content: _EditableRows(data: data, actions: editActions, rowContent: rowContent))
    }
}
