import AnimationCore
@_spi(Engine) public import ViewGraph

/// Views of a program above, below and at the end of the tabs of a sidebar.
struct SidebarParts {
    /// View above the tabs, which scrolls with them; nil for none.
    var header: AnyView?
    /// View below the tabs, which scrolls with them; nil for none.
    var footer: AnyView?
    /// View at the bottom of the sidebar; nil for none.
    var bottomBar: AnyView?
}

private enum SidebarPartsKey: EnvironmentKey { static var defaultValue: SidebarParts { SidebarParts() } }

extension EnvironmentValues {
    var sidebarParts: SidebarParts {
        get { self[SidebarPartsKey.self] }
        set { self[SidebarPartsKey.self] = newValue }
    }
}

extension View {
    /// Shows `content` above the tabs of a sidebar; it scrolls with them. A tab bar does not show it.
    nonisolated public func tabViewSidebarHeader<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = content()
        return transformEnvironment(\.sidebarParts) { $0.header = AnyView(view) }
    }

    /// Shows `content` below the tabs of a sidebar; it scrolls with them. A tab bar does not show it.
    nonisolated public func tabViewSidebarFooter<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = content()
        return transformEnvironment(\.sidebarParts) { $0.footer = AnyView(view) }
    }

    /// Shows `content` at the bottom of a sidebar, where it stays while tabs scroll. A tab bar does not show it.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = content()
        return transformEnvironment(\.sidebarParts) { $0.bottomBar = AnyView(view) }
    }
}
