import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
import Views

/// View of a page: content, bars, and an opaque background over the pages below.
nonisolated struct NavigationPageView<Content: View>: View {
    let content: Content
    let page: NavigationPage
    /// Title of the page below; nil if that has none.
    let previousTitle: Text?
    @State private var bar = NavigationBarItems()
    @Environment(\.columnButton) private var columnButton
    @Environment(\.outerSearch) private var outerSearch

    init(content: Content, page: NavigationPage, previousTitle: Text? = nil) {
        self.content = content
        self.page = page
        self.previousTitle = previousTitle
    }

    @MainActor var body: some View {
        // The search around the stack belongs to its root page.
        let outer = page.isRoot ? outerSearch : nil
        var bar = bar
        bar.search = bar.search ?? outer
        return
            SoleView(content)
            .transformEnvironment(\.self) {
                $0.leaveRow()
                $0.columnButton = nil
                $0.outerSearch = nil
            }
            .onPreferenceChange(NavigationBarKey.self) { show($0) }
            .transformPreference(SearchTakenKey.self) { if outer != nil { $0 = true } }
            .onPreferenceChange(TabBarLookKey.self) { page.tabBarLook = $0 }
            // Content that is larger than the page does not push the bars out of it.
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .modifier(
                NavigationBars(
                    bar: bar, page: page, previousTitle: previousTitle, button: page.isRoot ? columnButton : nil)
            )
            .background { PageBackdrop(bar: bar) }
            .modifier(PageDragModifier(isDraggable: !bar.hidesBackButton))
    }
}

extension NavigationPageView {
    /// Shows new values of the content in the bars; with motion if a search begins or ends.
    @MainActor private func show(_ new: NavigationBarItems) {
        page.bar = new
        guard let before = bar.search?.isActive, let now = new.search?.isActive, before != now else {
            bar = new
            return
        }
        withAnimation(SearchMotion.animation) { bar = new }
    }
}

/// Adds the bars of a page at its top and bottom.
nonisolated private struct NavigationBars: ViewModifier {
    let bar: NavigationBarItems
    let page: NavigationPage
    let previousTitle: Text?
    let button: ColumnButton?
    @Environment(\.toolbarsAreHidden) private var toolbarsAreHidden

    init(bar: NavigationBarItems, page: NavigationPage, previousTitle: Text?, button: ColumnButton?) {
        self.bar = bar
        self.page = page
        self.previousTitle = previousTitle
        self.button = button
    }

    @MainActor func body(content: Content) -> some View {
        let isShown =
            !bar.isHidden && !toolbarsAreHidden
            && (!page.isRoot || bar.title != nil || !bar.toolbar.isEmpty || bar.search != nil || button != nil)
        content
            .modifier(SearchSuggestionsModifier(entry: isShown ? bar.search : nil))
            .environment(\.collapsingBar, isShown ? page.collapse : nil)
            .safeAreaInset(edge: .top, spacing: 0) {
                if isShown { NavigationBarView(bar: bar, page: page, previousTitle: previousTitle, button: button) }
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { if bar.hasBottomBar { BottomBarView(bar: bar) } }
    }
}

/// Lets people drag the page away, if `isDraggable`.
nonisolated private struct PageDragModifier: InputsModifier {
    let isDraggable: Bool

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let page = inputs.page
        inputs.sink(modifier.attribute) { [weak page] in page?.isDraggable = $0.isDraggable }
    }
}
