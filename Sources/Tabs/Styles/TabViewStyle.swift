import AnimationCore
@_spi(Engine) public import ViewGraph

/// The built-in looks of views with tabs. Programs never use this.
public enum _TabViewLook: Hashable, Sendable {
    /// A bar below the content.
    case bar
    /// A sidebar beside the content where there is room for it; else a bar below.
    case sidebar
    /// Pages side by side, with dots as told.
    case pages(PageTabViewStyle.IndexDisplayMode)
}

/// Look of views with tabs. Only the system's styles exist.
public protocol TabViewStyle: Sendable {
    /// The built-in look that the style stands for. Programs never implement this.
    var _look: _TabViewLook { get }
}

/// The default style: a bar below the content.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
    /// Makes the style `.automatic`.
    public init() {}
    /// A bar.
    public var _look: _TabViewLook { .bar }
}

/// A bar, even where there is room for a sidebar.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Makes the style `.tabBarOnly`.
    public init() {}
    /// A bar.
    public var _look: _TabViewLook { .bar }
}

/// A sidebar in windows of at least 700 points, a bar in narrower ones.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Makes the style `.sidebarAdaptable`.
    public init() {}
    /// A sidebar.
    public var _look: _TabViewLook { .sidebar }
}

/// Pages side by side, one in view, turned by a swipe.
nonisolated public struct PageTabViewStyle: TabViewStyle {
    /// Visibility of the dots that show which page is in view.
    public struct IndexDisplayMode: Hashable, Sendable {
        enum Mode: Hashable, Sendable { case automatic, always, never }

        let mode: Mode

        /// Shown if there is more than one page.
        public static let automatic = IndexDisplayMode(mode: .automatic)
        /// Shown, even for a single page.
        public static let always = IndexDisplayMode(mode: .always)
        /// Not shown.
        public static let never = IndexDisplayMode(mode: .never)
    }

    private let indexDisplayMode: IndexDisplayMode

    /// Makes the style, with dots as `indexDisplayMode` tells.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

    /// Pages.
    public var _look: _TabViewLook { .pages(indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default style: a bar below the content.
    public static var automatic: Self { Self() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar, even where there is room for a sidebar.
    public static var tabBarOnly: Self { Self() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A sidebar in windows of at least 700 points, a bar in narrower ones.
    public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages side by side, one in view, with dots if there is more than one.
    public static var page: Self { Self() }
    /// Pages side by side, one in view, with dots as `indexDisplayMode` tells.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        Self(indexDisplayMode: indexDisplayMode)
    }
}

private enum TabViewLookKey: EnvironmentKey { static var defaultValue: _TabViewLook { .bar } }

extension EnvironmentValues {
    var tabViewLook: _TabViewLook {
        get { self[TabViewLookKey.self] }
        set { self[TabViewLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of views with tabs in this view.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewLook, style._look)
    }
}
