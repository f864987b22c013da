import AccessibilityTree
import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Tabs as rows beside the content, in their sections.
nonisolated struct TabSidebar: View {
    let tabs: [TabEntry]
    let selected: Int
    let select: (Int) -> Void
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.pixelLength) private var pixel
    @Environment(\.sidebarParts) private var parts
    @Environment(\.tabViewCustomization) private var customization
    @State private var drag: SidebarDrag?
    @State private var heights = SidebarHeights()

    /// Width of the sidebar, in points.
    static let width: CGFloat = 240

    init(tabs: [TabEntry], selected: Int, select: @escaping (Int) -> Void) {
        self.tabs = tabs
        self.selected = selected
        self.select = select
    }

    @MainActor var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 2) {
                if let header = parts.header { header.padding(.bottom, 8) }
                let shown = shownTabs
                ForEach(Array(shown.enumerated()), id: \.element.tab.id) { place, entry in
                    let (index, tab) = entry
                    if let section = tab.section, place == 0 || shown[place - 1].tab.section?.id != section.id {
                        section.header?.font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
                            .padding(.top, 14).padding(.bottom, 4).padding(.horizontal, 10)
                    }
                    SidebarRow(tab: tab, isSelected: index == selected) { select(index) }
                        .modifier(
                            SidebarMoves(tab: tab, tabs: tabs, shown: shown.map(\.tab), drag: $drag, heights: heights))
                }
                if let footer = parts.footer { footer.padding(.top, 8) }
            }
            .padding(10)
        }
        .modifier(SidebarCustomizing(tabs: tabs, customization: customization))
        .safeAreaInset(edge: .bottom, spacing: 0) {
            if let bar = parts.bottomBar { bar.padding(10).frame(maxWidth: .infinity) }
        }
        .frame(width: Self.width)
        .background(Color(white: colorScheme == .dark ? 0.11 : 0.955))
        .overlay(alignment: .trailing) { Rectangle().fill(.separator).frame(width: pixel).ignoresSafeArea() }
        .transformEnvironment(\.self) {
            $0.resetForPanel()
            $0.font = nil
        }
    }

    /// The tabs that people see, in the order that they have chosen, with their places among all.
    @MainActor private var shownTabs: [(index: Int, tab: TabEntry)] {
        let choice = customization?.wrappedValue
        let places = choice.map { SidebarOrder.places(of: tabs, $0) } ?? Array(tabs.indices)
        return places.map { (index: $0, tab: tabs[$0]) }.filter { $0.tab.customizing.isShown(inSidebar: true, choice) }
    }
}
