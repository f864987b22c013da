import AnimationCore
import Foundation
@_spi(Engine) import Presentations
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// One open panel of a menu, with its highlighted item.
@MainActor package final class MenuLevel {
    private(set) weak var session: MenuSession?
    /// The item whose submenu this is; nil for a menu's first panel.
    let opener: MenuRowBox?
    /// Least width of the panel, in points; the width of the control that opened it.
    let minimumWidth: CGFloat
    weak var column: MenuColumnBox?
    var presentation: Presentation?
    private(set) weak var highlighted: MenuRowBox?
    /// True for items that are on no panel: they are made only for their keyboard shortcuts.
    package let isShelf: Bool

    init(session: MenuSession, opener: MenuRowBox?, minimumWidth: CGFloat) {
        self.session = session
        self.opener = opener
        self.minimumWidth = minimumWidth
        isShelf = false
    }

    private init() {
        opener = nil
        minimumWidth = 0
        isShelf = true
    }

    /// A level whose items are not shown, and perform their actions by keyboard shortcuts.
    package static func shelf() -> MenuLevel { MenuLevel() }

    /// The panel's items, from top to bottom.
    var rows: [MenuRowBox] { column?.rows ?? [] }

    func highlight(_ row: MenuRowBox?) {
        guard row !== highlighted else { return }
        highlighted?.isHighlighted = false
        highlighted = row
        row?.isHighlighted = true
    }

    /// The first marked item that is enabled, else the first enabled item; nil if there is none.
    var firstToHighlight: MenuRowBox? { rows.first { $0.isEnabled && $0.hasMark } ?? row(after: 1) }

    /// The enabled item `step` items after the highlighted one, wrapping around; without a highlight, the first or the
    /// last.
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
private enum MenuBarKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum CompactItemsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The menu panel that contains the view; controls become items there. Nil outside of menus.
    package var menuLevel: MenuLevel? {
        get { self[MenuLevelKey.self] }
        set {
            self[MenuLevelKey.self] = newValue
            pressesAreHandledAround = newValue != nil
            sectionLooks = newValue == nil ? nil : .menu
        }
    }

    /// True in the menus of a menu bar, where a picker is a submenu unless its style says otherwise.
    package var isInMenuBar: Bool {
        get { self[MenuBarKey.self] }
        set { self[MenuBarKey.self] = newValue }
    }

    /// True if items of a menu are side by side on one line.
    var menuItemsAreCompact: Bool {
        get { self[CompactItemsKey.self] }
        set { self[CompactItemsKey.self] = newValue }
    }
}
