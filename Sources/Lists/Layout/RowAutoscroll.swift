import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Scrolling of a list while a row is dragged near the upper or lower edge of the visible part.
@MainActor final class RowAutoscroll: RunningAttribute {
    private weak var list: ListBox?
    private var point = CGPoint.zero
    /// Time of the last frame, in seconds; nil before the first one.
    private var last: Double?
    private var isRunning = false

    /// Distance from the edge within which the list scrolls, in points.
    private static let zone: CGFloat = 44
    /// Speed at the edge, in points per second.
    private static let fastest: CGFloat = 700

    /// Follows the pointer, which is at `point` in the window.
    func follow(_ point: CGPoint, in list: ListBox) {
        self.point = point
        self.list = list
        guard speed != 0, !isRunning else { return }
        isRunning = true
        last = nil
        list.host.run(self)
    }

    func end() { isRunning = false }

    /// Speed in points per second: downwards if positive, zero away from the edges.
    private var speed: CGFloat {
        guard let scroll = list?.scroll else { return 0 }
        let seen = scroll.unobscuredFrame
        let zone = min(Self.zone, seen.height / 3)
        guard zone > 0 else { return 0 }
        let above = (seen.minY + zone - point.y) / zone
        let below = (point.y - (seen.maxY - zone)) / zone
        return Self.fastest * (min(max(below, 0), 1) - min(max(above, 0), 1))
    }

    func advance(to time: Double) -> Bool {
        guard isRunning, let list, let scroll = list.scroll, list.drag != nil else {
            isRunning = false
            return false
        }
        let speed = speed
        guard speed != 0 else {
            isRunning = false
            return false
        }
        // A frame that was late does not make the list jump.
        let elapsed = min(time - (last ?? time), 0.05)
        last = time
        let way = speed * elapsed
        if way != 0, scroll.scrolled(by: CGSize(width: 0, height: way)).height != way {
            // Content lies still under the pointer at another place: the row follows.
            list.move(to: point)
        }
        return true
    }
}
