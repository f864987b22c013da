public import AnimationCore
@_spi(Engine) public import ViewGraph

/// Beginning of a change of name, as `renameAction` sets it.
public struct RenameAction {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    /// Begins the change.
    @MainActor public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// Begins the change of name that `renameAction` sets; nil if there is none.
    public package(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Sets the action of the `RenameButton`s in this view and in its menus.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action))
    }

    /// Has the `RenameButton`s in this view and in its menus give the keyboard focus to the field that is bound to `isFocused`.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
}
