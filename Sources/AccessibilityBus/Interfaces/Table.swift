import AccessibilityTree
import DesktopBus

extension BusInterface<ElementObject> {
    /// `org.a11y.atspi.Table`. Rows that are not made yet count, but have no objects.
    static var table: BusInterface<ElementObject> {
        tableFacts
            .method("GetAccessibleAt", takes: "ii", gives: "(so)") { object, call in
                let cell = object.cell(row: call.integer(0), column: call.integer(1))
                return [object.bridge.reference(to: cell.map { object.path(at: $0) })]
            }
            .method("GetIndexAt", takes: "ii", gives: "i") { object, call in
                [.integer(object.index(row: call.integer(0), column: call.integer(1)))]
            }
            .method("GetRowAtIndex", takes: "i", gives: "i") { object, call in
                [.integer(object.position(of: call.integer(0))?.row ?? -1)]
            }
            .method("GetColumnAtIndex", takes: "i", gives: "i") { object, call in
                [.integer(object.position(of: call.integer(0))?.column ?? -1)]
            }
            .method("GetRowDescription", takes: "i", gives: "s") { object, call in
                [.text(object.row(call.integer(0)).map { object.tree.elements[$0].label } ?? "")]
            }
            .method("GetColumnDescription", takes: "i", gives: "s") { object, call in
                [.text(object.header(ofColumn: call.integer(0)).map { object.tree.elements[$0].label } ?? "")]
            }
            .method("GetRowExtentAt", takes: "ii", gives: "i") { object, call in
                [.integer(object.index(row: call.integer(0), column: call.integer(1)) < 0 ? 0 : 1)]
            }
            .method("GetColumnExtentAt", takes: "ii", gives: "i") { object, call in
                [.integer(object.index(row: call.integer(0), column: call.integer(1)) < 0 ? 0 : 1)]
            }
            .method("GetRowHeader", takes: "i", gives: "(so)") { object, _ in [object.bridge.reference(to: nil)] }
            .method("GetColumnHeader", takes: "i", gives: "(so)") { object, call in
                let header = object.header(ofColumn: call.integer(0))
                return [object.bridge.reference(to: header.map { object.path(at: $0) })]
            }
            .method("GetRowColumnExtentsAtIndex", takes: "i", gives: "biiiib") { object, call in
                guard let (row, column) = object.position(of: call.integer(0)) else {
                    return [.flag(false), .integer(-1), .integer(-1), .integer(0), .integer(0), .flag(false)]
                }
                let isSelected = object.isSelected(row: Int(row))
                return [.flag(true), .integer(row), .integer(column), .integer(1), .integer(1), .flag(isSelected)]
            }
    }

    /// The part of the interface about numbers and selection.
    private static var tableFacts: BusInterface<ElementObject> {
        BusInterface(InterfaceName.table)
            .property("version", "u") { _ in .number(1) }
            .property("NRows", "i") { .integer(Int32(clamping: $0.element.grid?.rows ?? 0)) }
            .property("NColumns", "i") { .integer(Int32(clamping: $0.element.grid?.columns ?? 0)) }
            .property("Caption", "(so)") { $0.bridge.reference(to: nil) }
            .property("Summary", "(so)") { $0.bridge.reference(to: nil) }
            .property("NSelectedRows", "i") { .integer(Int32(clamping: $0.selectedRows.count)) }
            .property("NSelectedColumns", "i") { _ in .integer(0) }
            .method("GetSelectedRows", gives: "ai") { object, _ in
                [.array(object.selectedRows.map { .integer(Int32(clamping: $0)) }, of: "i")]
            }
            .method("GetSelectedColumns", gives: "ai") { _, _ in [.array([], of: "i")] }
            .method("IsRowSelected", takes: "i", gives: "b") { object, call in
                [.flag(object.isSelected(row: call.integer(0)))]
            }
            .method("IsColumnSelected", takes: "i", gives: "b") { _, _ in [.flag(false)] }
            .method("IsSelected", takes: "ii", gives: "b") { object, call in
                [.flag(object.isSelected(row: call.integer(0)))]
            }
            .method("AddRowSelection", takes: "i", gives: "b") { object, call in
                [.flag(object.setSelected(true, object.row(call.integer(0))))]
            }
            .method("RemoveRowSelection", takes: "i", gives: "b") { object, call in
                [.flag(object.setSelected(false, object.row(call.integer(0))))]
            }
            // Columns cannot be selected.
            .method("AddColumnSelection", takes: "i", gives: "b") { _, _ in [.flag(false)] }
            .method("RemoveColumnSelection", takes: "i", gives: "b") { _, _ in [.flag(false)] }
    }

    /// `org.a11y.atspi.TableCell`.
    static var tableCell: BusInterface<ElementObject> {
        BusInterface(InterfaceName.tableCell)
            .property("version", "u") { _ in .number(1) }
            .property("ColumnSpan", "i") { _ in .integer(1) }
            .property("RowSpan", "i") { _ in .integer(1) }
            .property("Position", "(ii)") { .structure($0.cellPosition) }
            .property("Table", "(so)") { object in
                object.bridge.reference(to: object.tablePlace.map { object.path(at: $0) })
            }
            .method("GetRowColumnSpan", gives: "biiii") { object, _ in
                [.flag(true)] + object.cellPosition + [.integer(1), .integer(1)]
            }
            .method("GetColumnHeaderCells", gives: "a(so)") { object, _ in
                [object.bridge.references(to: object.columnHeader.map { [object.path(at: $0)] } ?? [])]
            }
            .method("GetRowHeaderCells", gives: "a(so)") { object, _ in [object.bridge.references(to: [])] }
    }
}
