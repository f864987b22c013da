public import AnimationCore
@_spi(Engine) package import ViewGraph

private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
    /// Undo manager of the view's window; nil outside of one. Control-Z undoes and Control-Shift-Z or Control-Y redoes,
    /// unless a view handles the keys itself.
    public package(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}

extension ViewHost {
    /// Installs the window's undo manager; its steps end with the update that handles an event.
    package func installUndoManager() {
        let manager = UndoManager(atEndOfEvent: endOfUpdate)
        editEnvironment { $0.undoManager = manager }
        let undo = ShortcutStroke(.character("z"), modifiers: KeyInput.control)
        let redo = ShortcutStroke(.character("z"), modifiers: KeyInput.control | KeyInput.shift)
        let redoToo = ShortcutStroke(.character("y"), modifiers: KeyInput.control)
        // Fallbacks: an edited text handles these keys first.
        _ = focus.addShortcut(undo, box: root, isFallback: true) { manager.undo() }
        for stroke in [redo, redoToo] {
            _ = focus.addShortcut(stroke, box: root, isFallback: true) { manager.redo() }
        }
    }
}
