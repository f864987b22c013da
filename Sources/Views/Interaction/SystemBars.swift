@_spi(Engine) public import ViewGraph

extension View {
    /// Hides the bar above the window, or shows it. Windows here have none, so that nothing changes.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides the bar above the window, or shows it; older spelling of ``statusBarHidden(_:)``.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }
}
