import Foundation
import Platform

/// Pointer events up to a `wl_pointer.frame`, which belong together: a diagonal scroll is one event, not two.
struct PointerEventGroup {
    struct Part: Equatable {
        var kind: PointerEvent.Kind
        var location: CGPoint
        /// Milliseconds on the compositor's clock; nil for events that have no time stamp.
        var stamp: UInt32?
    }

    /// Position of the pointer, in points of the window under the pointer.
    private(set) var location = CGPoint.zero
    private var parts: [Part] = []
    private var scroll = Scroll()

    private struct Scroll {
        var distance = CGSize.zero
        var clicks = CGSize.zero
        var isWheel = false
        /// True if scrolling has stopped along some axis.
        var hasStopped = false
        var isFinger = false
        var hasClicks = false
        var stamp: UInt32?
    }

    /// Distance of one click of the wheel, in points: three lines of text, as on other desktops.
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

    /// Adds a press or release.
    ///
    /// - Parameters:
    ///   - button: code of the button in Linux's `input-event-codes.h`; an unknown one is ignored.
    ///   - isPressed: false for a release.
    ///   - stamp: milliseconds on the compositor's clock.
    mutating func button(_ button: UInt32, isPressed: Bool, stamp: UInt32) {
        guard let button = Self.buttons[button] else { return }
        let kind: PointerEvent.Kind = isPressed ? .pressed(button: button) : .released(button: button)
        parts.append(Part(kind: kind, location: location, stamp: stamp))
    }

    mutating func scrolled(isHorizontal: Bool, distance: Double, stamp: UInt32) {
        if isHorizontal { scroll.distance.width += distance } else { scroll.distance.height += distance }
        scroll.stamp = stamp
    }

    /// Adds clicks of the wheel.
    ///
    /// - Parameters:
    ///   - isHorizontal: true for the horizontal axis.
    ///   - clicks: number of clicks, possibly a fraction.
    mutating func clicked(isHorizontal: Bool, clicks: Double) {
        if isHorizontal { scroll.clicks.width += clicks } else { scroll.clicks.height += clicks }
        scroll.hasClicks = true
    }

    mutating func sourceIsWheel() { scroll.isWheel = true }
    mutating func sourceIsFinger() { scroll.isFinger = true }

    /// Records that scrolling has stopped along an axis.
    ///
    /// - Parameter stamp: milliseconds on the compositor's clock.
    mutating func stopped(stamp: UInt32) {
        scroll.hasStopped = true
        scroll.stamp = stamp
    }

    /// Ends the group.
    ///
    /// - Returns: the events of the group, in order.
    mutating func end() -> [Part] {
        defer {
            parts.removeAll(keepingCapacity: true)
            scroll = Scroll()
        }
        if let kind = scrollKind { parts.append(Part(kind: kind, location: location, stamp: scroll.stamp)) }
        // Only scrolling by finger continues by itself afterwards: a wheel has no such motion, and for other sources a
        // stop has no defined meaning.
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

    /// Buttons by Linux's codes.
    static let buttons: [UInt32: PointerEvent.Button] = [
        0x110: .primary, 0x111: .secondary, 0x112: .middle,
    ]
}
