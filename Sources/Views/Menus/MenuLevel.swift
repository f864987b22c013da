import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph

/// One open panel of a menu, and which of its items is highlighted.
@MainActor final class MenuLevel {
    private(set) weak var session: MenuSession?
    /// The item whose submenu this is; nil for a menu's first panel.
    let opener: MenuRowBox?
    /// At least as wide, in points: as the control that opened it.
    let minimumWidth: CGFloat
    weak var column: MenuColumnBox?
    var presentation: Presentation?
    private(set) weak var highlighted: MenuRowBox?

    init(session: MenuSession, opener: MenuRowBox?, minimumWidth: CGFloat) {
        self.session = session
        self.opener = opener
        self.minimumWidth = minimumWidth
    }

    /// Its items, from the top.
    var rows: [MenuRowBox] { column?.rows ?? [] }

    func highlight(_ row: MenuRowBox?) {
        guard row !== highlighted else { return }
        highlighted?.isHighlighted = false
        highlighted = row
        row?.isHighlighted = true
    }

    /// What a key that opens a menu of values comes to: the value that is chosen.
    var firstToHighlight: MenuRowBox? { rows.first { $0.isEnabled && $0.hasMark } ?? row(after: 1) }

    /// The next item that can be chosen, from the highlighted one on; at an end it goes on at the other.
    func row(after step: Int) -> MenuRowBox? {
        let rows = rows.filter(\.isEnabled)
        guard !rows.isEmpty else { return nil }
        guard let index = rows.firstIndex(where: { $0 === highlighted }) else {
            return step > 0 ? rows.first : rows.last
        }
        return rows[(index + step + rows.count) % rows.count]
    }
}

private enum MenuLevelKey: EnvironmentKey { static var defaultValue: MenuLevel? { nil } }
private enum CompactItemsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The panel of a menu that a view is in: controls are items there.
    var menuLevel: MenuLevel? {
        get { self[MenuLevelKey.self] }
        set { self[MenuLevelKey.self] = newValue }
    }

    /// Whether items of a menu stand side by side.
    var menuItemsAreCompact: Bool {
        get { self[CompactItemsKey.self] }
        set { self[CompactItemsKey.self] = newValue }
    }
}
