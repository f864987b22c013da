import AnimationCore
public import Controls
@_spi(Engine) public import ViewGraph

private enum ScrollBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var scrollBackgroundVisibility: Visibility {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the standard background of lists and forms in this view.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollBackgroundVisibility, visibility)
    }
}
