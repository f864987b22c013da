import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

extension KeyboardShortcut {
    /// The shortcut as menus show it, with the names on PC keyboards; Command counts as Control.
    var hint: String {
        var keys: [String] = []
        if modifiers.contains(.control) || modifiers.contains(.command) { keys.append("Ctrl") }
        if modifiers.contains(.option) { keys.append("Alt") }
        if modifiers.contains(.shift) { keys.append("Shift") }
        return (keys + [key.hint]).joined(separator: "+")
    }
}

extension KeyEquivalent {
    fileprivate var hint: String {
        switch self {
        case .upArrow: "↑"
        case .downArrow: "↓"
        case .leftArrow: "←"
        case .rightArrow: "→"
        case .escape: "Esc"
        case .delete: "⌫"
        case .deleteForward: "Del"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .tab: "Tab"
        case .space: "Space"
        case .return: "Enter"
        default: functionKeyName ?? String(character).uppercased()
        }
    }
}
