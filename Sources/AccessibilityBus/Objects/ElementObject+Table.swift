import AccessibilityTree
import DesktopBus

/// Rows, columns and cells of tables.
extension ElementObject {
    // MARK: Of a table

    /// Places of the rows that are made.
    private var rows: [Int] {
        (place..<tree.ends[place]).filter {
            tree.elements[$0].role == .tableRow || (tree.elements[$0].role == .row && $0 != place)
        }
    }

    /// Place of the row with the number `number`; nil if there is none, or it is not made.
    func row(_ number: Int) -> Int? { rows.first { tree.elements[$0].position?.index == number } }

    func isSelected(row number: Int) -> Bool {
        row(number).map { tree.elements[$0].states.contains(.selected) } ?? false
    }

    var selectedRows: [Int] {
        rows.compactMap { tree.elements[$0].states.contains(.selected) ? tree.elements[$0].position?.index : nil }
    }

    /// Place of the cell in a row and a column; nil if there is none, or it is not made.
    func cell(row number: Int, column: Int) -> Int? {
        guard column >= 0, let row = row(number) else { return nil }
        let cells = tree.children[row]
        return cells.first { tree.elements[$0].position?.column == column }
            ?? (cells.indices.contains(column) && tree.elements[cells[column]].position?.column == nil
                ? cells[column] : nil)
    }

    /// Place of the header of a column; nil if there is none.
    func header(ofColumn column: Int) -> Int? {
        (place..<tree.ends[place]).first {
            tree.elements[$0].role == .columnHeader && tree.elements[$0].position?.column == column
        }
    }

    /// Number of a cell, counted row by row; -1 if there is none.
    func index(row: Int, column: Int) -> Int32 {
        guard let grid = element.grid, row >= 0, row < grid.rows, column >= 0, column < grid.columns else { return -1 }
        let (product, overflows) = row.multipliedReportingOverflow(by: grid.columns)
        return overflows ? -1 : Int32(exactly: product.addingReportingOverflow(column).partialValue) ?? -1
    }

    /// Row and column of the cell with a number; nil if there is none.
    func position(of index: Int) -> (row: Int32, column: Int32)? {
        guard let grid = element.grid, index >= 0, grid.columns > 0, index / grid.columns < grid.rows,
            let row = Int32(exactly: index / grid.columns), let column = Int32(exactly: index % grid.columns)
        else { return nil }
        return (row, column)
    }

    // MARK: Of a cell

    /// Position of a cell or header of a table; nil for other elements.
    var tableCellPosition: AccessibilityPosition? {
        guard element.role == .cell || element.role == .columnHeader, let position = element.position,
            position.column != nil
        else { return nil }
        return position
    }

    /// Row and column of the cell. A header's row is -1.
    var cellPosition: [BusArgument] {
        let row = element.role == .columnHeader ? -1 : element.position?.index ?? -1
        return [.integer(Int32(clamping: row)), .integer(Int32(clamping: element.position?.column ?? -1))]
    }

    /// Place of the table around the cell; nil if there is none.
    var tablePlace: Int? { tree.ancestors(of: place).first { tree.elements[$0].grid != nil } }

    /// Place of the header of the cell's column; nil if there is none.
    var columnHeader: Int? {
        guard element.role == .cell, let table = tablePlace, let column = element.position?.column else { return nil }
        return object(at: table).header(ofColumn: column)
    }
}
