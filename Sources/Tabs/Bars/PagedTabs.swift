import AccessibilityTree
import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Tabs as pages side by side, with dots over the bottom of the page.
nonisolated struct PagedTabs: View {
    let tabs: [TabEntry]
    let selected: Int
    let mode: PageTabViewStyle.IndexDisplayMode
    let select: (TabEntry) -> Void
    @State private var model = TabModel()

    init(
        tabs: [TabEntry], selected: Int, mode: PageTabViewStyle.IndexDisplayMode, select: @escaping (TabEntry) -> Void
    ) {
        self.tabs = tabs
        self.selected = selected
        self.mode = mode
        self.select = select
    }

    @MainActor var body: some View {
        TabPages(tabs: tabs, selected: selected, isPaged: true, model: model) { select(tabs[$0]) }
            .overlay(alignment: .bottom) {
                if showsDots {
                    PageDots(count: tabs.count, selected: selected) { index in withAnimation { select(tabs[index]) } }
                }
            }
    }

    @MainActor private var showsDots: Bool {
        switch mode.mode {
        case .automatic: tabs.count > 1
        case .always: !tabs.isEmpty
        case .never: false
        }
    }
}

/// Dots, one for each page, of which that of the page in view is darker.
nonisolated struct PageDots: View {
    let count: Int
    let selected: Int
    /// Turns to a page.
    let select: (Int) -> Void
    @Environment(\.indexBackground) private var background
    @Environment(\.layoutDirection) private var direction
    @State private var isHovered = false

    init(count: Int, selected: Int, select: @escaping (Int) -> Void) {
        self.count = count
        self.selected = selected
        self.select = select
    }

    /// Diameter of a dot, and distance of the centres of two, in points.
    private static let diameter: CGFloat = 8
    private static let distance: CGFloat = 17

    @MainActor var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
                Circle().fill(color(of: index))
                    .frame(width: Self.diameter, height: Self.diameter)
                    .frame(width: Self.distance, height: 26)
                    .contentShape(Rectangle())
                    .onTapGesture { select(index) }
                    .accessibilityLabel(Text(verbatim: "page \(index + 1) of \(count)"))
                    .accessibilityRole(.radioButton, index == selected ? [.checkable, .checked] : .checkable)
            }
        }
        .padding(.horizontal, 8)
        .background(.bar.opacity(showsGround ? 1 : 0), in: Capsule())
        .onHover { isHovered = $0 }
        .modifier(AdjustableModifier(.radioGroup, action: adjust))
        .padding(.bottom, 8)
    }

    @MainActor private func color(of index: Int) -> Color {
        let looks = ControlAppearance.current
        return index == selected
            ? looks.currentDot ?? .primary.opacity(0.85) : looks.otherDot ?? .primary.opacity(0.25)
    }

    @MainActor private var showsGround: Bool {
        background == .always || background == .interactive && isHovered
    }

    @MainActor private func adjust(_ adjustment: Adjustment) {
        let step = direction == .rightToLeft ? -1 : 1
        let target =
            switch adjustment {
            case .increment: selected + step
            case .decrement: selected - step
            case .toMinimum: 0
            case .toMaximum: count - 1
            }
        if (0..<count).contains(target), target != selected { select(target) }
    }
}
