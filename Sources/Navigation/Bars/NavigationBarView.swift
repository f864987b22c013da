import AccessibilityTree
import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
import Views

/// Bar at the top of a page, with back button, title, toolbar items and search field.
nonisolated struct NavigationBarView: View {
    let bar: NavigationBarItems
    let page: NavigationPage
    /// Title of the page below; nil if that has none.
    let previousTitle: Text?
    /// Button of the column of a split view; nil outside of columns.
    let button: ColumnButton?

    static let height: CGFloat = 48
    /// Gap between items at one end of the row, in points.
    private static let itemGap: CGFloat = 14
    /// Largest text of a bar's row, whose height does not grow.
    static let largestText = DynamicTypeSize.xxxLarge
    /// Size of a large title, in points.
    @ScaledMetric(relativeTo: .largeTitle) private var largeTitle: CGFloat = 34
    /// True once the large title has moved out of the bar.
    @State private var isCollapsed = false

    init(bar: NavigationBarItems, page: NavigationPage, previousTitle: Text?, button: ColumnButton?) {
        self.bar = bar
        self.page = page
        self.previousTitle = previousTitle
        self.button = button
    }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            row.dynamicTypeSize(...Self.largestText)
            if isLarge, !hidesTitle, let title {
                VStack(alignment: .leading, spacing: 0) {
                    titleView(title, TitleLook(size: largeTitle, weight: .bold, look: looks.largeTitle))
                        .minimumScaleFactor(0.5)
                    subtitle(.subheadline)
                }
                .padding(.horizontal, 20).padding(.top, 2).padding(.bottom, 8)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityHidden(isCollapsed)
                .modifier(BarPartModifier(.slide, of: page.collapse))
                .modifier(BarPartModifier(.window, of: page.collapse))
                .transition(.opacity)
            }
            if let search = bar.search {
                SearchBar(entry: search).modifier(BarPartModifier(.slide, of: page.collapse))
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .background {
            Rectangle().fill(bar.topStyle)
                .overlay(alignment: .bottom) { if !bar.top.isHidden { BarLine() } }
                .modifier(BarPartModifier(.ground, of: page.collapse))
                // Moved up, it does not reach beyond the bar.
                .clipped()
        }
        .onAppear { page.collapse.changed = { isCollapsed = page.collapse.isCollapsed } }
        .onChange(of: keepsGround, initial: true) { page.collapse.keepGround($1) }
        .transformEnvironment(\.self) { environment in
            environment.resetForBar()
            environment.enterBar(bar.top.colorScheme)
            if let tint = ControlAppearance.current.navigationBar.tint { environment.tint = tint }
        }
    }

    /// True if the bar has its background even with nothing behind it.
    @MainActor private var keepsGround: Bool { bar.top.visibility == .visible || looks.background != nil }

    @MainActor private var looks: ControlAppearance.NavigationBar { ControlAppearance.current.navigationBar }

    /// The title, unless it is removed.
    private var title: Text? { bar.titling.isRemoved ? nil : bar.title }

    @MainActor private func titleView(_ title: Text, _ look: TitleLook) -> some View {
        BarTitle(title: title.modifier(look), titling: bar.titling)
    }

    @MainActor @ViewBuilder private func subtitle(_ font: Font) -> some View {
        if let subtitle = bar.titling.subtitle {
            subtitle.font(font).foregroundStyle(.secondary).lineLimit(1)
        }
    }

    /// True if a large title makes room for a search.
    private var hidesTitle: Bool { bar.search.map { $0.isActive && !$0.keepsTitle } ?? false }

    @MainActor private var isLarge: Bool {
        guard title != nil, bar.titling.place != .inlineLarge else { return false }
        return (bar.mode ?? .automatic) == .automatic
            ? page.prefersLargeTitle && !bar.titling.role.leadsTitle : bar.mode == .large
    }

    @MainActor private var row: some View {
        let hasPrincipal = bar.toolbar.contains { $0.place == .principal }
        return BarRowLayout(leadsTitle: leadsTitle && !hasPrincipal) {
            HStack(spacing: 0) {
                if !page.isRoot && !bar.hidesBackButton {
                    BackButton(page: page, title: previousTitle, hidesLabel: bar.titling.role == .editor)
                }
            }
            HStack(spacing: Self.itemGap) {
                if let button, !bar.titling.hidesSidebarToggle { ColumnButtonView(button: button) }
                BarItems(bar: bar, places: [.leading])
            }
            HStack(spacing: 0) {
                if hasPrincipal {
                    BarItems(bar: bar, places: [.principal])
                } else if !isLarge || isCollapsed, let title {
                    rowTitle(title).transition(.opacity)
                }
            }
            HStack(spacing: Self.itemGap) {
                BarItems(bar: bar, places: [.trailing])
                BarItems(bar: bar, places: [.confirmation]).fontWeight(.semibold)
            }
        }
        .padding(.horizontal, 14)
        .frame(height: Self.height)
    }

    /// True if the title in the bar follows what is at its leading end, rather than standing in the middle.
    @MainActor private var leadsTitle: Bool {
        bar.titling.place == .inlineLarge || bar.titling.role.leadsTitle && !isLarge
    }

    @MainActor @ViewBuilder private func rowTitle(_ title: Text) -> some View {
        let isLarge = bar.titling.place == .inlineLarge
        VStack(alignment: leadsTitle ? .leading : .center, spacing: 0) {
            titleView(
                title,
                isLarge
                    ? TitleLook(size: 28, weight: .bold, look: looks.largeTitle)
                    : TitleLook(size: 16, weight: .semibold, look: looks.title))
            // As the title, it keeps its size: the row's height does not grow.
            subtitle(.system(size: 12))
        }
    }
}

/// Font and colour of a title.
nonisolated private struct TitleLook: ViewModifier {
    let size: CGFloat
    let weight: Font.Weight
    let look: ControlAppearance.Title

    @MainActor func body(content: Content) -> some View {
        let titled = content.font(look.font ?? .system(size: size, weight: weight))
        let role = titled.accessibilityRole(.heading)
        if let color = look.color { role.foregroundStyle(color) } else { role }
    }
}

/// Bar at the bottom of a page, with toolbar items.
nonisolated struct BottomBarView: View {
    let bar: NavigationBarItems

    @MainActor var body: some View {
        HStack(spacing: 18) { BarItems(bar: bar, places: [.bottom]) }
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity)
            .frame(height: NavigationBarView.height)
            .background(bar.bottomStyle)
            .overlay(alignment: .top) { if !bar.bottom.isHidden { BarLine() } }
            .dynamicTypeSize(...NavigationBarView.largestText)
            .transformEnvironment(\.self) {
                $0.resetForBar()
                $0.enterBar(bar.bottom.colorScheme)
            }
    }
}

/// Toolbar items of certain places.
nonisolated private struct BarItems: View {
    let bar: NavigationBarItems
    let places: [ToolbarItemPlacement.Place]

    @MainActor var body: some View {
        let entries = bar.toolbar.filter { places.contains($0.place) }
        ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in entry.view }
            .buttonStyle(.borderless)
            .environment(\.isInBar, !places.contains(.principal))
    }
}

/// Hairline at the edge of a bar.
nonisolated private struct BarLine: View {
    @Environment(\.pixelLength) private var pixel

    @MainActor var body: some View { Rectangle().fill(.separator).frame(height: pixel) }
}

/// Chevron that points to the left.
nonisolated struct Chevron: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        return path
    }
}

extension EnvironmentValues {
    /// Resets values that are meant for the content of a stack, not for its bars.
    fileprivate mutating func resetForBar() {
        resetForPanel()
        font = nil
    }
}
