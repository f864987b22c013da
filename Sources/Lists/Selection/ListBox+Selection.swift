import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

// Selection by presses and keys.
extension ListBox {
    /// Value that `row` stands for in the selection: its tag, the value of a link in it, or else its identity; nil if it
    /// has none of the selection's type.
    func value(of row: ListRowBox) -> AnyHashable? {
        guard let selection, row.role == .content, !row.trait(SelectionDisabledTrait.self) else { return nil }
        if let tag = row.trait(TagTrait.self) { return selection.value(tag) }
        for action in row.actions {
            if let value = action.value.flatMap({ selection.value($0) }) { return value }
        }
        return row.element?.identity.flatMap { selection.value($0) }
    }

    /// Shows which rows are selected.
    func showSelection() {
        let selected = selection?.values() ?? []
        for entry in rows {
            guard let row = entry.row else { continue }
            row.isSelected = !selected.isEmpty && value(of: row).map { selected.contains($0) } ?? false
        }
    }

    /// Selects `row`: alone, or with the keys in `modifiers` in addition to others (Ctrl) or together with all rows
    /// between it and the last one (Shift).
    func select(_ row: ListRowBox, modifiers: Int) {
        guard let selection, let value = value(of: row) else { return }
        host.focus.focus(focusTarget, isVisible: false)
        endTyping()
        lead = value
        guard selection.isMultiple else {
            anchor = value
            return selection.select([value])
        }
        if modifiers & KeyInput.shift != 0, let anchor, let range = values(from: anchor, to: value) {
            selection.select(range)
        } else if modifiers & KeyInput.control != 0 {
            anchor = value
            selection.select(selection.values().symmetricDifference([value]))
        } else {
            anchor = value
            selection.select([value])
        }
    }

    private func values(from first: AnyHashable, to last: AnyHashable) -> Set<AnyHashable>? {
        guard let positions, let a = positions.position(of: first), let b = positions.position(of: last) else {
            return nil
        }
        return positions.values(from: a, to: b)
    }

    var positions: ListPositions? { selection.map { ListPositions(self, $0) } }

    // MARK: Keys

    /// Handles a key while the list has the focus.
    ///
    /// - Returns: true if the key did something.
    func keyPressed(_ key: KeyInput) -> Bool {
        guard let selection, key.phase != .up else { return false }
        switch key.name {
        case "Up", "Down", "Home", "End": endTyping()
        default: break
        }
        switch key.name {
        case "Up": return step(-1, key)
        case "Down": return step(1, key)
        case "Home" where settings.selectsEnds: return goToEnd(isLast: false, key)
        case "End" where settings.selectsEnds: return goToEnd(isLast: true, key)
        case "Delete", "BackSpace":
            guard key.phase == .down else { return false }
            return deleteSelected(selection)
        case "a" where selection.isMultiple && key.modifiers == KeyInput.control:
            if let positions { selection.select(positions.all) }
            return true
        default: return false
        }
    }

    private func deleteSelected(_ selection: ListSelection) -> Bool {
        let selected = selection.values()
        let rows = entries.compactMap(\.row).filter { row in
            row.canBeDeleted && value(of: row).map { selected.contains($0) } ?? false
        }
        guard !rows.isEmpty else { return false }
        delete(rows)
        return true
    }

    /// Moves the selection by one row, from the row to which it moved last.
    private func step(_ step: Int, _ key: KeyInput) -> Bool {
        guard let selection, let positions, key.modifiers & ~KeyInput.shift == 0 else { return false }
        let selected = selection.values()
        guard let from = lastSelected(selected, step, positions) else {
            guard let end = positions.end(isLast: step < 0) else { return false }
            return go(to: end, isExtending: false, positions)
        }
        guard let next = positions.next(after: from, step) else { return true }
        return go(to: next, isExtending: key.modifiers == KeyInput.shift && selection.isMultiple, positions)
    }

    private func goToEnd(isLast: Bool, _ key: KeyInput) -> Bool {
        guard let selection, let positions, key.modifiers & ~KeyInput.shift == 0,
            let end = positions.end(isLast: isLast)
        else { return false }
        return go(to: end, isExtending: key.modifiers == KeyInput.shift && selection.isMultiple, positions)
    }

    /// Row from which keys move the selection: the one to which it moved last, or else the selected one farthest in the
    /// direction of `step` among the rows that are made.
    private func lastSelected(
        _ selected: Set<AnyHashable>, _ step: Int, _ positions: ListPositions
    ) -> ListPositions.Position? {
        if let lead, selected.contains(lead), let position = positions.position(of: lead) { return position }
        let all = entries.indices.filter { index in
            entries[index].row.flatMap { value(of: $0) }.map { selected.contains($0) } ?? false
        }
        return (step < 0 ? all.first : all.last).map { ListPositions.Position(entry: $0) }
    }

    /// Selects the row at `position`, alone or with all rows from the one where the selection began, and scrolls to it.
    func go(to position: ListPositions.Position, isExtending: Bool, _ positions: ListPositions) -> Bool {
        guard let selection, let value = positions.value(at: position) else { return false }
        if isExtending, let anchor, let range = values(from: anchor, to: value) {
            selection.select(range)
        } else {
            anchor = value
            selection.select([value])
        }
        lead = value
        reveal(position)
        return true
    }

    /// Scrolls to the row at `position`, which is made now if it was not.
    private func reveal(_ position: ListPositions.Position) {
        switch entries[position.entry].kind {
        case .row(_, let row): scroll?.reveal(row)
        case .unmade(let run, _):
            host.enqueue(Transaction()) { [weak self, weak run] in
                guard let self, let run else { return }
                run.make([position.element])
                invalidateLayout()
                host.secondPass { [weak self] in
                    let row = self?.entries.lazy.compactMap(\.row).first {
                        $0.element?.source === run && $0.element?.index == position.element
                    }
                    if let self, let row { scroll?.reveal(row) }
                }
            }
        }
    }
}
