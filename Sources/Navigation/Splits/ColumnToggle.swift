package import AnimationCore
@_spi(Engine) import ViewGraph

/// Shows and hides a column of the window, for commands.
@MainActor package final class ColumnToggle {
    package let perform: @MainActor () -> Void

    package init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }
}

private enum SidebarToggleKey: FocusedValueKey { typealias Value = ColumnToggle }
private enum InspectorToggleKey: FocusedValueKey { typealias Value = ColumnToggle }

extension FocusedValues {
    /// Shows and hides the sidebar of the window's split view.
    package var sidebarToggle: ColumnToggle? {
        get { self[SidebarToggleKey.self] }
        set { self[SidebarToggleKey.self] = newValue }
    }

    /// Shows and hides the inspector of the window.
    package var inspectorToggle: ColumnToggle? {
        get { self[InspectorToggleKey.self] }
        set { self[InspectorToggleKey.self] = newValue }
    }
}
