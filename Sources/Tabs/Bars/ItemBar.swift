package import Foundation
import Navigation
@_spi(Engine) package import ViewGraph
@_spi(Engine) package import Views

/// Bar of tabs for pages that are shown by other means than ``TabView``.
nonisolated package struct ItemBar: View {
    /// Image, title and badge of one tab.
    @MainActor package struct Item {
        let title: String?
        let image: Image?
        let badge: String?
        let isEnabled: Bool

        package init(title: String?, image: Image?, badge: String?, isEnabled: Bool) {
            self.title = title
            self.image = image
            self.badge = badge
            self.isEnabled = isEnabled
        }
    }

    private let items: [Item]
    private let selected: Int
    private let tint: Color?
    private let select: @MainActor (Int) -> Void

    /// Height of the bar, in points.
    @MainActor package static var height: CGFloat { TabBar.height }

    /// A bar of `items`, of which that with the number `selected` has the colour `tint`; nil is the accent colour. `select` is called
    /// with the number of an item that is pressed.
    package init(items: [Item], selected: Int, tint: Color?, select: @escaping @MainActor (Int) -> Void) {
        self.items = items
        self.selected = selected
        self.tint = tint
        self.select = select
    }

    @MainActor package var body: some View {
        TabBar(tabs: entries, selected: selected, look: TabBarLook().ground, select: select).tint(tint)
    }

    @MainActor private var entries: [TabEntry] {
        items.enumerated().map { index, item in
            var entry = TabEntry(id: [AnyHashable(index)], content: AnyView(EmptyView()))
            entry.label = TabLabel(
                image: item.image.map { AnyView($0) }, title: item.title.map { AnyView(Text(verbatim: $0)) })
            entry.badge = item.badge.map { Text(verbatim: $0) }
            entry.isDisabled = !item.isEnabled
            return entry
        }
    }
}

extension TabLabel {
    /// A label of these parts.
    fileprivate init(image: AnyView?, title: AnyView?) {
        self.init(EmptyView())
        (self.image, self.title, other) = (image, title, nil)
    }
}
