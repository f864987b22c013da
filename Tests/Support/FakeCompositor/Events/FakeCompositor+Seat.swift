package import Foundation
import Glibc
import WaylandClient
import WaylandProtocols

/// Input devices of a seat.
package struct SeatCapabilities: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    package static let pointer = SeatCapabilities(rawValue: 1)
    package static let keyboard = SeatCapabilities(rawValue: 2)
    package static let touch = SeatCapabilities(rawValue: 4)
}

extension FakeCompositor {
    func boundSeat(_ object: ServerObject) {
        seats.append(object)
        object.send(WlSeat.EventCode.capabilities.rawValue, [.uint(capabilities.rawValue)])
        object.onRequest = { [weak self] opcode, arguments in
            guard let self else { return }
            switch WlSeat.RequestCode(rawValue: opcode) {
            case .getPointer: addPointer(madeBy: object, id: arguments.newID(0))
            case .getKeyboard: addKeyboard(madeBy: object, id: arguments.newID(0))
            case .getTouch:
                if let touch = ServerObject(WlTouch.description, madeBy: object, id: arguments.newID(0)) {
                    touches.append(touch)
                    touch.onRequest = { _, _ in touch.destroy() }
                    touch.onDestroy = { [weak self] in self?.touches.removeAll { $0 === touch } }
                }
            case .release: object.destroy()
            case nil: break
            }
        }
    }

    private func addPointer(madeBy seat: ServerObject, id: UInt32) {
        guard let pointer = ServerObject(WlPointer.description, madeBy: seat, id: id) else { return }
        pointers.append(pointer)
        pointer.onRequest = { [weak self] opcode, arguments in
            switch WlPointer.RequestCode(rawValue: opcode) {
            case .setCursor: self?.cursorSurface = arguments.object(1)?.id
            case .release: pointer.destroy()
            case nil: break
            }
        }
        pointer.onDestroy = { [weak self] in self?.pointers.removeAll { $0 === pointer } }
    }

    private func addKeyboard(madeBy seat: ServerObject, id: UInt32) {
        guard let keyboard = ServerObject(WlKeyboard.description, madeBy: seat, id: id) else { return }
        keyboards.append(keyboard)
        keyboard.onRequest = { _, _ in keyboard.destroy() }
        keyboard.onDestroy = { [weak self] in self?.keyboards.removeAll { $0 === keyboard } }
        sendKeymap(FakeKeymap.usual, to: keyboard)
        keyboard.send(WlKeyboard.EventCode.repeatInfo.rawValue, [.int(20), .int(500)])
    }

    /// Sends another keymap, as compositors do when the user changes the layout.
    package func setKeymap(_ text: String) {
        for keyboard in keyboards { sendKeymap(text, to: keyboard) }
    }

    private func sendKeymap(_ text: String, to keyboard: ServerObject) {
        let bytes = Array(text.utf8) + [0]
        guard let memory = try? SharedMemory(size: bytes.count) else { return }
        memory.write(bytes)
        let xkbV1: UInt32 = 1
        keyboard.send(
            WlKeyboard.EventCode.keymap.rawValue,
            [.uint(xkbV1), .fileDescriptor(memory.file.rawValue), .uint(UInt32(bytes.count))])
    }

    /// Takes devices away or brings them back.
    package func setCapabilities(_ new: SeatCapabilities) {
        capabilities = new
        for seat in seats { seat.send(WlSeat.EventCode.capabilities.rawValue, [.uint(new.rawValue)]) }
    }

    /// Sends the repetition of keys: repeats per second, and milliseconds before the first.
    package func setRepetition(rate: Int32, delay: Int32) { sendKeyboard(.repeatInfo, [.int(rate), .int(delay)]) }

    // MARK: Pointer

    package enum ScrollSource: UInt32, Sendable { case wheel, finger, continuous }

    package func movePointer(into window: FakeWindow, at point: CGPoint) {
        sendPointer(.enter, [.uint(nextSerial), .object(window.surface), .fixed(point.x), .fixed(point.y)])
        endPointerEventGroup()
    }

    package func movePointer(outOf window: FakeWindow) {
        sendPointer(.leave, [.uint(nextSerial), .object(window.surface)])
        endPointerEventGroup()
    }

    package func movePointer(to point: CGPoint, milliseconds: UInt32 = 0) {
        sendPointer(.motion, [.uint(milliseconds), .fixed(point.x), .fixed(point.y)])
        endPointerEventGroup()
    }

    /// Presses or releases a button; 0x110 is the left one.
    package func pressButton(_ isPressed: Bool, button: UInt32 = 0x110, milliseconds: UInt32 = 0) {
        sendPointer(.button, [.uint(nextSerial), .uint(milliseconds), .uint(button), .uint(isPressed ? 1 : 0)])
        endPointerEventGroup()
    }

    /// Scrolls along both axes in one group of events. `clicks` is the number of clicks of a wheel.
    package func scroll(by distance: CGSize, source: ScrollSource, clicks: CGSize = .zero, milliseconds: UInt32 = 0) {
        sendPointer(.axisSource, [.uint(source.rawValue)])
        let axes = [(0, distance.height, clicks.height), (1, distance.width, clicks.width)]
        for (axis, value, clicks) in axes where value != 0 || clicks != 0 {
            let number = EventValue.uint(UInt32(axis))
            if clicks != 0 { sendPointer(.axisValue120, [number, .int(Int32(clicks * 120))]) }
            sendPointer(.axis, [.uint(milliseconds), number, .fixed(value)])
        }
        endPointerEventGroup()
    }

    /// Ends scrolling along both axes, as when fingers leave the touchpad.
    package func stopScrolling(source: ScrollSource = .finger, milliseconds: UInt32 = 0) {
        sendPointer(.axisSource, [.uint(source.rawValue)])
        for axis in 0...1 { sendPointer(.axisStop, [.uint(milliseconds), .uint(UInt32(axis))]) }
        endPointerEventGroup()
    }

    private func sendPointer(_ event: WlPointer.EventCode, _ values: [EventValue]) {
        for pointer in pointers { pointer.send(event.rawValue, values) }
    }

    private func endPointerEventGroup() { sendPointer(.frame, []) }

    // MARK: Keyboard

    package func focusKeyboard(_ window: FakeWindow) {
        sendKeyboard(.enter, [.uint(nextSerial), .object(window.surface), .array([])])
        setModifiers(depressed: 0)
    }

    package func unfocusKeyboard(_ window: FakeWindow) {
        sendKeyboard(.leave, [.uint(nextSerial), .object(window.surface)])
    }

    /// Presses or releases a key, by its code in Linux's `input-event-codes.h`; 30 is A.
    package func pressKey(_ code: UInt32, _ isPressed: Bool, milliseconds: UInt32 = 0) {
        sendKeyboard(.key, [.uint(nextSerial), .uint(milliseconds), .uint(code), .uint(isPressed ? 1 : 0)])
    }

    /// Sends modifiers, as bits in the keymap's order: 1 shift, 2 caps lock, 4 control, 8 alt, 64 logo.
    package func setModifiers(depressed: UInt32, locked: UInt32 = 0) {
        sendKeyboard(
            .modifiers, [.uint(nextSerial), .uint(depressed), .uint(0), .uint(locked), .uint(0)])
    }

    private func sendKeyboard(_ event: WlKeyboard.EventCode, _ values: [EventValue]) {
        for keyboard in keyboards { keyboard.send(event.rawValue, values) }
    }

    // MARK: Touch

    package func touchDown(_ window: FakeWindow, finger: Int32, at point: CGPoint, milliseconds: UInt32 = 0) {
        sendTouch(
            .down,
            [
                .uint(nextSerial), .uint(milliseconds), .object(window.surface), .int(finger), .fixed(point.x),
                .fixed(point.y),
            ])
    }

    package func touchMove(finger: Int32, to point: CGPoint, milliseconds: UInt32 = 0) {
        sendTouch(.motion, [.uint(milliseconds), .int(finger), .fixed(point.x), .fixed(point.y)])
    }

    package func touchUp(finger: Int32, milliseconds: UInt32 = 0) {
        sendTouch(.up, [.uint(nextSerial), .uint(milliseconds), .int(finger)])
    }

    package func cancelTouch() { for touch in touches { touch.send(WlTouch.EventCode.cancel.rawValue) } }

    private func sendTouch(_ event: WlTouch.EventCode, _ values: [EventValue]) {
        for touch in touches {
            touch.send(event.rawValue, values)
            touch.send(WlTouch.EventCode.frame.rawValue)
        }
    }
}
