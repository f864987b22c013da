package import AnimationCore
@_spi(Engine) import ViewGraph

/// Preference of a page: true if a tab bar around the stack is hidden while the page is in front.
package enum TabBarHiddenKey: PagePreferenceKey {
    package static var defaultValue: Bool { false }
    package static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Link between a tab and the outermost stack in it, in the environment of the tab's views.
@MainActor package final class TabLink {
    private weak var stack: NavigationModel?
    /// True if the stack's front page hides the tab bar.
    private var isHiddenByStack = false
    /// True if content of the tab outside of stacks hides the tab bar.
    package var isHiddenByContent = false { didSet { if isHiddenByContent != oldValue { changed() } } }
    /// Called when ``hidesBar`` may have changed.
    package var changed: @MainActor () -> Void = {}

    package nonisolated init() {}

    /// True if the tab bar is to be hidden while the tab is selected.
    package var hidesBar: Bool { isHiddenByContent || isHiddenByStack }

    /// Pops the stack of the tab to its root, as when the selected tab is pressed again.
    ///
    /// - Returns: false if there is no stack, or only its root is shown.
    @discardableResult package func popToRoot() -> Bool { stack?.popToRoot() ?? false }

    /// Records whether the front page of `stack` hides the bar. The first stack counts; stacks in sheets over the tab come
    /// later.
    func frontChanged(of stack: NavigationModel, hidesBar: Bool) {
        if self.stack == nil { self.stack = stack }
        guard self.stack === stack, hidesBar != isHiddenByStack else { return }
        isHiddenByStack = hidesBar
        changed()
    }
}

private enum TabLinkKey: EnvironmentKey { static var defaultValue: TabLink? { nil } }

extension EnvironmentValues {
    /// The tab that the views are in; nil outside of tabs.
    package var tabLink: TabLink? {
        get { self[TabLinkKey.self] }
        set { self[TabLinkKey.self] = newValue }
    }
}
