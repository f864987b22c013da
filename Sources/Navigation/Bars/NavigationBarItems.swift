import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph
public import Views

/// Display of a page's title.
public struct NavigationBarItem: Hashable, Sendable {
    /// Position of the title: in the bar, or large below it.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As on the page below; large on the root.
        case automatic
        /// In the bar.
        case inline
        /// Below the bar.
        case large
    }
}

/// Values that a page sets for its bars.
struct NavigationBarItems: Equatable {
    var title: Text?
    var mode: NavigationBarItem.TitleDisplayMode?
    var hidesBackButton = false
    var isHidden = false
    var toolbar: [ToolbarEntry] = []
    /// Place, menu and neighbours of the title.
    var titling = BarTitling()
    /// Background and appearance of the bar at the top.
    var top = BarGround()
    /// Background and appearance of the bar at the bottom.
    var bottom = BarGround()
    var hidesBottomBar = false
    /// Colour of the page and its bars; nil for the background style.
    var ground: Color?
    /// Background of the page in place of that style; nil for none.
    var backdrop: CoverGround?
    /// Search of the page; nil if it has none.
    var search: SearchEntry?
    /// True if the page has a bar at its bottom.
    var hasBottomBar: Bool { !hidesBottomBar && toolbar.contains { $0.place == .bottom } }

    static func == (a: Self, b: Self) -> Bool {
        a.title == b.title && a.mode == b.mode && a.hidesBackButton == b.hidesBackButton && a.isHidden == b.isHidden
            && a.titling == b.titling && a.top == b.top && a.bottom == b.bottom && a.hidesBottomBar == b.hidesBottomBar
            && a.ground == b.ground && a.backdrop == b.backdrop && a.search === b.search
            && a.toolbar.elementsEqual(b.toolbar, by: ===)
    }

    /// Adds the values of a later sibling: its title and mode replace earlier ones, its toolbar is appended.
    mutating func add(_ other: Self) {
        title = other.title ?? title
        mode = other.mode ?? mode
        hidesBackButton = hidesBackButton || other.hidesBackButton
        isHidden = isHidden || other.isHidden
        toolbar += other.toolbar
        titling.add(other.titling)
        top.add(other.top)
        bottom.add(other.bottom)
        hidesBottomBar = hidesBottomBar || other.hidesBottomBar
        ground = other.ground ?? ground
        backdrop = other.backdrop ?? backdrop
        search = other.search ?? search
    }
}

extension NavigationBarItems {
    /// Style that fills the page.
    var groundStyle: AnyShapeStyle { ground.map { AnyShapeStyle($0) } ?? AnyShapeStyle(BackgroundStyle()) }

    /// Style that fills the bars: what is seen of a background of the page is blurred.
    private var barStyle: AnyShapeStyle { backdrop == nil ? groundStyle : AnyShapeStyle(.ultraThinMaterial) }

    /// Style that fills the bar at the top.
    @MainActor var topStyle: AnyShapeStyle {
        top.fill(ControlAppearance.current.navigationBar.background.map { AnyShapeStyle($0) } ?? barStyle)
    }

    /// Style that fills the bar at the bottom.
    var bottomStyle: AnyShapeStyle { bottom.fill(barStyle) }
}

enum NavigationBarKey: PagePreferenceKey {
    static var defaultValue: NavigationBarItems { NavigationBarItems() }
    static func reduce(value: inout NavigationBarItems, nextValue: () -> NavigationBarItems) { value.add(nextValue()) }
}

extension View {
    nonisolated func bar(_ edit: @escaping (inout NavigationBarItems) -> Void) -> some View {
        transformPreference(NavigationBarKey.self, edit)
    }

    /// Sets the colour of the page and its bars; nil is the background style.
    nonisolated package func pageGround(_ color: Color?) -> some View { bar { $0.ground = color } }

    /// Sets the title of the page (S20.1), unless a view inside does.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        let title = Text(titleKey)
        return bar { $0.title = $0.title ?? title }
    }

    /// Sets the title of the page to `title`, not localised.
    @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        let title = String(title)
        return bar { $0.title = $0.title ?? Text(verbatim: title) }
    }

    /// Sets the title of the page.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        bar { $0.title = $0.title ?? title }
    }

    /// Sets the display of the page's title: large or in the bar.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { bar { $0.mode = $0.mode ?? displayMode } }

    /// Sets the title of the page. Deprecated by Apple in favour of `navigationTitle`.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the title of the page to `title`, not localised. Deprecated by Apple in favour of `navigationTitle`.
    @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    /// Sets the title of the page. Deprecated by Apple in favour of `navigationTitle`.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the page and its display. Deprecated by Apple in favour of `navigationTitle` and
    /// `navigationBarTitleDisplayMode`.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

    /// Sets the title of the page to `title`, not localised, and its display. Deprecated by Apple in favour of
    /// `navigationTitle` and `navigationBarTitleDisplayMode`.
    @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    /// Sets the title of the page and its display. Deprecated by Apple in favour of `navigationTitle` and
    /// `navigationBarTitleDisplayMode`.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    /// Hides the page's back button if `hidesBackButton` is true; the page cannot be dragged away then, either.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bar { $0.hidesBackButton = hidesBackButton }
    }

    /// Hides the page's bar if `hidden` is true. Deprecated by Apple in favour of `toolbar(_:for:)`.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { bar { $0.isHidden = hidden } }
}
