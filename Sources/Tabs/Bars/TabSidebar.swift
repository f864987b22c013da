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
                ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
                    if let section = tab.section, index == 0 || tabs[index - 1].section?.id != section.id {
                        section.header?.font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
                            .padding(.top, 14).padding(.bottom, 4).padding(.horizontal, 10)
                    }
                    SidebarRow(tab: tab, isSelected: index == selected) { select(index) }
                }
            }
            .padding(10)
        }
        .frame(width: Self.width)
        .background(Color(white: colorScheme == .dark ? 0.11 : 0.955))
        .overlay(alignment: .trailing) { Rectangle().fill(.separator).frame(width: pixel).ignoresSafeArea() }
        .transformEnvironment(\.self) {
            $0.resetForPanel()
            $0.font = nil
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
