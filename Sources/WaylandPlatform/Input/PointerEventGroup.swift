import Foundation
import Platform

/// Gathers the parts of one `wl_pointer.frame`, which belong together: a diagonal scroll is one event, not two.
struct PointerEventGroup {
    struct Part: Equatable {
        var kind: PointerEvent.Kind
        var location: CGPoint
        /// The event's own time stamp; nil for those that have none.
        var stamp: UInt32?
    }

    /// Where the pointer is, in points of the window it is on.
    private(set) var location = CGPoint.zero
    private var parts: [Part] = []
    private var scroll = Scroll()

    private struct Scroll {
        var distance = CGSize.zero
        var clicks = CGSize.zero
        var isWheel = false
        /// A finger stopped scrolling along some axis.
        var hasStopped = false
        var isFinger = false
        var hasClicks = false
        var stamp: UInt32?
    }

    /// How far a wheel's click scrolls: three lines of text, as on other desktops.
    static let pointsPerWheelClick = 48.0

    mutating func entered(at location: CGPoint) {
        self.location = location
        parts.append(Part(kind: .entered, location: location, stamp: nil))
    }

    mutating func left() { parts.append(Part(kind: .left, location: location, stamp: nil)) }

    mutating func moved(to location: CGPoint, stamp: UInt32?) {
        self.location = location
        let part = Part(kind: .moved, location: location, stamp: stamp)
        if parts.last?.kind == .moved { parts[parts.count - 1] = part } else { parts.append(part) }
    }

    /// - Parameter button: as in Linux's `input-event-codes.h`; one that is not known is left out.
    mutating func button(_ button: UInt32, isPressed: Bool, stamp: UInt32) {
        guard let button = Self.buttons[button] else { return }
        let kind: PointerEvent.Kind = isPressed ? .pressed(button: button) : .released(button: button)
        parts.append(Part(kind: kind, location: location, stamp: stamp))
    }

    mutating func scrolled(isHorizontal: Bool, distance: Double, stamp: UInt32) {
        if isHorizontal { scroll.distance.width += distance } else { scroll.distance.height += distance }
        scroll.stamp = stamp
    }

    /// - Parameter clicks: of the wheel, possibly a fraction.
    mutating func clicked(isHorizontal: Bool, clicks: Double) {
        if isHorizontal { scroll.clicks.width += clicks } else { scroll.clicks.height += clicks }
        scroll.hasClicks = true
    }

    mutating func sourceIsWheel() { scroll.isWheel = true }
    mutating func sourceIsFinger() { scroll.isFinger = true }

    /// - Parameter stamp: of the moment.
    mutating func stopped(stamp: UInt32) {
        scroll.hasStopped = true
        scroll.stamp = stamp
    }

    /// The frame is complete.
    mutating func end() -> [Part] {
        defer {
            parts.removeAll(keepingCapacity: true)
            scroll = Scroll()
        }
        if let kind = scrollKind { parts.append(Part(kind: kind, location: location, stamp: scroll.stamp)) }
        // Wheels have no way to go on by themselves, and other sources do not say what a stop means.
        if scroll.hasStopped, scroll.isFinger {
            parts.append(Part(kind: .scrollEnded, location: location, stamp: scroll.stamp))
        }
        return parts
    }

    private var scrollKind: PointerEvent.Kind? {
        let isWheel = scroll.isWheel || scroll.hasClicks
        let delta =
            scroll.hasClicks
            ? CGSize(
                width: scroll.clicks.width * Self.pointsPerWheelClick,
                height: scroll.clicks.height * Self.pointsPerWheelClick)
            : scroll.distance
        return delta == .zero ? nil : .scrolled(delta: delta, isPrecise: !isWheel)
    }

    /// Linux's numbers for buttons.
    static let buttons: [UInt32: PointerEvent.Button] = [
        0x110: .primary, 0x111: .secondary, 0x112: .middle,
    ]
}
