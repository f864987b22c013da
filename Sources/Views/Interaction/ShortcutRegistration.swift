import AttributeGraph
@_spi(Engine) package import ViewGraph

/// Registers one control's keyboard shortcut with its window.
@MainActor package final class ShortcutRegistration {
    private unowned let box: LayoutBox
    private let action: () -> Void
    private var id: Int?

    package init(box: LayoutBox, action: @escaping () -> Void) {
        self.box = box
        self.action = action
    }

    package var shortcut: KeyboardShortcut? {
        didSet {
            guard shortcut != oldValue else { return }
            let focus = box.host.focus
            if let id { focus.removeShortcut(id) }
            id = nil
            guard let shortcut else { return }
            id = focus.addShortcut(shortcut.stroke, box: box, action: action)
        }
    }
}
