public import AnimationCore
@_spi(Engine) public import ViewGraph

/// Action that loads the content of a view anew; see `refreshable(action:)`.
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void

    /// Performs the action, and returns when it has ended. Shows no indicator.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// Action of the innermost `refreshable(action:)` around; nil outside.
    public var refresh: RefreshAction? { self[RefreshKey.self] }

    /// Action of scroll views; nil in the content of one that performs it.
    var scrollRefresh: RefreshAction? {
        get { self[ScrollRefreshKey.self] }
        set { self[ScrollRefreshKey.self] = newValue }
    }

    fileprivate mutating func setRefresh(_ action: RefreshAction) {
        self[RefreshKey.self] = action
        self[ScrollRefreshKey.self] = action
    }
}

private enum ScrollRefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension View {
    /// Lets people load the content of lists and scroll views in this view anew: they pull it down at its start, with a
    /// finger or on a touchpad, or press F5 or Ctrl+R. A turning arc stays above the content until `action` ends.
    ///
    /// The outermost vertical scroll view performs the action, those in it do not. It is cancelled if the scroll view
    /// goes away.
    nonisolated public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        refreshing(by: action)
    }

    /// As `refreshable(action:)`; nil changes nothing.
    nonisolated package func refreshing(by action: (@MainActor @Sendable () async -> Void)?) -> some View {
        transformEnvironment(\.self) { if let action { $0.setRefresh(RefreshAction(action: action)) } }
    }
}
