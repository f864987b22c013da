import Foundation
import Views

// Keys in rows: arrows, Home and End go to rows, Return and Space press the row that has been reached, and a letter goes to the next
// row in view whose text begins with it.
extension UITableView {
    /// Goes to a row, or presses one.
    func takesKey(_ press: KeyPress) -> Bool {
        guard allowsSelection, press.modifiers.isDisjoint(with: [.command, .option, .control]) else { return false }
        let rows = (0..<numberOfSections).flatMap { section in
            (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }.filter { cellForRow(at: $0)?.canBecomeFocused != false }
        guard let first = rows.first, let last = rows.last else { return false }
        let here = keyRow.flatMap { rows.firstIndex(of: $0) }
        switch press.key {
        case .downArrow: return go(to: here.map { rows[min($0 + 1, rows.count - 1)] } ?? startOfKeys ?? first)
        case .upArrow: return go(to: here.map { rows[max($0 - 1, 0)] } ?? startOfKeys ?? last)
        case .home: return go(to: first)
        case .end: return go(to: last)
        case .return, .space:
            guard let row = keyRow, let cell = cellForRow(at: row) else { return false }
            pressed(cell)
            return true
        default: return go(toRowWith: press.characters)
        }
    }

    /// Row at which keys begin: the chosen one, else the first in view.
    private var startOfKeys: IndexPath? { indexPathForSelectedRow ?? indexPathsForVisibleRows?.first }

    private func go(to row: IndexPath) -> Bool {
        scrollToRow(at: row, at: .none, animated: true)
        setKeyRow(row)
        return true
    }

    private func go(toRowWith letters: String) -> Bool {
        guard let letter = letters.first, letter.isLetter || letter.isNumber else { return false }
        func begins(_ path: IndexPath) -> Bool {
            let cell = cellForRow(at: path)
            let text = cell?.textLabel?.text ?? cell?.accessibilityLabel ?? ""
            return text.range(of: String(letter), options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
        }
        let found = (indexPathsForVisibleRows ?? []).filter(begins)
        guard let row = found.first(where: { path in keyRow.map { path > $0 } ?? true }) ?? found.first else {
            return false
        }
        return go(to: row)
    }

    /// Highlights the row that keys have reached; nil for none.
    func setKeyRow(_ row: IndexPath?) {
        if let old = keyRow { cellForRow(at: old)?.isHighlighted = false }
        keyRow = row
        if let row { cellForRow(at: row)?.isHighlighted = true }
    }
}
