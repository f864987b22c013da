import AnimationCore
@_spi(Engine) import Navigation
@_spi(Engine) import ViewGraph

/// A window, for menu items that act on its keyboard focus or on all of it.
struct MenuBarWindow: Sendable {
    private weak var host: ViewHost?

    init(host: ViewHost? = nil) { self.host = host }

    /// True if a text has the focus.
    @MainActor var takesText: Bool { host?.focus.focused?.takesText == true }

    /// Acts as if the key had been pressed.
    @MainActor func send(_ key: KeyInput) { host?.focus.keyPressed(key) }

    /// Hides or shows the top bars of all pages of the window.
    @MainActor func setToolbarsHidden(_ areHidden: Bool) {
        host?.editEnvironment { $0.toolbarsAreHidden = areHidden }
    }

    /// Replaces the selected text, if a text has the focus, by the result of `transform`, which stays selected.
    @MainActor func transformSelection(_ transform: (String) -> String) {
        host?.focus.focused?.transformSelection?(transform)
    }
}

private enum MenuBarWindowKey: EnvironmentKey { static var defaultValue: MenuBarWindow { MenuBarWindow() } }

extension EnvironmentValues {
    /// The window that the menu bar belongs to.
    var menuBarWindow: MenuBarWindow {
        get { self[MenuBarWindowKey.self] }
        set { self[MenuBarWindowKey.self] = newValue }
    }
}
