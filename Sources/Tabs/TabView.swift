import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Several views of which one is shown, with a bar, a sidebar or dots to choose it.
///
/// A tab's content is made when it is first shown, and kept while others are.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    /// Identity of the tab chosen last; counts if no tab has the value of the binding.
    @State private var chosen: [AnyHashable]?
    @Environment(\.tabViewLook) private var look

    /// Makes a view with the tabs of `content`, of which the one whose `tag` is `selection` is shown.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// The tabs in the environment's style.
    @MainActor public var body: some View {
        let tabs = _TabList(content).entries
        let selected = index(in: tabs)
        switch look {
        case .bar, .sidebar:
            BarTabs(tabs: tabs, selected: selected, allowsSidebar: look == .sidebar, select: { select($0) })
        case .pages(let mode): PagedTabs(tabs: tabs, selected: selected, mode: mode, select: { select($0) })
        }
    }

    @MainActor private func index(in tabs: [TabEntry]) -> Int {
        if let value = selection?.wrappedValue,
            let index = tabs.firstIndex(where: { $0.tag?.base as? SelectionValue == value })
        {
            return index
        }
        return tabs.firstIndex { $0.id == chosen } ?? 0
    }

    /// Writes the tab's value, also if it is selected already: programs notice a second press in that way.
    @MainActor private func select(_ tab: TabEntry) {
        if chosen != tab.id { chosen = tab.id }
        if let value = tab.tag?.base as? SelectionValue { selection?.wrappedValue = value }
    }
}

extension TabView where SelectionValue == Int {
    /// Makes a view with the tabs of `content`, of which the first one is shown first.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

// These are Apple's overloads; the content of the closure decides between them.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension TabView {
    /// Makes a view with the tabs of `content`, of which the one whose value is `selection` is shown.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
    }

    /// Makes a view with the tabs of `content`, of which the first one is shown first.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(tabs: content())
    }
}
