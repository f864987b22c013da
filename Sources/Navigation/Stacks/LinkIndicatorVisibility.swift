import AnimationCore
public import Controls
@_spi(Engine) public import ViewGraph

private enum LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Visibility of the arrow in rows that lead to a page.
    var linkIndicatorVisibility: Visibility {
        get { self[LinkIndicatorKey.self] }
        set { self[LinkIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the arrow of navigation links in rows of lists in this view.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.linkIndicatorVisibility, visibility)
    }
}
