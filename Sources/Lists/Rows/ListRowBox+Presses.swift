import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

// Presses on the row.
extension ListRowBox {
    /// True if a press on the row would do something.
    var takesPresses: Bool {
        if settings.isEditing { return leadingControl != nil || isSelectable }
        return isSelectable || actions.contains { $0.isEnabled } || collapses
    }

    private var isSelectable: Bool { role == .content && list?.value(of: self) != nil }

    /// True for a header that shows and hides its section.
    private var collapses: Bool {
        settings.kind == .sidebar && role == .header && part?.section.isExpanded != nil
    }

    /// Converts a distance to the right, in points, to one towards the trailing edge.
    func towardsTrailing(_ distance: CGFloat) -> CGFloat { mirrorsContent ? -distance : distance }

    /// True if a point of the window lies on the handle by which the row is moved.
    func isHandle(at point: CGPoint) -> Bool {
        guard trailingRoom > 0 else { return false }
        let frame = frameInWindow()
        let width = trailingRoom + 14
        return mirrorsContent ? point.x < frame.minX + width : point.x > frame.maxX - width
    }

    /// Called when the row was pressed and released inside.
    func tapped(_ event: GestureEvent) { tapped(modifiers: event.modifiers) }

    /// Does what a click on the row does while the keys in `modifiers` are held.
    func tapped(modifiers: Int) {
        if collapses, let isExpanded = part?.section.isExpanded {
            return host.enqueue(Transaction(animation: .default)) { isExpanded.wrappedValue.toggle() }
        }
        if settings.isEditing {
            if leadingControl == .delete { return swipes.open(.trailing) }
            list?.select(self, modifiers: KeyInput.control)
            return
        }
        list?.select(self, modifiers: modifiers)
        let selected = list?.value(of: self)
        for action in actions where action.isEnabled && (action.value == nil || action.value != selected) {
            isHeld = true
            action.perform()
        }
    }
}
