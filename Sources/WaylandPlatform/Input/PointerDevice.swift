import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// A mouse or touchpad.
@MainActor final class PointerDevice {
    private let object: WlPointer
    private unowned let seat: Seat
    private unowned let host: WaylandHost
    private var frame = PointerFrame()
    /// The window that the pointer is on, and the serial number of its coming there, which setting a cursor takes.
    private var focus: (window: WaylandWindow, serial: UInt32)?
    private var pinch: PinchGesture?
    private lazy var cursorSurface = CursorSurface(host: host)

    init(_ object: WlPointer, seat: Seat, host: WaylandHost) {
        self.object = object
        self.seat = seat
        self.host = host
        object.onEvent { [weak self] event in self?.received(event) }
        if let gestures = host.globals.gestures {
            pinch = PinchGesture(gestures.getPinchGesture(pointer: object)) { [weak self] kind, stamp in
                self?.emit(kind, at: self?.frame.location ?? .zero, stamp: stamp)
            }
        }
    }

    func destroy() {
        if focus != nil { emit(.left, at: frame.location, stamp: nil) }
        focus = nil
        pinch?.destroy()
        cursorSurface?.destroy()
        if object.version >= WlPointer.Since.release { object.release() } else { object.proxy.forget() }
    }

    func cursorChanged(in window: WaylandWindow) {
        guard let focus, focus.window === window else { return }
        cursorSurface?.show(window.cursor, scale: window.scale, on: object, serial: focus.serial)
    }

    private func received(_ event: WlPointer.Event) {
        host.note(.input)
        switch event {
        case .enter(let serial, let surface, let x, let y):
            guard let window = host.window(of: surface) else { return }
            focus = (window, serial)
            frame.entered(at: CGPoint(x: x, y: y))
            cursorChanged(in: window)
        case .leave:
            frame.left()
            // Said at once: after this there is no window to say it to.
            endFrame()
            focus = nil
        case .motion(let stamp, let x, let y): frame.moved(to: CGPoint(x: x, y: y), stamp: stamp)
        case .button(let serial, let stamp, let button, let state):
            seat.used(serial)
            frame.button(button, isPressed: state == .pressed, stamp: stamp)
        case .axis(let stamp, let axis, let value):
            frame.scrolled(isHorizontal: axis == .horizontalScroll, distance: value, stamp: stamp)
        case .axisSource(let source): if source == .wheel || source == .wheelTilt { frame.sourceIsWheel() }
        case .axisDiscrete(let axis, let clicks):
            frame.clicked(isHorizontal: axis == .horizontalScroll, clicks: Double(clicks))
        case .axisValue120(let axis, let value):
            frame.clicked(isHorizontal: axis == .horizontalScroll, clicks: Double(value) / 120)
        case .axisStop: break
        case .frame: endFrame()
        }
        // Older seats do not say what belongs together.
        if object.version < 5 { endFrame() }
    }

    private func endFrame() {
        for part in frame.end() { emit(part.kind, at: part.location, stamp: part.stamp) }
    }

    private func emit(_ kind: PointerEvent.Kind, at location: CGPoint, stamp: UInt32?) {
        guard let window = focus?.window else { return }
        let time = stamp.map { host.clock.seconds(ofEventStamp: $0, now: host.surroundings.now()) }
        window.emit(
            .pointer(
                PointerEvent(
                    kind: kind, location: location, modifiers: seat.modifiers, time: time ?? host.programTime)))
    }
}
