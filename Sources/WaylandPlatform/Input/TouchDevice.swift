import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// Touchscreen of a seat. One finger acts as a pointer with the primary button; two fingers pinch.
@MainActor final class TouchDevice {
    private struct Finger {
        let id: Int32
        /// Position, in points of the window.
        var location: CGPoint
        /// Surface touched first, to which all positions of the finger refer.
        let place: SurfaceOwner
    }

    /// State of the fingers on the screen; the only state, without further flags.
    private enum State {
        case none
        case pressing(Finger, WaylandWindow)
        case pinching(Finger, Finger, TouchPinch, WaylandWindow)
        /// A pinch is over, and one of its fingers is still down. All fingers are ignored until these fingers are up.
        case leaving(Set<Int32>)
    }

    private let object: WlTouch
    private unowned let seat: Seat
    private unowned let host: WaylandHost
    private var state = State.none
    private let decorationTouch = DecorationTouch()

    init(_ object: WlTouch, seat: Seat, host: WaylandHost) {
        self.object = object
        self.seat = seat
        self.host = host
        object.onEvent { [weak self] event in self?.received(event) }
    }

    /// True if one finger lies on a window.
    var isPressing: Bool { if case .pressing = state { true } else { false } }

    func destroy() {
        cancel()
        decorationTouch.lift()
        if object.version >= WlTouch.Since.release { object.release() } else { object.proxy.forget() }
    }

    private func received(_ event: WlTouch.Event) {
        host.note(.input)
        if decorationTouch.received(event, of: seat, host: host) { return }
        switch event {
        case .down(let serial, let stamp, let surface, let id, let x, let y):
            guard let place = host.windows.owner(of: surface) else { return }
            seat.pressed(serial)
            host.pressed(on: place.window)
            down(Finger(id: id, location: place.location(x, y), place: place), in: place.window, stamp)
        case .motion(let stamp, let id, let x, let y): moved(id, x, y, stamp)
        case .up(_, let stamp, let id): up(id, stamp)
        case .cancel: cancel()
        case .frame, .shape, .orientation: break
        }
    }

    private func down(_ finger: Finger, in window: WaylandWindow, _ stamp: UInt32) {
        switch state {
        case .none:
            state = .pressing(finger, window)
            emit(.entered, at: finger.location, in: window, stamp)
            emit(.pressed(button: .primary), at: finger.location, in: window, stamp)
        case .pressing(let first, let pressed) where pressed === window && first.id != finger.id:
            let pinch = TouchPinch(first.location, finger.location)
            state = .pinching(first, finger, pinch, window)
            // The press of the first finger is cancelled: two fingers are a pinch.
            emit(.left, at: first.location, in: window, stamp)
            emit(.pinchBegan, at: pinch.center, in: window, stamp)
        case .leaving(let ids): state = .leaving(ids.union([finger.id]))
        // A third finger, or one in another window, is ignored.
        case .pressing, .pinching: break
        }
    }

    private func moved(_ id: Int32, _ x: Double, _ y: Double, _ stamp: UInt32) {
        switch state {
        case .pressing(var finger, let window) where finger.id == id:
            finger.location = finger.place.location(x, y)
            state = .pressing(finger, window)
            emit(.moved, at: finger.location, in: window, stamp)
        case .pinching(var first, var second, var pinch, let window) where first.id == id || second.id == id:
            if first.id == id {
                first.location = first.place.location(x, y)
            } else {
                second.location = second.place.location(x, y)
            }
            pinch.moved(first.location, second.location)
            state = .pinching(first, second, pinch, window)
            emit(.pinchChanged(scale: pinch.scale, rotation: pinch.rotation), at: pinch.center, in: window, stamp)
        case .none, .pressing, .pinching, .leaving: break
        }
    }

    private func up(_ id: Int32, _ stamp: UInt32) {
        switch state {
        case .pressing(let finger, let window) where finger.id == id:
            state = .none
            emit(.released(button: .primary), at: finger.location, in: window, stamp)
            emit(.left, at: finger.location, in: window, stamp)
        case .pinching(let first, let second, let pinch, let window) where first.id == id || second.id == id:
            state = .leaving([first.id == id ? second.id : first.id])
            emit(.pinchEnded(isCancelled: false), at: pinch.center, in: window, stamp)
        case .leaving(let ids):
            let left = ids.subtracting([id])
            state = left.isEmpty ? .none : .leaving(left)
        case .none, .pressing, .pinching: break
        }
    }

    /// Cancels all fingers without a release, because the compositor took over the gesture or the touchscreen is gone.
    private func cancel() {
        let old = state
        state = .none
        switch old {
        case .pressing(let finger, let window): emit(.left, at: finger.location, in: window, nil)
        case .pinching(_, _, let pinch, let window):
            emit(.pinchEnded(isCancelled: true), at: pinch.center, in: window, nil)
        case .none, .leaving: break
        }
    }

    private func emit(_ kind: PointerEvent.Kind, at location: CGPoint, in window: WaylandWindow, _ stamp: UInt32?) {
        let time = stamp.map { host.clock.seconds(ofEventStamp: $0, now: host.system.now()) }
        window.emit(
            .pointer(
                PointerEvent(
                    kind: kind, location: location, modifiers: seat.modifiers, time: time ?? host.programTime,
                    device: .touch)))
    }
}
