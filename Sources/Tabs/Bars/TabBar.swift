import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import Navigation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Bar of tabs at the bottom: translucent, 49 points high, over the bottom of the safe area.
nonisolated struct TabBar: View {
    let tabs: [TabEntry]
    let selected: Int
    /// Background and appearance that the page in front sets.
    let look: BarGround
    /// Called when the item of a tab is pressed.
    let select: (Int) -> Void
    @Environment(\.tabViewCustomization) private var customization

    init(tabs: [TabEntry], selected: Int, look: BarGround, select: @escaping (Int) -> Void) {
        self.tabs = tabs
        self.selected = selected
        self.look = look
        self.select = select
    }

    /// Height of the bar, in points.
    static let height: CGFloat = 49
    /// Greatest width of an item, in points: in a wide window the items stand in the middle.
    private static let itemWidth: CGFloat = 150

    @MainActor var body: some View {
        HStack(spacing: 0) {
            ForEach(shownTabs, id: \.tab.id) { index, tab in
                TabBarItem(tab: tab, isSelected: index == selected) { select(index) }
                    .frame(maxWidth: Self.itemWidth)
            }
        }
        .frame(maxWidth: .infinity)
        .frame(height: Self.height)
        .background(look.fill(ground))
        .overlay(alignment: .top) { if !look.isHidden { TabBarLine() } }
        .transformEnvironment(\.self) {
            $0.resetForPanel()
            $0.font = nil
            $0.enterBar(look.colorScheme)
        }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isTabBar)
    }
}

extension TabBar {
    /// The tabs that people see, with their places among all.
    @MainActor private var shownTabs: [(index: Int, tab: TabEntry)] {
        let choice = customization?.wrappedValue
        return tabs.enumerated().filter { $0.element.customizing.isShown(inSidebar: false, choice) }
            .map { (index: $0.offset, tab: $0.element) }
    }

    @MainActor private var ground: AnyShapeStyle {
        ControlAppearance.current.tabBar.background.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.bar)
    }
}

/// Hairline at the top of the bar.
nonisolated private struct TabBarLine: View {
    @Environment(\.pixelLength) private var pixel

    @MainActor var body: some View { Rectangle().fill(.separator).frame(height: pixel) }
}
