public import AnimationCore
@_spi(Engine) package import ViewGraph

private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
    /// What undoes changes in the view's window; nil outside of one. Control-Z undoes, and with Shift does again, where no
    /// view uses the keys itself.
    public package(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}

extension ViewHost {
    /// Gives the window something to undo changes with; a step ends with the update that shows it.
    package func installUndoManager() {
        let manager = UndoManager(atEndOfEvent: endOfUpdate)
        editEnvironment { $0.undoManager = manager }
        let control = KeyInput.control
        _ = focus.addShortcut(ShortcutStroke(.character("z"), modifiers: control), box: root) { manager.undo() }
        _ = focus.addShortcut(ShortcutStroke(.character("z"), modifiers: control | KeyInput.shift), box: root) { manager.redo() }
        _ = focus.addShortcut(ShortcutStroke(.character("y"), modifiers: control), box: root) { manager.redo() }
    }
}
