import AnimationCore
import AttributeGraph
package import Foundation
import Geometry
@_spi(Engine) import Presentations
@_spi(Engine) package import ViewGraph

/// An open menu with its submenus: follows pointer and keys until an item is chosen or the menu is dismissed.
@MainActor package final class MenuSession {
    let host: ViewHost
    private(set) var levels: [MenuLevel] = []
    private var closed: @MainActor () -> Void
    /// Last position of the pointer, by which a panel that opens or moves under a resting pointer is told from a
    /// movement.
    private var location: CGPoint?
    /// Action that waits for the pointer to rest on an item.
    private var pending: Pending?
    /// Start of the press, and true in `isInside` if it began on a panel.
    private var press: (time: Double, location: CGPoint, isInside: Bool)?
    /// Characters typed to find an item.
    var typed = ""
    /// Moves on to the menu beside this one, forward in reading direction or back; nil if the menu has no neighbours.
    package var moveBeside: (@MainActor (_ isForward: Bool) -> Void)?
    /// Called with keys that mean nothing in the menu. Returns true if it used the key.
    package var otherKeyPressed: (@MainActor (KeyInput) -> Bool)?
    /// Called with the pointer's position, in the window, when it moves while no button is held.
    package var pointerPassed: (@MainActor (CGPoint) -> Void)?

    private struct Pending {
        let row: MenuRowBox
        let time: Double
    }

    /// Seconds for which the pointer rests on an item until its submenu opens (`openingDelay`), and for which an item
    /// of another panel waits while the pointer seems to head for the open submenu (`leavingDelay`).
    private static let openingDelay = 0.12
    private static let leavingDelay = 0.35
    /// A shorter press with less movement (in points) is a click, after which the menu stays open.
    private static let clickTime = 0.4
    private static let clickDistance = 5.0

    init(host: ViewHost, closed: @escaping @MainActor () -> Void) {
        self.host = host
        self.closed = closed
    }

    /// Origin and content of a panel.
    struct Opening {
        let inputs: _ViewInputs
        let anchor: LayoutBox
        let placement: @MainActor () -> PresentationPlacement
        let content: @MainActor (MenuLevel) -> @MainActor (_ViewInputs) -> Void
        var minimumWidth: CGFloat = 0
        /// True if it opens with a growing animation, from the corner next to its anchor.
        var grows = true
    }

    /// Item that is highlighted when a panel opens by a key.
    package enum FirstHighlight { case none, first, last, marked }

    /// Opens the menu's first panel.
    func open(_ opening: Opening, highlighting first: FirstHighlight) {
        // The pointer may rest where the panel appears: only a movement highlights.
        location = host.pointer.hover.location
        show(opening, opener: nil, highlighting: first)
    }

    /// Opens the submenu of `row`, in place of another one of its panel.
    func openSubmenu(of row: MenuRowBox, highlighting first: FirstHighlight = .none) {
        guard let submenu = row.submenu, row.isEnabled, let level = row.level else { return }
        pending = nil
        level.highlight(row)
        guard !levels.contains(where: { $0.opener === row }) else { return }
        close(above: level)
        show(submenu(), opener: row, highlighting: first)
    }

    private func show(_ opening: Opening, opener: MenuRowBox?, highlighting first: FirstHighlight) {
        var traits = Presentation.Traits()
        traits.isModal = opener == nil
        traits.leavesWindow = true
        if !opening.grows { traits.opens = nil }
        let level = MenuLevel(session: self, opener: opener, minimumWidth: opening.minimumWidth)
        let presentation = Presentation(
            traits, inputs: opening.inputs, anchor: opening.anchor, placement: opening.placement,
            content: opening.content(level))
        presentation.dismissalRequested = { [weak self] in self?.close() }
        presentation.whenGone = { [weak self, weak level] in
            if let level { self?.levelHasGone(level) }
        }
        let order = host.graph.untracked { host.graph.peek(opening.inputs.environment) }.menuOrder
        if order == .priority {
            presentation.placedOn = { [weak level] side in level?.column?.isReversed = side == .above }
        }
        if opener == nil {
            presentation.keyPressed = { self.keyPressed($0) }
            presentation.pointerPassed = { [weak self] in self?.pointerPassed?($0) }
        }
        level.presentation = presentation
        levels.append(level)
        presentation.present()
        guard first != .none else { return }
        host.enqueue(.init()) { [weak host, weak level] in
            // Runs once the panel's items have been made.
            host?.whenMade {
                guard let level else { return }
                level.highlight(
                    first == .marked ? level.firstToHighlight : level.row(after: first == .first ? 1 : -1))
            }
        }
    }

    // MARK: Closing

    /// Closes all panels.
    package func close() {
        let open = levels
        levels = []
        pending = nil
        host.wake(self, at: nil)
        for level in open.reversed() { level.presentation?.dismiss() }
        let closed = closed
        self.closed = {}
        if !open.isEmpty { closed() }
    }

    /// Closes the submenus above `level`.
    func close(above level: MenuLevel) {
        guard let index = levels.firstIndex(where: { $0 === level }) else { return }
        for level in levels[(index + 1)...].reversed() { level.presentation?.dismiss() }
        levels.removeSubrange((index + 1)...)
    }

    /// Closes a panel whose view was removed, and those above it.
    private func levelHasGone(_ level: MenuLevel) {
        guard let index = levels.firstIndex(where: { $0 === level }) else { return }
        if index == 0 { return close() }
        close(above: levels[index - 1])
    }

    /// Chooses an item: opens its submenu, or closes the menu and performs its action.
    func choose(_ row: MenuRowBox) {
        guard row.isEnabled else { return }
        if row.submenu != nil { return openSubmenu(of: row, highlighting: .first) }
        guard let action = row.action else { return }
        if !row.staysOpen { close() }
        action()
    }

    // MARK: Pointer

    /// The item at a location in the window; nil if there is none of this menu.
    private func row(at location: CGPoint) -> MenuRowBox? {
        var box = host.frontBox(at: location)
        while let current = box {
            if let row = current as? MenuRowBox { return row.level?.session === self ? row : nil }
            box = current.parent
        }
        return nil
    }

    /// Begins a press: on a panel, or, with `isInside` false, the one that opened the menu.
    package func pressBegan(at location: CGPoint, time: Double, isInside: Bool) { press = (time, location, isInside) }

    package func pointerMoved(to location: CGPoint) {
        guard location != self.location else { return }
        let before = self.location
        self.location = location
        guard let row = row(at: location), row.isEnabled, let level = row.level else {
            pending = nil
            if levels.last?.opener == nil || press != nil { levels.last?.highlight(nil) }
            return
        }
        if let open = levels.last, open !== level, open.opener !== row, isHeading(from: before, to: location, for: open)
        {
            rest(on: row, for: Self.leavingDelay)
        } else {
            enter(row)
        }
    }

    /// Removes the highlight when the pointer leaves the topmost panel.
    func pointerLeft(_ level: MenuLevel) {
        pending = nil
        if levels.last === level { level.highlight(nil) }
    }

    private func enter(_ row: MenuRowBox) {
        guard let level = row.level else { return }
        if row !== level.highlighted { pending = nil }
        level.highlight(row)
        if let open = levels.last, open !== level, open.opener !== row { close(above: level) }
        if row.submenu != nil, pending == nil, !levels.contains(where: { $0.opener === row }) {
            rest(on: row, for: Self.openingDelay)
        }
    }

    private func rest(on row: MenuRowBox, for delay: Double) {
        let time = host.pointer.time + delay
        pending = Pending(row: row, time: time)
        host.wake(self, at: time)
    }

    /// True if a movement of the pointer, from one item of a panel to another, heads for the submenu `level` beside it.
    private func isHeading(from start: CGPoint?, to end: CGPoint, for level: MenuLevel) -> Bool {
        guard let start, let panel = level.column?.frameInWindow(), let opener = level.opener else { return false }
        let isRight = panel.midX > opener.frameInWindow().midX
        let edge = isRight ? panel.minX : panel.maxX
        let way = (edge - start.x) * (isRight ? 1 : -1)
        let step = (end.x - start.x) * (isRight ? 1 : -1)
        guard way > 0, step > 0 else { return false }
        // Height at which the extended movement crosses the panel's edge.
        let y = start.y + (end.y - start.y) * way / step
        return y > panel.minY - 20 && y < panel.maxY + 20
    }

    /// Ends a press: on an item, chooses it; elsewhere, closes the menu, unless the press is in a panel or the click
    /// that opened the menu.
    package func pressEnded(at location: CGPoint, time: Double) {
        defer { press = nil }
        guard let press else { return }
        let distance = hypot(location.x - press.location.x, location.y - press.location.y)
        let isClick = time - press.time < Self.clickTime && distance < Self.clickDistance
        guard let row = row(at: location) else {
            if !isClick && !isInPanel(location) { close() }
            return
        }
        // The click that opens a menu under the pointer chooses nothing.
        if isClick && !press.isInside { return }
        if row.submenu == nil { choose(row) } else { openSubmenu(of: row) }
    }

    /// Ends the touch that opened the menu: without movement the menu stays open, else as for ``pressEnded(at:time:)``.
    func touchEnded(at location: CGPoint, time: Double) {
        if let press, hypot(location.x - press.location.x, location.y - press.location.y) < Self.clickDistance {
            self.press = nil
        } else {
            pressEnded(at: location, time: time)
        }
    }

    private func isInPanel(_ location: CGPoint) -> Bool {
        levels.contains { level in
            guard let box = level.column?.panel else { return false }
            return box.frameInWindow().contains(location)
        }
    }
}

extension MenuSession: RunningAttribute {
    /// Performs the pending action once the pointer has rested long enough.
    package func advance(to time: Double) -> Bool {
        guard let pending, pending.time <= time else { return false }
        self.pending = nil
        if pending.row.submenu != nil, pending.row.level?.highlighted === pending.row {
            openSubmenu(of: pending.row)
        } else {
            enter(pending.row)
        }
        return false
    }
}
