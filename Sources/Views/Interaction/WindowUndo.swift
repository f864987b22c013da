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
        let undo = ShortcutStroke(.character("z"), modifiers: KeyInput.control)
        let redo = ShortcutStroke(.character("z"), modifiers: KeyInput.control | KeyInput.shift)
        let redoToo = ShortcutStroke(.character("y"), modifiers: KeyInput.control)
        // A text that is edited takes its own edits back first.
        _ = focus.addShortcut(undo, box: root, isFallback: true) { manager.undo() }
        for stroke in [redo, redoToo] {
            _ = focus.addShortcut(stroke, box: root, isFallback: true) { manager.redo() }
        }
    }
}
