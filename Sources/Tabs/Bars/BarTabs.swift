import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import Navigation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Tabs with a bar below, or with a sidebar where there is room for one.
nonisolated struct BarTabs: View {
    let tabs: [TabEntry]
    let selected: Int
    let allowsSidebar: Bool
    let select: (TabEntry) -> Void
    @State private var model = TabModel()
    @State private var barLook = TabBarLook()
    @State private var isWide = false
    @Environment(\.tabAccessory) private var accessory

    /// Least width at which there is room for a sidebar, in points.
    static let sidebarWidth: CGFloat = 700

    init(tabs: [TabEntry], selected: Int, allowsSidebar: Bool, select: @escaping (TabEntry) -> Void) {
        self.tabs = tabs
        self.selected = selected
        self.allowsSidebar = allowsSidebar
        self.select = select
    }

    @MainActor var body: some View {
        let showsSidebar = allowsSidebar && isWide
        let isBarHidden = barLook.isHidden || ControlAppearance.current.tabBar.isHidden
        HStack(spacing: 0) {
            if showsSidebar && !isBarHidden { TabSidebar(tabs: tabs, selected: selected, select: pressed) }
            TabPages(tabs: tabs, selected: selected, isPaged: false, model: model) { select(tabs[$0]) }
                .environment(\.tabAccessory, nil)
                .safeAreaInset(edge: .bottom, spacing: 0) { TabAccessory(content: accessory) }
                .safeAreaInset(edge: .bottom, spacing: 0) {
                    if !showsSidebar && !isBarHidden && !tabs.isEmpty {
                        TabBar(tabs: tabs, selected: selected, look: barLook.ground, select: pressed)
                    }
                }
        }
        .onGeometryChange(for: Bool.self) {
            $0.size.width >= Self.sidebarWidth
        } action: {
            isWide = $0
        }
        .onAppear { model.barChanged = { barLook = model.pages?.barLook ?? TabBarLook() } }
    }

    /// Selects a tab. A second press on the selected one goes back to the root of its stack.
    @MainActor private func pressed(_ index: Int) {
        if index == selected { model.pages?.popToRoot() }
        select(tabs[index])
    }
}
