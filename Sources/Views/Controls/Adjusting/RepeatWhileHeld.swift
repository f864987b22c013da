import AttributeGraph
@_spi(Engine) import ViewGraph

/// Whether a press has been held until it began to repeat: its release then does nothing more.
@MainActor final class HeldPress {
    fileprivate var hasRepeated = false

    nonisolated init() {}

    /// Whether the press that ends now had repeated.
    func takeRepeated() -> Bool {
        defer { hasRepeated = false }
        return hasRepeated
    }
}

/// Does something again and again while a press is held on a view.
nonisolated struct RepeatWhileHeld: PrimitiveModifier {
    let press: HeldPress
    /// Nil ends it.
    let action: (@MainActor () -> Void)?

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let graph = inputs.graph
        let box = GestureBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        box.followEnvironment(of: inputs)
        box.priority = .simultaneous
        box.gesture = Repetition(box: box) {
            graph.isAlive(modifier.attribute) ? graph.peek(modifier.attribute) : nil
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

@MainActor private final class Repetition: AttachedGesture {
    private unowned let box: GestureBox
    private let current: @MainActor () -> RepeatWhileHeld?
    private var nextTime: Double?

    /// How long a press is held until it repeats, and from one time to the next; in seconds.
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
            // Beside it nothing is repeated, and it goes on when the pointer is back.
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
