package import Foundation
import LayerTree

/// Sends pointer events to the gestures of the views under the pointer. The target is fixed at the press (S25.11), even
/// if the pointer leaves the view or the window (S18.15).
@MainActor package final class PointerDispatch {
    unowned var host: ViewHost?
    private let contest = GestureContest()
    private var hand = Hand.free
    private var location = CGPoint.zero
    package let hover = HoverTracking()
    /// Program time of the last event, in seconds. The last frame may be much older, while nothing moves.
    package internal(set) var time = 0.0
    /// Closures that follow the secondary button while it is held.
    var secondary: SecondaryPress?

    private enum Hand { case free, pressing, pinching }

    /// True if neither a press nor a pinch is running.
    var isFree: Bool { hand == .free }

    // MARK: The primary button

    package func pressed(at location: CGPoint, time: Double, modifiers: Int = 0, isTouch: Bool = false) {
        self.time = time
        guard let host else { return }
        if hand != .free { cancelAll() }
        hand = .pressing
        host.focus.pointerPressed()
        begin(GestureEvent(kind: .pressed, location: location, time: time, modifiers: modifiers, isTouch: isTouch))
    }

    package func moved(to location: CGPoint, time: Double, modifiers: Int = 0) {
        self.time = time
        hover.moved(to: location, in: host)
        guard hand == .pressing else { return }
        deliver(GestureEvent(kind: .moved, location: location, time: time, modifiers: modifiers))
    }

    package func released(at location: CGPoint, time: Double, modifiers: Int = 0) {
        self.time = time
        guard hand == .pressing else { return }
        hand = .free
        deliver(GestureEvent(kind: .released, location: location, time: time, modifiers: modifiers))
    }

    /// Called when the pointer has left all windows. While the button is held this is no release: gestures are
    /// cancelled.
    package func left() {
        hover.moved(to: nil, in: host)
        if hand != .free { cancelAll() }
    }

    /// Handles the middle button, which pastes on desktops.
    package func middlePressed(at location: CGPoint) {
        guard let box = host?.pointerBoxes(at: location).first(where: { $0.middlePressed != nil }), box.isEnabled()
        else { return }
        box.middlePressed?(location)
    }

    // MARK: Pinches

    package func pinchBegan(at location: CGPoint, time: Double, modifiers: Int = 0) {
        guard hand == .free else { return }
        hand = .pinching
        begin(GestureEvent(kind: .pinchBegan, location: location, time: time, modifiers: modifiers))
    }

    /// Follows a pinch. `scale` is the factor since the pinch began, and `rotation` the angle since then, in radians.
    package func pinchChanged(scale: Double, rotation: Double, time: Double) {
        guard hand == .pinching, scale.isFinite, rotation.isFinite else { return }
        deliver(GestureEvent(kind: .pinchChanged(scale: scale, rotation: rotation), location: location, time: time))
    }

    package func pinchEnded(isCancelled: Bool, time: Double) {
        guard hand == .pinching else { return }
        if isCancelled { return cancelAll() }
        hand = .free
        deliver(GestureEvent(kind: .pinchEnded, location: location, time: time))
    }

    package func cancelAll() {
        hand = .free
        contest.cancelAll()
        armWakeUp()
    }

    // MARK: Time and changes of views

    /// Called after an update: views may have been removed, or lie elsewhere under the pointer.
    func viewsChanged() {
        contest.removeGone()
        hover.viewsChanged(in: host)
    }

    private func begin(_ event: GestureEvent) {
        guard let host else { return }
        contest.passTime(to: event.time, location: event.location)
        location = event.location
        contest.begin(event, on: host.gestureBoxes(at: event.location))
        armWakeUp()
    }

    private func deliver(_ event: GestureEvent) {
        contest.passTime(to: event.time, location: location)
        location = event.location
        contest.deliver(event)
        armWakeUp()
    }

    private func armWakeUp() { host?.wake(self, at: contest.wakeTime) }
}

extension PointerDispatch: RunningAttribute {
    /// Sends a `timePassed` event to gestures that wait for a time, such as a long press, in the first frame after it
    /// (S18.3).
    package func advance(to time: Double) -> Bool {
        contest.passTime(to: time, location: location)
        armWakeUp()
        return false
    }
}

extension ViewHost {
    /// Returns the box of the front-most view at `location`, in points of the window; nil if nothing is hit there.
    package func frontBox(at location: CGPoint) -> LayoutBox? { front(at: location)?.box }

    /// Returns the front-most layer of a view that is not leaving, at `location`, and the box of that view.
    func front(at location: CGPoint) -> (layer: Layer, box: LayoutBox)? {
        var front: LayoutBox?
        let hit = layers.firstHit(location) { layer in
            guard let box = box(of: layer), !box.isInLeavingView else { return false }
            front = box
            return true
        }
        guard let hit, let front else { return nil }
        return (hit, front)
    }

    /// Boxes that handle the pointer, from the front-most view at `location` through its ancestors, from the inside out
    /// (S25.1).
    func pointerBoxes(at location: CGPoint) -> [GestureBox] {
        guard let front = front(at: location) else { return [] }
        var boxes: [GestureBox] = []
        if let box = front.box as? RepresentableBox { boxes = box.gestureBoxes(around: front.layer) }
        var next: LayoutBox? = front.box
        while let current = next {
            if let wanted = current as? GestureBox { boxes.append(wanted) }
            if let inner = current as? InnerRootBox { boxes += inner.gestureBoxesAround() }
            next = current.parent
        }
        return boxes
    }

    /// Boxes whose gestures take part in a press at `location`, in order of precedence (S18.9).
    fileprivate func gestureBoxes(at location: CGPoint) -> [GestureBox] {
        var boxes: [GestureBox] = []
        for box in pointerBoxes(at: location) where box.gesture != nil {
            // This mask excludes the gestures of descendants, found so far.
            if !box.mask.contains(.subviews) { boxes.removeAll() }
            guard box.isEnabled() else {
                if box.blocksPresses { return inOrder(boxes) }
                continue
            }
            if box.mask.contains(.gesture) { boxes.append(box) }
        }
        return inOrder(boxes)
    }

    /// Sorts by precedence: ancestors with high priority first, outermost first, then the others from the inside out.
    private func inOrder(_ boxes: [GestureBox]) -> [GestureBox] {
        boxes.filter { $0.priority == .high }.reversed() + boxes.filter { $0.priority != .high }
    }
}
