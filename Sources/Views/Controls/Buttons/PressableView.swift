import AnimationCore
import AttributeGraph
@_spi(Engine) import ViewGraph

/// What a control looks like depends on this.
struct ControlState: Equatable {
    /// It is pressed, with the pointer over it.
    var isPressed = false
    /// The pointer is over it.
    var isHovered = false
}

/// A view that follows presses and keys and knows whether it is pressed: the inside of every button.
nonisolated struct PressableView<Content: View>: View {
    let action: @MainActor () -> Void
    let tracksHover: Bool
    let takesFocus: Bool
    let content: (ControlState) -> Content
    @GestureState private var isPressed = false
    @State private var isHovered = false

    /// - Parameters:
    ///   - tracksHover: whether what it looks like depends on the pointer being over it.
    ///   - takesFocus: whether it is reached by keys; a part of a control that has the focus as a whole is not.
    init(
        action: @escaping @MainActor () -> Void, tracksHover: Bool, takesFocus: Bool = true,
        content: @escaping (ControlState) -> Content
    ) {
        self.action = action
        self.tracksHover = tracksHover
        self.takesFocus = takesFocus
        self.content = content
    }

    @MainActor var body: some View {
        content(ControlState(isPressed: isPressed, isHovered: isHovered))
            .modifier(
                PressModifier(
                    press: ControlPress().updating($isPressed) { isInside, isPressed, transaction in
                        // Being pressed is no movement: nothing is to go on with its velocity.
                        transaction = Transaction()
                        isPressed = isInside
                    }, action: action, takesFocus: takesFocus,
                    hoverChanged: tracksHover ? { isHovered = $0 } : nil))
    }
}

/// The press of a control, as a gesture; it tells whether the pointer is inside (S18.16).
nonisolated struct ControlPress: _PrimitiveGesture {
    typealias Value = Bool

    @MainActor static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Bool> { _GestureRecognizer(PressNode(place: inputs.place)) }
}

/// The press, the keyboard focus and the shortcut of a button.
nonisolated private struct PressModifier: PrimitiveModifier {
    typealias Press = GestureStateGesture<ControlPress, Bool>

    let press: Press
    let action: @MainActor () -> Void
    let takesFocus: Bool
    let hoverChanged: ((Bool) -> Void)?

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        // A menu follows presses and keys itself, for all its items.
        if inputs.graph.untracked({ inputs.graph.peek(inputs.environment) }).menuLevel != nil {
            return content(inputs.place)
        }
        let host = inputs.host
        let box = GestureBox(host: host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        box.followEnvironment(of: inputs)
        box.blocksPresses = true
        let target = FocusTarget(box: box)
        host.focus.add(target)
        let ring = FocusRing(around: box, inputs: inputs)
        target.focusChanged = { isFocused, isVisible in ring.isShown = isFocused && isVisible }
        var attachment: GestureAttachment<_EndedGesture<Press>>?
        inputs.sink(modifier.attribute) { value in
            let gesture = value.press.onEnded { _ in value.action() }
            if let attachment {
                attachment.gesture = gesture
            } else {
                attachment = GestureAttachment(gesture, box: box, inputs: inputs)
                box.gesture = attachment
            }
            target.activate = value.action
        }
        let graph = inputs.graph
        var isHovered = false
        box.trackHover(in: inputs) { location in
            guard (location != nil) != isHovered, graph.isAlive(modifier.attribute) else { return }
            isHovered = location != nil
            graph.peek(modifier.attribute).hoverChanged?(isHovered)
        }
        let shortcut = ShortcutRegistration(box: box) { [unowned box, unowned target] in
            if box.isEnabled() { target.activate?() }
        }
        inputs.sink(inputs.environment) { environment in
            target.isEnabled = environment.isEnabled && graph.peek(modifier.attribute).takesFocus
            shortcut.shortcut = environment.keyboardShortcut
        }
        inputs.lifetime.onEnd { [unowned host] in
            host.focus.remove(target)
            shortcut.shortcut = nil
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}
