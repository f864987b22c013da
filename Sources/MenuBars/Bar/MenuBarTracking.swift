@_spi(Engine) import Controls
import Foundation
@_spi(Engine) import Presentations
@_spi(Engine) import ViewGraph

/// A title in the bar, with the menu that it opens.
@MainActor final class MenuBarEntry {
    let opener: MenuOpener
    let box: LayoutBox

    init(opener: MenuOpener, box: LayoutBox) {
        self.opener = opener
        self.box = box
    }
}

/// The open menu of a bar: opened by a press or a key, and replaced by its neighbours as the pointer or the arrow keys
/// move.
@MainActor final class MenuBarTracking {
    private var entries: [MenuBarEntry] = []
    private weak var open: MenuBarEntry?
    /// The press that is being held since it opened a menu; nil if there is none.
    var press: (location: CGPoint, time: Double)?

    nonisolated init() {}

    func add(_ entry: MenuBarEntry) { entries.append(entry) }

    func remove(_ entry: MenuBarEntry) { entries.removeAll { $0 === entry } }

    /// Entries from left to right.
    private var inOrder: [MenuBarEntry] {
        entries.sorted { $0.box.frameInWindow().minX < $1.box.frameInWindow().minX }
    }

    private func entry(at location: CGPoint) -> MenuBarEntry? {
        entries.first { $0.box.frameInWindow().contains(location) }
    }

    /// Opens the menu of `entry`, in place of another one of the bar.
    func show(_ entry: MenuBarEntry, highlighting first: MenuSession.FirstHighlight = .none) {
        guard open !== entry || entry.opener.session == nil else { return }
        open?.opener.session?.close()
        open = entry
        let box = entry.box
        entry.opener.open(grows: false, highlighting: first) {
            PresentationPlacement(
                anchor: box.frameInWindow(), side: .below, alignment: box.mirrorsContent ? 1 : 0, gap: 3)
        }
        guard let session = entry.opener.session else { return }
        if let press { session.pressBegan(at: press.location, time: press.time, isInside: false) }
        session.moveBeside = { [weak self, weak entry] isForward in
            guard let self, let entry else { return }
            moveOn(from: entry, isForward: isForward)
        }
        session.pointerPassed = { [weak self] in self?.pointerMoved(to: $0) }
        session.otherKeyPressed = { [weak self, weak session] key in
            guard key.name == "F10" || key.holdsShortcutKey else { return false }
            session?.close()
            // A shortcut acts as it does while no menu is open.
            if key.name != "F10" { self?.open?.box.host.focus.keyPressed(key) }
            return true
        }
    }

    /// Opens the first menu, as a key does.
    func showFirst() {
        guard let first = open?.opener.session == nil ? leading : nil else { return }
        show(first, highlighting: .first)
    }

    private var leading: MenuBarEntry? {
        let order = inOrder
        return order.first?.box.mirrorsContent == true ? order.last : order.first
    }

    private func moveOn(from entry: MenuBarEntry, isForward: Bool) {
        let order = inOrder
        guard order.count > 1, let index = order.firstIndex(where: { $0 === entry }) else { return }
        let step = isForward != entry.box.mirrorsContent ? 1 : -1
        show(order[(index + step + order.count) % order.count], highlighting: .first)
    }

    /// Replaces the open menu by that of the title at `location`, in the window.
    func pointerMoved(to location: CGPoint) {
        guard open?.opener.session != nil, let entry = entry(at: location), entry !== open else { return }
        show(entry)
    }

    /// The session of the open menu; nil if all are closed.
    var session: MenuSession? { open?.opener.session }
}
