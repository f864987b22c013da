package import Foundation
package import LayerTree

/// Receiver of a swipe: two fingers on a touchpad that move sideways where nothing scrolls.
@MainActor package protocol SwipeResponder: AnyObject {
    /// Layer that has to be under the pointer; nil while it is in no window.
    var swipeLayer: Layer? { get }
    /// Begins a swipe.
    ///
    /// - Parameters:
    ///   - location: place of the pointer in the window, in points.
    ///   - isRightwards: true if the fingers move to the right.
    ///   - time: program time, in seconds.
    /// - Returns: true if the responder takes the swipe.
    func swipeBegan(at location: CGPoint, isRightwards: Bool, time: Double) -> Bool
    /// Called when the fingers are `distance` points to the right of their start.
    func swiped(by distance: CGFloat, time: Double)
    /// Called when the fingers have left the touchpad.
    func swipeEnded(time: Double)
}

/// One movement of fingers on a touchpad, from touching it to leaving it.
@MainActor final class SwipeTracking: RunningAttribute {
    private struct Weak { weak var responder: (any SwipeResponder)? }

    private var responders: [Weak] = []
    private var state = State.idle
    private var lastTime = 0.0

    /// Time without movement, in seconds, after which the fingers count as lifted. Scripts and some devices never
    /// report that.
    private static let patience = 1.0

    private enum State {
        case idle
        /// Nothing has scrolled so far. The value is the distance to the right, in points.
        case waiting(CGFloat)
        /// The movement has scrolled something, and keeps scrolling until the fingers leave.
        case scrolling
        /// A responder is being swiped. The number is the distance to the right, in points.
        case swiping(any SwipeResponder, CGFloat)
    }

    /// Distance, in points, beyond which a movement is a swipe.
    private static let slack: CGFloat = 12

    var isEmpty: Bool { responders.isEmpty }

    func add(_ responder: any SwipeResponder) {
        responders.removeAll { $0.responder == nil || $0.responder === responder }
        responders.append(Weak(responder: responder))
    }

    /// Continues a running swipe by `delta`. Returns false if there is none.
    func goesOn(by delta: CGSize, time: Double) -> Bool {
        guard case .swiping(let responder, let distance) = state else { return false }
        lastTime = time
        state = .swiping(responder, distance - delta.width)
        responder.swiped(by: distance - delta.width, time: time)
        return true
    }

    /// Records a movement by `delta`, of which scroll views left `rest` unused. Begins a swipe if it goes sideways far
    /// enough.
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

    /// Ends the swipe if the fingers have not moved for too long. Returns false if no swipe is running.
    func advance(to time: Double) -> Bool {
        guard case .swiping = state else { return false }
        guard time - lastTime > Self.patience else { return true }
        ended(time: time)
        return false
    }

    /// Ends the swipe when the fingers have left the touchpad.
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
