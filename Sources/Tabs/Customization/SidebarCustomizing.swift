@_spi(Engine) import Controls
@_spi(Engine) import ViewGraph
import Views

/// Menu by which people choose the tabs that a sidebar shows.
nonisolated struct SidebarCustomizing: ViewModifier {
    let tabs: [TabEntry]
    let customization: Binding<TabViewCustomization>?

    @MainActor func body(content: Content) -> some View {
        let free = tabs.filter { $0.customizing.id != nil && $0.customizing.allowsChange }
        if let customization, !free.isEmpty {
            content.contextMenu {
                ForEach(free, id: \.id) { (tab: TabEntry) in
                    let id = tab.customizing.id ?? ""
                    Toggle(
                        isOn: Binding(
                            get: { tab.customizing.isShown(inSidebar: true, customization.wrappedValue) },
                            set: { customization.wrappedValue[sidebarVisibility: id] = $0 ? .visible : .hidden })
                    ) { tab.label?.title ?? AnyView(Text(id)) }
                }
            }
        } else {
            content
        }
    }
}
