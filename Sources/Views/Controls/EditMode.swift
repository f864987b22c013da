public import AnimationCore
@_spi(Engine) public import ViewGraph

/// Whether the content of a view is edited rather than looked at.
public enum EditMode: Hashable, Sendable {
    /// Content is looked at.
    case inactive
    /// For a moment, by a single action on one element.
    case transient
    /// Content is edited until somebody says that it is over.
    case active

    /// Whether content can be edited, for a moment or longer.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether the views here are edited. The window has one; `environment(\.editMode, $mode)` gives a view its own.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

extension ViewHost {
    /// Gives the window an edit mode, which views change that have none of their own.
    package func provideEditMode(_ mode: EditMode = .inactive, under transaction: Transaction = Transaction()) {
        editEnvironment(under: transaction) { [weak self] environment in
            // A new binding for each mode: whoever reads it is evaluated anew.
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

    /// A button that begins and ends editing.
    public init() {}

    @MainActor public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        }
    }
}
