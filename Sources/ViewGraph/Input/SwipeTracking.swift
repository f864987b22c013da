package import Foundation
package import LayerTree

/// Follows two fingers on a touchpad that go sideways where nothing scrolls.
@MainActor package protocol SwipeResponder: AnyObject {
    /// Layer that the pointer has to be on; nil while it is in no window.
    var swipeLayer: Layer? { get }
    /// Fingers go sideways, to the right if `isRightwards`, with the pointer at `location`. False if that takes hold of
    /// nothing.
    func swipeBegan(at location: CGPoint, isRightwards: Bool, time: Double) -> Bool
    /// Called when the fingers are `distance` points to the right of where they began.
    func swiped(by distance: CGFloat, time: Double)
    /// Called when the fingers have left the touchpad.
    func swipeEnded(time: Double)
}

/// Fingers on a touchpad, from when they lie down on it until they leave it.
@MainActor final class SwipeTracking: RunningAttribute {
    private struct Weak { weak var responder: (any SwipeResponder)? }

    private var responders: [Weak] = []
    private var state = State.idle
    private var lastTime = 0.0

    /// Seconds without movement after which fingers let go: scripts, and some devices, never report that they have
    /// left.
    private static let patience = 1.0

    private enum State {
        case idle
        /// Nothing has scrolled; the fingers have gone this far to the right, in points.
        case waiting(CGFloat)
        /// The fingers have scrolled something, and go on doing so until they leave.
        case scrolling
        case swiping(any SwipeResponder, CGFloat)
    }

    /// Points from which on a movement is a swipe.
    private static let slack: CGFloat = 12

    var isEmpty: Bool { responders.isEmpty }

    func add(_ responder: any SwipeResponder) {
        responders.removeAll { $0.responder == nil || $0.responder === responder }
        responders.append(Weak(responder: responder))
    }

    /// Fingers go on with a swipe. False if there is none.
    func goesOn(by delta: CGSize, time: Double) -> Bool {
        guard case .swiping(let responder, let distance) = state else { return false }
        lastTime = time
        state = .swiping(responder, distance - delta.width)
        responder.swiped(by: distance - delta.width, time: time)
        return true
    }

    /// Fingers have moved by `delta`, of which scroll views have left `rest`.
    func moved(by delta: CGSize, rest: CGSize, front: Layer, at location: CGPoint, time: Double, _ host: ViewHost) {
        if time - lastTime > Self.patience { ended(time: time) }
        lastTime = time
        var distance: CGFloat = 0
        switch state {
        case .scrolling, .swiping: return
        case .idle: break
        case .waiting(let before): distance = before
        }
        guard rest == delta, abs(delta.width) > abs(delta.height) else {
            state = .scrolling
            return
        }
        distance -= delta.width
        guard abs(distance) > Self.slack else {
            state = .waiting(distance)
            return
        }
        state = .scrolling
        for entry in responders.reversed() {
            guard let responder = entry.responder, let layer = responder.swipeLayer, front.lies(on: layer),
                responder.swipeBegan(at: location, isRightwards: distance > 0, time: time)
            else { continue }
            state = .swiping(responder, 0)
            host.run(self)
            return
        }
    }

    /// Ends the swipe if the fingers have not moved for too long. Returns false when there is none.
    func advance(to time: Double) -> Bool {
        guard case .swiping = state else { return false }
        guard time - lastTime > Self.patience else { return true }
        ended(time: time)
        return false
    }

    /// Ends the swipe: the fingers have left the touchpad.
    func ended(time: Double) {
        if case .swiping(let responder, _) = state { responder.swipeEnded(time: time) }
        state = .idle
    }
}

extension Layer {
    fileprivate func lies(on other: Layer) -> Bool {
        var layer: Layer? = self
        while let current = layer {
            if current === other { return true }
            layer = current.superlayer
        }
        return false
    }
}
