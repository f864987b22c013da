import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The columns of a split view, each with a stack of its own.
nonisolated struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    let hasContent: Bool
    let visibility: Binding<NavigationSplitViewVisibility>
    let column: Binding<NavigationSplitViewColumn>
    @State private var links = SplitLinks()
    @State private var isCompact = false
    @State private var version = 0
    @State private var limits = [
        ColumnWidth(least: 180, ideal: 260, most: 420), ColumnWidth(least: 200, ideal: 300, most: 480),
    ]
    /// Widths to which people have dragged the columns, in points; nil before.
    @State private var dragged: [CGFloat?] = [nil, nil]
    @Environment(\.columnsCoverDetail) private var covers
    @Environment(\.outerSearch) private var search
    @Environment(\.colorScheme) private var colorScheme

    init(
        sidebar: Sidebar, content: Content, detail: Detail, hasContent: Bool,
        visibility: Binding<NavigationSplitViewVisibility>, column: Binding<NavigationSplitViewColumn>
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.hasContent = hasContent
        self.visibility = visibility
        self.column = column
    }

    /// Width below which one column is shown at a time, in points.
    private static var compactWidth: CGFloat { 700 }

    @MainActor var body: some View {
        // Read so that the body is evaluated again when a link shows another view.
        let _ = version
        let front = frontColumn
        let showsSidebar = isCompact ? front == 0 : visibility.wrappedValue.showsSidebar(hasContent: hasContent)
        let showsContent = hasContent && (isCompact ? front == 1 : visibility.wrappedValue.showsContent)
        let showsDetail = !isCompact || front == 2
        let layout = SplitLayout(
            widths: [width(0), hasContent ? width(1) : 0], isShown: [showsSidebar, showsContent],
            front: isCompact ? front : nil, covers: covers)
        let keys = SplitKeysModifier(
            back: { isCompact && goBack() }, toggle: isCompact ? nil : { toggleSidebar() })
        layout {
            // In the order in which they are read.
            // Beside the detail the sidebar lies above it, as it does when it covers it; in its place, below.
            ColumnView(isOut: !showsSidebar, content: sidebarColumn).zIndex(isCompact ? 0 : 2)
            ColumnEdge(isShown: !isCompact && showsSidebar, width: width(0)) { resize(0, to: $0) }.zIndex(3)
            ColumnView(isOut: !showsContent, content: contentColumn(isFirst: !showsSidebar)).zIndex(1)
            ColumnEdge(isShown: !isCompact && showsContent, width: width(1)) { resize(1, to: $0) }.zIndex(3)
            ColumnView(isOut: !showsDetail, content: detailColumn(isFirst: !showsSidebar && !showsContent))
                .zIndex(isCompact ? 2 : 0)
        }
        .clipped()
        .modifier(keys)
        .onGeometryChange(for: Bool.self) {
            $0.size.width < Self.compactWidth
        } action: {
            isCompact = $0
        }
        .onAppear {
            links.listen(hasContent: hasContent) {
                version += 1
            } choose: {
                show($0)
            }
        }
    }

    @MainActor private func detailColumn(isFirst: Bool) -> some View {
        let button = isCompact ? back(to: hasContent ? .content : .sidebar) : isFirst ? toggle : nil
        return column(detail, links.detail, next: nil, button: button, index: nil)
    }

    @MainActor @ViewBuilder private func contentColumn(isFirst: Bool) -> some View {
        if hasContent {
            column(
                content, links.content, next: links.detail,
                button: isCompact ? back(to: .sidebar) : isFirst ? toggle : nil, index: 1)
        }
    }

    @MainActor private var sidebarColumn: some View {
        column(
            sidebar, links.sidebar, next: hasContent ? links.content : links.detail,
            button: isCompact ? nil : toggle, index: 0
        )
        .backgroundStyle(Color(white: colorScheme == .dark ? 0.11 : 0.955))
    }

    /// A column with its stack and its bar.
    @MainActor private func column(
        _ content: some View, _ link: ColumnLink, next: ColumnLink?, button: ColumnButton?, index: Int?
    ) -> some View {
        // The sidebar shows the search around the split view.
        let search = index == 0 ? search : nil
        return NavigationStack {
            ColumnContent(content: content, shown: link.shown?.view, number: link.shown?.number ?? 0)
                .environment(\.ownColumn, link)
                .environment(\.nextColumn, next)
                .environment(\.isInSidebar, index == 0 && !isCompact)
                .environment(\.columnButton, link.hasInnerStack ? button : nil)
                .environment(\.outerSearch, link.hasInnerStack ? search : nil)
        }
        .environment(\.ownColumn, link)
        .environment(\.columnButton, link.hasInnerStack ? nil : button)
        .environment(\.outerSearch, link.hasInnerStack ? nil : search)
        .onPreferenceChange(ColumnWidthKey.self) { if let index, let width = $0 { limits[index] = width } }
        .transformPreference(ColumnWidthKey.self) { $0 = nil }
    }

    // MARK: Widths

    @MainActor private func width(_ index: Int) -> CGFloat {
        min(max(dragged[index] ?? limits[index].ideal, limits[index].least), limits[index].most)
    }

    @MainActor private func resize(_ index: Int, to width: CGFloat) {
        dragged[index] = min(max(width, limits[index].least), limits[index].most)
    }

    // MARK: Columns that come and go

    /// Number of the column that a narrow window shows.
    @MainActor private var frontColumn: Int {
        let index = column.wrappedValue.index
        return index == 1 && !hasContent ? 2 : index
    }

    @MainActor private func show(_ column: NavigationSplitViewColumn) {
        guard self.column.wrappedValue != column else { return }
        withAnimation(isCompact ? SplitMotion.animation : nil) { self.column.wrappedValue = column }
    }

    /// Goes back by a key.
    ///
    /// - Returns: false if the first column is in front, or pages lie in that column.
    @MainActor private func goBack() -> Bool {
        let front = frontColumn
        guard front > 0, !(front == 2 ? links.detail : links.content).canPop else { return false }
        show(front == 2 && hasContent ? .content : .sidebar)
        return true
    }

    @MainActor private func back(to column: NavigationSplitViewColumn) -> ColumnButton {
        ColumnButton(kind: .back) { show(column) }
    }

    @MainActor private var toggle: ColumnButton { ColumnButton(kind: .toggle) { toggleSidebar() } }

    @MainActor private func toggleSidebar() {
        let isShown = visibility.wrappedValue.showsSidebar(hasContent: hasContent)
        withAnimation(SplitMotion.animation) {
            visibility.wrappedValue = isShown ? hasContent ? .doubleColumn : .detailOnly : .all
        }
    }
}

/// Motion of columns that come and go.
enum SplitMotion {
    static let animation = Animation.spring(duration: 0.4, bounce: 0)
}

/// Links of the columns of a split view.
@MainActor final class SplitLinks {
    let sidebar = ColumnLink()
    let content = ColumnLink()
    let detail = ColumnLink()

    nonisolated init() {}

    /// Calls `changed` when a column shows another view, and `choose` with the column in which something was chosen.
    func listen(
        hasContent: Bool, changed: @escaping @MainActor () -> Void,
        choose: @escaping @MainActor (NavigationSplitViewColumn) -> Void
    ) {
        for link in [sidebar, content, detail] { link.changed = changed }
        content.chosen = { choose(.content) }
        detail.chosen = { choose(.detail) }
        changed()
    }
}
