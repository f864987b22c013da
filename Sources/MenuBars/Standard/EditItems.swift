import AnimationCore
import AttributeGraph
@_spi(Engine) import Controls
import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// An item that acts like a key pressed in the focused view, which knows what the key does.
struct KeyItem: View {
    let title: LocalizedStringKey
    let character: KeyEquivalent
    var modifiers = EventModifiers.command
    let key: KeyInput
    let isEnabled: Bool
    @Environment(\.menuBarWindow) private var window
    @Environment(\.menuLevel) private var level

    init(
        _ title: LocalizedStringKey, _ character: KeyEquivalent, modifiers: EventModifiers = .command, key: KeyInput,
        isEnabled: Bool
    ) {
        self.title = title
        self.character = character
        self.modifiers = modifiers
        self.key = key
        self.isEnabled = isEnabled
    }

    @ViewBuilder var body: some View {
        // The focused view has the key already: no shortcut is registered for it.
        if level?.isShelf != true {
            Button(title) { window.send(key) }.keyboardShortcut(character, modifiers: modifiers).disabled(!isEnabled)
        }
    }
}

extension KeyInput {
    /// Control with the key of a letter.
    static func control(_ letter: Character, shift: Bool = false) -> KeyInput {
        KeyInput(
            name: shift ? letter.uppercased() : String(letter), characters: "", symbol: letter,
            modifiers: control | (shift ? self.shift : 0))
    }
}

struct UndoItems: View {
    @Environment(\.undoManager) private var undoManager
    @Environment(\.menuBarWindow) private var window

    init() {}

    var body: some View {
        let editsText = window.takesText
        KeyItem("Undo", "z", key: .control("z"), isEnabled: editsText || undoManager?.canUndo == true)
        KeyItem(
            "Redo", "z", modifiers: [.command, .shift], key: .control("z", shift: true),
            isEnabled: editsText || undoManager?.canRedo == true)
    }
}

struct PasteboardItems: View {
    @Environment(\.menuBarWindow) private var window

    init() {}

    var body: some View {
        let editsText = window.takesText
        KeyItem("Cut", "x", key: .control("x"), isEnabled: editsText)
        KeyItem("Copy", "c", key: .control("c"), isEnabled: editsText)
        KeyItem("Paste", "v", key: .control("v"), isEnabled: editsText)
        KeyItem("Select All", "a", key: .control("a"), isEnabled: editsText)
    }
}
