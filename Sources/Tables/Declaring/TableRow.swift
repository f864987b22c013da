import Controls
import Foundation
@_spi(Engine) public import ViewGraph
public import Views

/// One row of a table, for one value.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
    /// Type of the rows' values.
    public typealias TableRowValue = Value

    let value: Value

    /// Makes the row of `value`.
    public init(_ value: Value) { self.value = value }

    /// This row alone.
    @MainActor public var tableRowBody: _TableRows<Value> { _TableRows { _view($0) } }

    /// Returns the view of the row.
    @MainActor public func _view(_ columns: _TableColumnList<Value>) -> AnyView {
        AnyView(TableRowView(value: value, columns: columns).tag(value.id))
    }
}

/// Rows of a collection's elements.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    /// Type of the rows' values.
    public typealias TableRowValue = Data.Element

    let data: Data

    init(data: Data) { self.data = data }

    /// These rows.
    @MainActor public var tableRowBody: _TableRows<Data.Element> { _TableRows { _view($0) } }

    /// Returns the views of the rows, which are made as they come into view.
    @MainActor public func _view(_ columns: _TableColumnList<Data.Element>) -> AnyView {
        AnyView(ForEach(data) { TableRowView(value: $0, columns: columns).tag($0.id) })
    }
}

extension ForEach: TableRowContent
where Content: TableRowContent, Data.Element: Identifiable, Content.TableRowValue: Identifiable {
    /// Type of the rows' values.
    public typealias TableRowValue = Content.TableRowValue

    /// These rows.
    @MainActor public var tableRowBody: _TableRows<Content.TableRowValue> { _TableRows { _view($0) } }

    /// Returns the views of the rows, which are made as they come into view.
    @MainActor public func _view(_ columns: _TableColumnList<Content.TableRowValue>) -> AnyView {
        let content = content
        return AnyView(
            ForEach<Data, Data.Element.ID, AnyView>(data: data, id: { $0.id }, content: { content($0)._view(columns) }))
    }
}

extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
    /// Makes rows of a table for each element of `data`, whose identity is its `id`.
    nonisolated public init<V: Identifiable>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == V {
        self.init(data: data, id: { $0.id }, content: content)
    }

    /// Makes a row of a table for each element of `data`.
    nonisolated public init(_ data: Data) where Content == TableRow<Data.Element> {
        self.init(data: data, id: { $0.id }, content: { TableRow($0) })
    }
}

extension TableRowContent {
    /// Adds a context menu to these rows.
    public func contextMenu<Items: View>(
        @ViewBuilder menuItems: () -> Items
    ) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return modified { AnyView($0.contextMenu { items }) }
    }

    /// Calls `action` with true when the pointer enters one of these rows, with false when it leaves.
    public func onHover(
        perform action: @escaping (Bool) -> Void
    ) -> some TableRowContent<TableRowValue> { modified { AnyView($0.onHover(perform: action)) } }

    /// Keeps people from selecting these rows, if `isDisabled`.
    public func selectionDisabled(
        _ isDisabled: Bool = true
    ) -> some TableRowContent<TableRowValue> { modified { AnyView($0.allowsHitTesting(!isDisabled)) } }

    private func modified(_ change: @escaping (AnyView) -> AnyView) -> _TableRows<TableRowValue> {
        _TableRows { change(_view($0)) }
    }
}

extension Section: TableRowContent
where Parent: View, Content: TableRowContent, Footer: View {
    /// Type of the rows' values.
    public typealias TableRowValue = Content.TableRowValue

    /// These rows.
    @MainActor public var tableRowBody: _TableRows<Content.TableRowValue> { _TableRows { _view($0) } }

    /// Returns the views of the section.
    @MainActor public func _view(_ columns: _TableColumnList<Content.TableRowValue>) -> AnyView {
        AnyView(
            Section<Parent, AnyView, Footer>(header: header, content: content._view(columns), footer: footer))
    }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
    /// Makes a section of a table's rows, with a localised title.
    @MainActor public init<V: Identifiable>(
        _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
    ) where Content.TableRowValue == V {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Makes a section of a table's rows, with a verbatim title.
    @_disfavoredOverload
    @MainActor public init<V: Identifiable, S: StringProtocol>(
        _ title: S, @TableRowBuilder<V> content: () -> Content
    ) where Content.TableRowValue == V {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
    /// Makes a section of a table's rows, with a header.
    @MainActor public init<V: Identifiable>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
    ) where Content.TableRowValue == V {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}
