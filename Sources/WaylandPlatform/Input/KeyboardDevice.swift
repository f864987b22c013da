import Platform
import WaylandClient
import WaylandProtocols

/// Keyboard of a seat: its keymap, the held keys, and the repetition of the last pressed key.
@MainActor final class KeyboardDevice {
    private let object: WlKeyboard
    private unowned let seat: Seat
    private unowned let host: WaylandHost
    private var keymap: Keymap?
    private var focus: WaylandWindow?
    /// Held keys in the order of their presses, with their meaning at the press.
    private var held: [(code: UInt32, meaning: Keymap.Meaning)] = []
    /// Modifier keys that the window with the keyboard was told of last.
    private var toldHeld: EventModifierKeys = []
    /// Repeats per second, and seconds before the first; nil if keys do not repeat.
    private var repetition: (rate: Double, delay: Double)? = (25, 0.6)
    private var stopRepeating: (@MainActor () -> Void)?
    /// Highest number of repeats per second; more would occupy the process.
    private static let fastest: Int32 = 200

    init(_ object: WlKeyboard, seat: Seat, host: WaylandHost) {
        self.object = object
        self.seat = seat
        self.host = host
        object.onEvent { [weak self] event in self?.received(event) }
    }

    var modifiers: EventModifierKeys { keymap?.modifiers ?? [] }

    func destroy() {
        releaseAll()
        tellHeld([])
        focus = nil
        if object.version >= WlKeyboard.Since.release { object.release() } else { object.proxy.forget() }
    }

    private func received(_ event: consuming WlKeyboard.Event) {
        host.note(.input)
        switch consume event {
        case .keymap(let format, let file, let size):
            guard format == .xkbV1, let text = SharedText.read(file, size: Int(size)) else { return }
            keymap = Keymap(text)
        case .enter(let serial, let surface, _):
            seat.used(serial)
            // Keys that were held before the window got the keyboard cause no events.
            focus = host.windows.keyboardWindow(of: surface)
        case .leave:
            releaseAll()
            tellHeld([])
            focus = nil
        case .key(let serial, let stamp, let code, let state):
            let time = host.clock.seconds(ofEventStamp: stamp, now: host.system.now())
            if state == .pressed {
                seat.pressed(serial, isKey: true)
                press(code, time: time)
            } else {
                seat.used(serial)
                release(code, time: time)
            }
        case .modifiers(_, let depressed, let latched, let locked, let group):
            keymap?.setModifiers(depressed: depressed, latched: latched, locked: locked, group: group)
            tellHeld(modifiers)
        case .repeatInfo(let rate, let delay):
            repetition = rate > 0 ? (Double(min(rate, Self.fastest)), Double(max(0, delay)) / 1000) : nil
        }
    }

    private func press(_ code: UInt32, time: Double) {
        guard let meaning = keymap?.press(code) else { return }
        held.removeAll { $0.code == code }
        held.append((code, meaning))
        emit(.down, meaning, time: time)
        // The newest key repeats in place of an older one; a modifier leaves the repetition unchanged.
        if meaning.repeats { startRepeating(code) }
    }

    private func release(_ code: UInt32, time: Double) {
        if repeatingCode == code { endRepeating() }
        guard let place = held.firstIndex(where: { $0.code == code }) else { return }
        let key = held.remove(at: place)
        emit(.up, key.meaning, time: time)
    }

    /// Tells the window with the keyboard which modifier keys are held, if they are others than it knows.
    private func tellHeld(_ keys: EventModifierKeys) {
        guard let focus, keys != toldHeld else { return }
        toldHeld = keys
        focus.emit(.modifiersHeld(keys))
    }

    /// Emits the release of all held keys, because the compositor will send no events for them.
    private func releaseAll() {
        endRepeating()
        let keys = held
        held = []
        for key in keys { emit(.up, key.meaning, time: host.programTime) }
    }

    // MARK: Repeating

    private var repeatingCode: UInt32?

    /// Starts the timer, which runs only while a key is held.
    private func startRepeating(_ code: UInt32) {
        endRepeating()
        guard let repetition else { return }
        repeatingCode = code
        stopRepeating = host.system.startTimer(repetition.delay, 1 / repetition.rate) { [weak self] in
            self?.repeatKey(code)
        }
    }

    private func endRepeating() {
        stopRepeating?()
        stopRepeating = nil
        repeatingCode = nil
    }

    private func repeatKey(_ code: UInt32) {
        guard repeatingCode == code, let meaning = held.last(where: { $0.code == code })?.meaning else { return }
        host.note(.timer)
        emit(.repeat, meaning, time: host.programTime)
    }

    private func emit(_ phase: KeyEvent.Phase, _ meaning: Keymap.Meaning, time: Double) {
        focus?.emit(
            .key(
                KeyEvent(
                    phase: phase, keyName: meaning.name, characters: meaning.text, symbol: meaning.symbol,
                    modifiers: modifiers, time: time)))
    }
}
