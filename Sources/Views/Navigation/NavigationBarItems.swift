import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph

/// How a page's title is shown.
public struct NavigationBarItem: Hashable, Sendable {
    /// In the bar, or large below it.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// Large on a root, in the bar on what is pushed.
        case automatic
        /// In the bar.
        case inline
        /// Below the bar.
        case large
    }
}

/// What a page says for its bar.
struct NavigationBarItems: Equatable {
    var title: Text?
    var mode: NavigationBarItem.TitleDisplayMode?
    var hidesBackButton = false
    var isHidden = false
    var toolbar: [ToolbarEntry] = []
    /// Below the whole page.
    var hasBottomBar: Bool { toolbar.contains { $0.place == .bottom } }

    static func == (a: Self, b: Self) -> Bool {
        a.title == b.title && a.mode == b.mode && a.hidesBackButton == b.hidesBackButton && a.isHidden == b.isHidden
            && a.toolbar.elementsEqual(b.toolbar, by: ===)
    }

    /// What is said further in, or later, counts; toolbars add up.
    mutating func add(_ other: Self) {
        title = other.title ?? title
        mode = other.mode ?? mode
        hidesBackButton = hidesBackButton || other.hidesBackButton
        isHidden = isHidden || other.isHidden
        toolbar += other.toolbar
    }
}

enum NavigationBarKey: PagePreferenceKey {
    static var defaultValue: NavigationBarItems { NavigationBarItems() }
    static func reduce(value: inout NavigationBarItems, nextValue: () -> NavigationBarItems) { value.add(nextValue()) }
}

extension View {
    nonisolated private func bar(_ edit: @escaping (inout NavigationBarItems) -> Void) -> some View {
        transformPreference(NavigationBarKey.self, edit)
    }

    /// Names the page (S20.1).
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        bar { $0.title = Text(titleKey) }
    }

    /// Names the page.
    @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        let title = String(title)
        return bar { $0.title = Text(verbatim: title) }
    }

    /// Names the page.
    nonisolated public func navigationTitle(_ title: Text) -> some View { bar { $0.title = title } }

    /// Says whether the title is large.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { bar { $0.mode = displayMode } }

    /// Deprecated by Apple: names the page.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Deprecated by Apple: names the page.
    @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    /// Deprecated by Apple: names the page.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Deprecated by Apple: names the page, and says whether the title is large.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

    /// Deprecated by Apple: names the page, and says whether the title is large.
    @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    /// Deprecated by Apple: names the page, and says whether the title is large.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    /// Hides the back button; then people cannot drag the page away either.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bar { $0.hidesBackButton = hidesBackButton }
    }

    /// Deprecated by Apple: hides the bar.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { bar { $0.isHidden = hidden } }
}
