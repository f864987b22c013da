import Platform
import WaylandClient
import WaylandProtocols

/// One user's devices, which come and go.
@MainActor final class Seat {
    private let object: WlSeat
    private unowned let host: WaylandHost
    private(set) var pointer: PointerDevice?
    private(set) var keyboard: KeyboardDevice?
    private var touch: TouchDevice?
    let clipboard: SeatClipboard
    /// The number of the last event that was the user's doing, and when it came (monotonic seconds).
    private(set) var lastSerial: UInt32 = 0
    private(set) var lastInput = -Double.infinity

    init(_ object: WlSeat, host: WaylandHost) {
        self.object = object
        self.host = host
        clipboard = SeatClipboard(host)
        clipboard.attach(to: object)
        object.onEvent { [weak self] event in
            switch event {
            case .capabilities(let capabilities): self?.capabilitiesChanged(capabilities)
            case .name: break
            }
        }
    }

    /// The keys that are held, for pointer events too.
    var modifiers: EventModifierKeys { keyboard?.modifiers ?? [] }

    func attachClipboard() { clipboard.attach(to: object) }

    /// The user did something, which the compositor gave this number.
    func used(_ serial: UInt32) {
        lastSerial = serial
        lastInput = host.surroundings.now()
    }

    func destroy() {
        capabilitiesChanged([])
        clipboard.destroy()
        if object.version >= WlSeat.Since.release { object.release() } else { object.proxy.forget() }
    }

    private func capabilitiesChanged(_ capabilities: WlSeat.Capability) {
        host.note(.input)
        switch (pointer, capabilities.contains(.pointer)) {
        case (nil, true): pointer = PointerDevice(object.getPointer(), seat: self, host: host)
        case (.some(let device), false):
            pointer = nil
            device.destroy()
        default: break
        }
        switch (keyboard, capabilities.contains(.keyboard)) {
        case (nil, true): keyboard = KeyboardDevice(object.getKeyboard(), seat: self, host: host)
        case (.some(let device), false):
            keyboard = nil
            device.destroy()
        default: break
        }
        switch (touch, capabilities.contains(.touch)) {
        case (nil, true): touch = TouchDevice(object.getTouch(), seat: self, host: host)
        case (.some(let device), false):
            touch = nil
            device.destroy()
        default: break
        }
    }
}
