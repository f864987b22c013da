public import AnimationCore
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Indicates whether content is being edited.
public enum EditMode: Hashable, Sendable {
    /// Content is only shown.
    case inactive
    /// One element is being edited by a single action, such as a swipe.
    case transient
    /// Content is edited until the mode is changed.
    case active

    /// True unless the mode is ``inactive``.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Edit mode of the views here. The window provides one; `environment(\.editMode, $mode)` gives a view its own.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

extension ViewHost {
    /// Provides the window's edit mode, for views without one of their own.
    package func provideEditMode(_ mode: EditMode = .inactive, under transaction: Transaction = Transaction()) {
        editEnvironment(under: transaction) { [weak self] environment in
            // A new binding for each mode, so that views that read it are evaluated again.
            environment.editMode = Binding(
                get: { mode },
                set: { new, transaction in
                    let change = TransferBox((self, transaction))
                    onMainActor { change.value.0?.provideEditMode(new, under: change.value.1) }
                })
        }
    }
}

/// A button that begins and ends editing.
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var mode

    /// A button for the environment's edit mode.
    public init() {}

    /// A button "Edit" or "Done", depending on the mode.
    @MainActor public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        }
    }
}
