@_spi(Engine) import ViewGraph

extension MenuSession {
    /// Handles a key; an open menu takes all keys.
    func keyPressed(_ key: KeyInput) -> Bool {
        guard let level = levels.last else { return false }
        let isMirrored = level.column?.mirrorsContent ?? false
        switch key.name {
        case "Escape": close()
        case "Down": go(to: level.row(after: 1), in: level)
        case "Up": go(to: level.row(after: -1), in: level)
        case "Home", "Prior": go(to: level.rows.first(where: \.isEnabled), in: level)
        case "End", "Next": go(to: level.rows.last(where: \.isEnabled), in: level)
        case "Right", "Left":
            let isForward = (key.name == "Right") != isMirrored
            if let row = level.highlighted, row.isCompact {
                go(to: level.row(after: isForward ? 1 : -1), in: level)
            } else if isForward {
                enterSubmenu(level)
            } else {
                leaveSubmenu(level)
            }
        case "Return", "KP_Enter", "space":
            if let row = level.highlighted, !key.isRepeat { choose(row) }
        default:
            if otherKeyPressed?(key) == true { return true }
            type(key, in: level)
        }
        return true
    }

    private func go(to row: MenuRowBox?, in level: MenuLevel) {
        typed = ""
        level.highlight(row)
        row?.scrollIntoView()
    }

    private func enterSubmenu(_ level: MenuLevel) {
        if let row = level.highlighted, row.submenu != nil {
            openSubmenu(of: row, highlighting: .first)
        } else {
            moveBeside?(true)
        }
    }

    private func leaveSubmenu(_ level: MenuLevel) {
        if levels.count > 1 { close(above: levels[levels.count - 2]) } else { moveBeside?(false) }
    }

    /// Highlights the item whose title begins with the characters typed so far, else with this key's.
    private func type(_ key: KeyInput, in level: MenuLevel) {
        guard key.modifiers & ~KeyInput.shift == 0, !key.characters.isEmpty else { return }
        for text in [typed + key.characters, key.characters] {
            let wanted = text.lowercased()
            guard let row = level.rows.first(where: { $0.isEnabled && $0.title.lowercased().hasPrefix(wanted) })
            else { continue }
            typed = text
            level.highlight(row)
            return row.scrollIntoView()
        }
    }
}
