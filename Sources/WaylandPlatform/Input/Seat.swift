import Platform
import WaylandClient
import WaylandProtocols

/// Input devices of one user, which can be added and removed.
@MainActor final class Seat {
    let object: WlSeat
    private unowned let host: WaylandHost
    private(set) var pointer: PointerDevice?
    private(set) var keyboard: KeyboardDevice?
    private var touch: TouchDevice?
    private(set) var textInput: TextInputDevice?
    let dataDevice: DataDevice
    /// Serial number of the last input event.
    private(set) var lastSerial: UInt32 = 0
    private(set) var lastInput = -Double.infinity
    /// Serial number of the last press of a button, a key or a finger, for the grab of a popup.
    private(set) var press: UInt32?
    /// Serial number of the last press of a button or a finger.
    private(set) var buttonPress: UInt32?

    init(_ object: WlSeat, host: WaylandHost) {
        self.object = object
        self.host = host
        dataDevice = DataDevice(host)
        dataDevice.attach(to: object)
        attachTextInput()
        object.onEvent { [weak self] event in
            switch event {
            case .capabilities(let capabilities):
                self?.host.note(.input)
                self?.capabilitiesChanged(capabilities)
            case .name: break
            }
        }
    }

    /// Held modifier keys, also for pointer events.
    var modifiers: EventModifierKeys { keyboard?.modifiers ?? [] }

    /// True if a button is held, or a finger lies on a window.
    var isPressing: Bool { pointer?.isPressing == true || touch?.isPressing == true }

    func attachDataDevice() { dataDevice.attach(to: object) }

    func attachTextInput() {
        guard textInput == nil, let manager = host.globals.textInputs else { return }
        textInput = TextInputDevice(manager.getTextInput(seat: object), host: host)
    }

    /// Records an input event of the user with this serial number.
    func used(_ serial: UInt32) {
        lastSerial = serial
        lastInput = host.system.now()
    }

    /// Records a press of a key, a button or a finger.
    func pressed(_ serial: UInt32, isKey: Bool = false) {
        used(serial)
        press = serial
        if !isKey { buttonPress = serial }
    }

    func destroy() {
        capabilitiesChanged([])
        dataDevice.destroy()
        textInput?.destroy()
        textInput = nil
        if object.version >= WlSeat.Since.release { object.release() } else { object.proxy.forget() }
    }

    private func capabilitiesChanged(_ capabilities: WlSeat.Capability) {
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
