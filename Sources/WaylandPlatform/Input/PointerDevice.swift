import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// Pointer of a seat: a mouse or touchpad.
@MainActor final class PointerDevice {
    private let object: WlPointer
    private unowned let seat: Seat
    private unowned let host: WaylandHost
    private var group = PointerEventGroup()
    /// Surface under the pointer, and the serial number of the enter event, which is needed to set a cursor.
    private var focus: (place: SurfaceOwner, serial: UInt32)?
    /// Window that the pointer has left while a button is held and a popup is open. The pointer may be moving between
    /// the window and the popup, which are one for views.
    private var leftWindow: WaylandWindow?
    private var heldButtons: Set<UInt32> = []
    private var pinch: PinchGesture?
    private let decorationPointer = DecorationPointer()
    private let cursor: PointerCursor

    init(_ object: WlPointer, seat: Seat, host: WaylandHost) {
        self.object = object
        self.seat = seat
        self.host = host
        cursor = PointerCursor(of: object, host: host)
        object.onEvent { [weak self] event in self?.received(event) }
        if let gestures = host.globals.gestures {
            pinch = PinchGesture(gestures.getPinchGesture(pointer: object)) { [weak self] kind, stamp in
                self?.emit(kind, at: self?.group.location ?? .zero, stamp: stamp)
            }
        }
    }

    func destroy() {
        if focus != nil { emit(.left, at: group.location, stamp: nil) }
        if let leftWindow { endLeaving(in: leftWindow) }
        focus = nil
        decorationPointer.vanished()
        pinch?.destroy()
        cursor.destroy()
        if object.version >= WlPointer.Since.release { object.release() } else { object.proxy.forget() }
    }

    /// True if a button is held on one of this program's windows.
    var isPressing: Bool { !heldButtons.isEmpty }

    func cursorChanged(in window: WaylandWindow) {
        guard let focus, focus.place.window === window else { return }
        cursor.show(window.cursor, scale: window.scale, serial: focus.serial)
    }

    private func received(_ event: WlPointer.Event) {
        host.note(.input)
        let isForDecoration = decorationPointer.received(
            event, of: seat, host: host, showCursor: { cursor.show($0, scale: $1, serial: $2) })
        if isForDecoration { return }
        switch event {
        case .enter(let serial, let surface, let x, let y):
            guard let place = host.windows.owner(of: surface) else { return }
            enter(place, at: place.location(x, y), serial: serial)
        case .leave: leave()
        case .motion(let stamp, let x, let y):
            guard let place = focus?.place else { return }
            group.moved(to: place.location(x, y), stamp: stamp)
        case .button(let serial, let stamp, let button, let state):
            if state == .pressed {
                seat.pressed(serial)
                heldButtons.insert(button)
                if let window = focus?.place.window { host.pressed(on: window) }
            } else {
                seat.used(serial)
                heldButtons.remove(button)
            }
            group.button(button, isPressed: state == .pressed, stamp: stamp)
        case .axis(let stamp, let axis, let value):
            group.scrolled(isHorizontal: axis == .horizontalScroll, distance: value, stamp: stamp)
        case .axisSource(let source):
            if source == .wheel || source == .wheelTilt { group.sourceIsWheel() }
            if source == .finger { group.sourceIsFinger() }
        case .axisDiscrete(let axis, let clicks):
            group.clicked(isHorizontal: axis == .horizontalScroll, clicks: Double(clicks))
        case .axisValue120(let axis, let value):
            group.clicked(isHorizontal: axis == .horizontalScroll, clicks: Double(value) / 120)
        case .axisStop(let stamp, _): group.stopped(stamp: stamp)
        case .frame: endGroup()
        }
        // Older seats send no frame events: each event is a group.
        if object.version < 5 { endGroup() }
    }

    private func enter(_ place: SurfaceOwner, at location: CGPoint, serial: UInt32) {
        let isBack = leftWindow === place.window
        if let leftWindow, !isBack { endLeaving(in: leftWindow) }
        leftWindow = nil
        focus = (place, serial)
        if isBack { group.moved(to: location, stamp: nil) } else { group.entered(at: location) }
        cursorChanged(in: place.window)
    }

    private func leave() {
        if let window = focus?.place.window, !heldButtons.isEmpty, window.hasPopups {
            endGroup()
            leftWindow = window
        } else {
            group.left()
            // Emitted at once: from here on no window has the focus.
            endGroup()
            // The compositor sends no event when these buttons are released.
            heldButtons = []
        }
        focus = nil
    }

    /// Handles the closing of the window's last popup: a held press cannot move to one any more.
    func popupsClosed(in window: WaylandWindow) {
        if leftWindow === window { endLeaving(in: window) }
    }

    private func endLeaving(in window: WaylandWindow) {
        leftWindow = nil
        emit(.left, at: group.location, stamp: nil, in: window)
    }

    private func endGroup() {
        for part in group.end() { emit(part.kind, at: part.location, stamp: part.stamp) }
    }

    private func emit(
        _ kind: PointerEvent.Kind, at location: CGPoint, stamp: UInt32?, in other: WaylandWindow? = nil
    ) {
        guard let window = other ?? focus?.place.window else { return }
        let time = stamp.map { host.clock.seconds(ofEventStamp: $0, now: host.system.now()) }
        window.emit(
            .pointer(
                PointerEvent(
                    kind: kind, location: location, modifiers: seat.modifiers, time: time ?? host.programTime)))
    }
}
