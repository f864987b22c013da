import AttributeGraph
@_spi(Engine) package import ViewGraph

/// Record of a press that is held until it repeats, so that its release does not act once more.
@MainActor package final class HeldPress {
    fileprivate var hasRepeated = false

    package nonisolated init() {}

    /// True if the press that ends now has repeated; resets the record.
    package func takeRepeated() -> Bool {
        defer { hasRepeated = false }
        return hasRepeated
    }
}

/// Repeats an action while a press is held on a view: first after 0.45 s, then every 0.09 s.
nonisolated package struct RepeatWhileHeld: PrimitiveModifier {
    let press: HeldPress
    /// The action; nil stops the repetition.
    let action: (@MainActor () -> Void)?

    /// Repeats `action` for `press`.
    package init(press: HeldPress, action: (@MainActor () -> Void)?) {
        self.press = press
        self.action = action
    }

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let graph = inputs.graph
        let box = makeBox(inputs) { graph.isAlive(modifier.attribute) ? graph.peek(modifier.attribute) : nil }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }

    /// Makes the box in which presses repeat; `current` returns what is repeated.
    @MainActor static func makeBox(
        _ inputs: borrowing _ViewInputs, current: @escaping @MainActor () -> RepeatWhileHeld?
    ) -> GestureBox {
        let box = GestureBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        box.followEnvironment(of: inputs)
        box.priority = .simultaneous
        box.gesture = Repetition(box: box, current: current)
        return box
    }
}

@MainActor private final class Repetition: AttachedGesture {
    private unowned let box: GestureBox
    private let current: @MainActor () -> RepeatWhileHeld?
    private var nextTime: Double?

    /// Seconds until a held press repeats (`delay`), and between repetitions (`interval`).
    private static let delay = 0.45
    private static let interval = 0.09

    init(box: GestureBox, current: @escaping @MainActor () -> RepeatWhileHeld?) {
        self.box = box
        self.current = current
    }

    var isAlive: Bool { !box.isInLeavingView }
    var wakeTime: Double? { nextTime }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        switch event.kind {
        case .pressed:
            current()?.press.hasRepeated = false
            nextTime = event.time + Self.delay
            return .possible
        case .moved: return .possible
        case .timePassed:
            guard let time = nextTime, event.time >= time else { return .possible }
            guard let modifier = current(), let action = modifier.action else { return stop() }
            nextTime = time + Self.interval
            // Outside of the view nothing is repeated; it resumes when the pointer returns.
            guard box.contains(event.location) else { return .possible }
            modifier.press.hasRepeated = true
            callbacks.perform(action)
            return .possible
        case .released, .pinchBegan, .pinchChanged, .pinchEnded: return stop()
        }
    }

    private func stop() -> GestureStep {
        nextTime = nil
        return .failed
    }

    func cancel(_ callbacks: inout GestureCallbacks) { nextTime = nil }
}
