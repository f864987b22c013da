import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Order of the tabs of a sidebar.
enum SidebarOrder {
    /// Puts tabs that people can move into the order that they have chosen; the others keep their places.
    ///
    /// - Parameters:
    ///   - tabs: the tabs as they are declared.
    ///   - choice: choice of people.
    /// - Returns: places of the tabs among `tabs`, in their order.
    static func places(of tabs: [TabEntry], _ choice: TabViewCustomization) -> [Int] {
        var result = Array(tabs.indices)
        for section in Set(tabs.compactMap(\.movableIn)) {
            let places = tabs.indices.filter { tabs[$0].movableIn == section }
            let ids = choice.ordered(places.compactMap { tabs[$0].customizing.id }, in: section)
            for (place, id) in zip(places, ids) {
                result[place] = places.first { tabs[$0].customizing.id == id } ?? place
            }
        }
        return result
    }
}

extension TabEntry {
    /// Identity of the section in which people can move the tab; nil if they cannot.
    var movableIn: String? { customizing.id != nil && customizing.allowsChange ? section?.customizationID : nil }
}

/// Tab that people drag in a sidebar.
struct SidebarDrag {
    let id: [AnyHashable]
    /// Distance of the row from its place, in points, downwards.
    var offset: CGFloat
    /// Way of the pointer at which the row was at its place, in points.
    var origin: CGFloat
}

/// Heights of the rows of a sidebar, in points, by the identities of the tabs.
@MainActor final class SidebarHeights {
    var heights: [[AnyHashable]: CGFloat] = [:]

    nonisolated init() {}
}

/// Lets people move the row of a tab among those of its section: by a drag, or by actions of assistive technology.
nonisolated struct SidebarMoves: ViewModifier {
    let tab: TabEntry
    /// All tabs as they are declared, and the shown ones in their order.
    let tabs: [TabEntry]
    let shown: [TabEntry]
    @Binding var drag: SidebarDrag?
    let heights: SidebarHeights
    @Environment(\.tabViewCustomization) private var customization
    @Environment(\.colorScheme) private var colorScheme

    /// Gap between rows, in points.
    static let gap: CGFloat = 2

    init(
        tab: TabEntry, tabs: [TabEntry], shown: [TabEntry], drag: Binding<SidebarDrag?>, heights: SidebarHeights
    ) {
        self.tab = tab
        self.tabs = tabs
        self.shown = shown
        _drag = drag
        self.heights = heights
    }

    @MainActor func body(content: Content) -> some View {
        let isDragged = drag?.id == tab.id
        content
            .onGeometryChange(for: CGFloat.self) {
                $0.size.height
            } action: { [id = tab.id] in
                heights.heights[id] = $0
            }
            .onPlaceDrag(
                isEnabled: customization != nil && tab.movableIn != nil, moved: { moved(by: $0.height) },
                ended: { withAnimation(.snappy(duration: 0.25)) { drag = nil } }
            )
            .background(ground(isDragged))
            .offset(y: isDragged ? drag?.offset ?? 0 : 0)
            .zIndex(isDragged ? 1 : 0)
            // The row follows the pointer while its neighbours make room.
            .transaction { if isDragged { $0.animation = nil } }
            .accessibilityActions {
                if customization != nil, let before = neighbour(-1) { Button("Move up") { move(to: before) } }
                if customization != nil, let after = neighbour(1) { Button("Move down") { move(to: after) } }
            }
    }

    /// Ground of the row while it is dragged, which covers the rows under it, with a shadow.
    @MainActor private func ground(_ isDragged: Bool) -> some View {
        RoundedRectangle(cornerRadius: 8)
            .fill(Color(white: colorScheme == .dark ? 0.2 : 1))
            .shadow(color: .black.opacity(0.25), radius: 8, y: 3)
            .opacity(isDragged ? 1 : 0)
    }

    /// The shown tabs in a direction, nearest first.
    private func others(_ step: Int) -> [TabEntry] {
        guard let place = shown.firstIndex(where: { $0.id == tab.id }) else { return [] }
        return step > 0 ? Array(shown[(place + 1)...]) : shown[..<place].reversed()
    }

    /// The next shown tab in a direction with which this one can change places; nil if there is none.
    private func neighbour(_ step: Int) -> TabEntry? {
        guard let section = tab.movableIn else { return nil }
        return others(step).first { $0.movableIn == section }
    }

    @MainActor private func move(to target: TabEntry) {
        guard let id = tab.customizing.id, let other = target.customizing.id, let section = tab.movableIn else {
            return
        }
        let all = tabs.filter { $0.movableIn == section }.compactMap(\.customizing.id)
        withAnimation(.snappy(duration: 0.25)) {
            customization?.wrappedValue.move(id, toPlaceOf: other, among: all, in: section)
        }
    }

    /// Follows a drag, in which the row changes places with another once it has come half way over it.
    @MainActor private func moved(by way: CGFloat) {
        var now = drag?.id == tab.id ? drag ?? start : start
        now.offset = way - now.origin
        let sign: CGFloat = now.offset < 0 ? -1 : 1
        if let (target, distance) = passed(by: abs(now.offset), sign < 0 ? -1 : 1) {
            now.origin += sign * distance
            now.offset -= sign * distance
            move(to: target)
        }
        drag = now
    }

    /// The farthest tab that the row has passed half of on its way in a direction, and the distance of its place, in points.
    @MainActor private func passed(by way: CGFloat, _ step: Int) -> (target: TabEntry, distance: CGFloat)? {
        var result: (TabEntry, CGFloat)?
        var distance: CGFloat = 0
        for next in others(step) {
            let height = heights.heights[next.id] ?? 0
            guard way > distance + height / 2 else { break }
            distance += height + Self.gap
            if next.movableIn == tab.movableIn { result = (next, distance) }
        }
        return result
    }

    private var start: SidebarDrag { SidebarDrag(id: tab.id, offset: 0, origin: 0) }
}
