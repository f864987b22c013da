public import Geometry
@_spi(Engine) public import ViewGraph

extension View {
    /// Hides the bar above the window, or shows it. Windows here have none, so that nothing changes.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides the bar above the window, or shows it; older spelling of ``statusBarHidden(_:)``.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Gives the view's own gestures precedence over those of the system at `edges`. The desktop's gestures do not begin
    /// in a window, so that nothing changes.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
