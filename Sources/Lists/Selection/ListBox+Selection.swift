import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

// Selection by presses and keys.
extension ListBox {
    /// Value that `row` stands for in the selection: its tag, the value of a link in it, or else its identity; nil if it
    /// has none of the selection's type.
    func value(of row: ListRowBox) -> AnyHashable? {
        guard let selection, row.role == .content else { return nil }
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

    private var selectable: [(value: AnyHashable, row: ListRowBox)] {
        entries.compactMap { entry in
            guard let row = entry.row, let value = value(of: row) else { return nil }
            return (value, row)
        }
    }

    private func values(from first: AnyHashable, to last: AnyHashable) -> Set<AnyHashable>? {
        let all = selectable.map(\.value)
        guard let a = all.firstIndex(of: first), let b = all.firstIndex(of: last) else { return nil }
        return Set(all[min(a, b)...max(a, b)])
    }

    /// Handles a key while the list has the focus.
    ///
    /// - Returns: true if the key did something.
    func keyPressed(_ key: KeyInput) -> Bool {
        guard let selection, key.phase == .down else { return false }
        switch key.name {
        case "Up": return step(-1, key)
        case "Down": return step(1, key)
        case "Delete", "BackSpace":
            let selected = selection.values()
            let rows = selectable.filter { selected.contains($0.value) }.map(\.row)
            guard rows.contains(where: \.canBeDeleted) else { return false }
            delete(rows)
            return true
        case "a" where selection.isMultiple && key.modifiers == KeyInput.control:
            selection.select(Set(selectable.map(\.value)))
            return true
        default: return false
        }
    }

    private func step(_ step: Int, _ key: KeyInput) -> Bool {
        guard let selection, key.modifiers & ~KeyInput.shift == 0 else { return false }
        let all = selectable
        guard !all.isEmpty else { return false }
        let selected = selection.values()
        let indices = all.indices.filter { selected.contains(all[$0].value) }
        let edge = step < 0 ? indices.first : indices.last
        let next = edge.map { min(max($0 + step, 0), all.count - 1) } ?? (step > 0 ? 0 : all.count - 1)
        if key.modifiers == KeyInput.shift, selection.isMultiple {
            selection.select(selected.union([all[next].value]))
        } else {
            anchor = all[next].value
            selection.select([all[next].value])
        }
        scroll?.reveal(all[next].row)
        return true
    }
}
