@_spi(Engine) public import ViewGraph

extension View {
    /// Sets the visibility of what the system shows over a window, such as a bar to leave the program by. Windows here
    /// have nothing of that kind, so that nothing changes.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
