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

    /// The tabs that people see, with their places among all.
    @MainActor private var shownTabs: [(index: Int, tab: TabEntry)] {
        let choice = customization?.wrappedValue
        return tabs.enumerated().filter { $0.element.customizing.isShown(inSidebar: true, choice) }
            .map { (index: $0.offset, tab: $0.element) }
    }
}

/// Menu by which people choose the tabs that a sidebar shows.
nonisolated private struct SidebarCustomizing: ViewModifier {
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

/// Row of one tab.
nonisolated private struct SidebarRow: View {
    let tab: TabEntry
    let isSelected: Bool
    let action: @MainActor () -> Void

    @MainActor var body: some View {
        PressableView(action: action, tracksHover: true) { state in
            HStack(spacing: 8) {
                if let other = tab.label?.other {
                    other
                } else {
                    if let image = tab.label?.image {
                        image.frame(width: 26).foregroundStyle(.tint).accessibilityDecoration(tab.label?.title != nil)
                    }
                    if let title = tab.label?.title { title.lineLimit(1) }
                }
                Spacer(minLength: 0)
                if let badge = tab.badge { badge.foregroundStyle(.secondary) }
            }
            .padding(.horizontal, 8)
            .frame(minHeight: 36)
            .background(
                Color.primary.opacity(isSelected ? 0.1 : state.isHovered ? 0.05 : 0),
                in: RoundedRectangle(cornerRadius: 8)
            )
            .contentShape(Rectangle())
        }
        .disabled(tab.isDisabled)
        .opacity(tab.isDisabled ? 0.4 : 1)
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
        .accessibilityRole(.tab, .selectable)
    }
}
