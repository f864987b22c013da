package import AnimationCore
@_spi(Engine) public import ViewGraph

private enum ScrollBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Visibility of the standard background of scrolling views; see ``ViewGraph/View/scrollContentBackground(_:)``.
    package var scrollBackgroundVisibility: Visibility {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the standard background of lists, forms, tables and text editors in this view.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollBackgroundVisibility, visibility)
    }
}
