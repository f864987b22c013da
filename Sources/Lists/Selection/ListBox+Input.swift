import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
import Views

// Input that the list takes as a whole: the keyboard focus, and swipes by two fingers.
extension ListBox {
    /// Takes part in focus and swipes for the lifetime of `inputs`.
    func followInput(_ inputs: _ViewInputs) {
        let target = focusTarget
        target.isEnabled = selection != nil
        target.keyPressed = { [weak self] in self?.keyPressed($0) ?? false }
        target.typed = { [weak self] in self?.typed($0) ?? false }
        host.focus.add(target)
        host.scrolling.addSwiped(self)
        inputs.lifetime.onEnd { [unowned host] in host.focus.remove(target) }
    }

    /// Sets the list's selection.
    func set(_ new: ListSelection?) {
        let couldSelect = selection?.isMultiple
        selection = new
        focusTarget.isEnabled = new != nil
        if couldSelect != new?.isMultiple { for entry in entries { entry.row?.settingsChanged() } }
        // The rows and their values are known only when all structure of this update is made.
        host.whenMade { [weak self] in self?.showSelection() }
    }
}

extension ListBox: SwipeResponder {
    var swipeLayer: Layer? { scroll?.ownLayer }

    func swipeBegan(at location: CGPoint, isRightwards: Bool, time: Double) -> Bool {
        guard !settings.isEditing,
            let row = entries.compactMap(\.row).first(where: { $0.frameInWindow().contains(location) })
        else { return false }
        let edge: HorizontalEdge = isRightwards != row.mirrorsContent ? .leading : .trailing
        let closes = row.swipes.isOpen && (row.swipes.offset < 0) == (edge == .leading)
        guard row.swipes.canSwipe(edge) || closes else { return false }
        swiped = row
        swipePath = [(time, 0)]
        row.swipes.began()
        return true
    }

    func swiped(by distance: CGFloat, time: Double) {
        swipePath.append((time, distance))
        swipePath.removeAll { time - $0.time > 0.1 }
        if let swiped { swiped.swipes.moved(by: swiped.towardsTrailing(distance)) }
    }

    func swipeEnded(time: Double) {
        guard let row = swiped else { return }
        swiped = nil
        var velocity: CGFloat = 0
        if let first = swipePath.first, let last = swipePath.last, last.time > first.time, time - last.time < 0.05 {
            velocity = (last.distance - first.distance) / (last.time - first.time)
        }
        row.swipes.ended(velocity: row.towardsTrailing(velocity))
    }
}
