package import AnimationCore
@_spi(Engine) import ViewGraph

/// Link between a tab and the outermost stack in it, in the environment of the tab's views.
@MainActor package final class TabLink {
    private weak var stack: NavigationModel?
    /// Look of the tab bar that the stack's front page sets.
    private var lookByStack = TabBarLook()
    /// Look of the tab bar that content of the tab outside of stacks sets.
    package var lookByContent = TabBarLook() { didSet { if lookByContent != oldValue { changed() } } }
    /// Called when ``look`` may have changed.
    package var changed: @MainActor () -> Void = {}

    package nonisolated init() {}

    /// Look of the tab bar while the tab is selected.
    package var look: TabBarLook {
        var look = lookByContent
        look.add(lookByStack)
        return look
    }

    /// Pops the stack of the tab to its root, as when the selected tab is pressed again.
    ///
    /// - Returns: false if there is no stack, or only its root is shown.
    @discardableResult package func popToRoot() -> Bool { stack?.popToRoot() ?? false }

    /// Records the look that the front page of `stack` sets. The first stack counts; stacks in sheets over the tab come
    /// later.
    func frontChanged(of stack: NavigationModel, look: TabBarLook) {
        if self.stack == nil { self.stack = stack }
        guard self.stack === stack, look != lookByStack else { return }
        lookByStack = look
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
