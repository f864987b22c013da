import Foundation
@_spi(Engine) public import ViewGraph
import Views

/// Rows of a table, which show values of one type.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
    /// Type of the rows' values.
    associatedtype TableRowValue: Identifiable
    /// Type of the rows that this is composed of.
    associatedtype TableRowBody: TableRowContent where TableRowBody.TableRowValue == TableRowValue
    /// Rows that this is composed of.
    @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
    /// Returns the views of the rows. Programs never call or implement this.
    func _view(_ columns: _TableColumnList<TableRowValue>) -> AnyView
}

extension TableRowContent {
    /// Returns the views of `tableRowBody`.
    public func _view(_ columns: _TableColumnList<TableRowValue>) -> AnyView { tableRowBody._view(columns) }
}

/// The shown columns of a table.
nonisolated public struct _TableColumnList<RowValue> {
    let columns: [_TableColumn<RowValue>]
}

/// Several rows in order.
nonisolated public struct _TableRows<Value: Identifiable>: TableRowContent {
    /// Type of the rows' values.
    public typealias TableRowValue = Value

    let view: @MainActor (_TableColumnList<Value>) -> AnyView

    /// This value itself: it is not composed of other rows.
    @MainActor public var tableRowBody: _TableRows<Value> { self }

    /// Returns the views of the rows.
    @MainActor public func _view(_ columns: _TableColumnList<Value>) -> AnyView { view(columns) }
}

/// Result builder of a table's rows.
@resultBuilder public enum TableRowBuilder<Value: Identifiable> {
    /// Returns the rows of a statement.
    @MainActor public static func buildExpression<Rows: TableRowContent>(
        _ rows: Rows
    ) -> _TableRows<Value> where Rows.TableRowValue == Value {
        _TableRows { rows._view($0) }
    }

    /// Combines the rows of all statements.
    @MainActor public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
        guard rows.count != 1 else { return rows[0] }
        return _TableRows { columns in
            AnyView(ForEach(Array(rows.enumerated()), id: \.offset) { $0.element.view(columns) })
        }
    }

    /// Returns the rows of an `if` without `else`, or none.
    @MainActor public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> {
        _TableRows { columns in AnyView(ConditionalRows(view: rows?.view(columns))) }
    }

    /// Returns the rows of the first branch of an `if` or `switch`.
    @MainActor public static func buildEither(first rows: _TableRows<Value>) -> _TableRows<Value> {
        _TableRows { columns in AnyView(rows.view(columns).id(0)) }
    }

    /// Returns the rows of another branch of an `if` or `switch`.
    @MainActor public static func buildEither(second rows: _TableRows<Value>) -> _TableRows<Value> {
        _TableRows { columns in AnyView(rows.view(columns).id(1)) }
    }
}

/// Rows of a condition, or none.
nonisolated private struct ConditionalRows: View {
    let view: AnyView?

    init(view: AnyView?) { self.view = view }

    @MainActor var body: some View { if let view { view } }
}
