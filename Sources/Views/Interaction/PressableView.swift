import AccessibilityTree
import AnimationCore
import AttributeGraph
@_spi(Engine) package import ViewGraph

/// Interaction state on which a control's look depends.
package struct ControlState: Equatable {
    /// True while the control is held down with the pointer over it.
    package var isPressed = false
    /// True while the pointer is over the control.
    package var isHovered = false

    /// The state of a control that is left alone.
    package init() {}

    package init(isPressed: Bool, isHovered: Bool) {
        self.isPressed = isPressed
        self.isHovered = isHovered
    }
}

/// A view that performs an action on a press or key, and shows its interaction state: the inside of every button.
nonisolated package struct PressableView<Content: View>: View {
    let action: @MainActor () -> Void
    let tracksHover: Bool
    let takesFocus: Bool
    let takesPresses: Bool
    let fillsRow: Bool
    let rowValue: AnyHashable?
    let mayRepeat: Bool
    let content: (ControlState) -> Content
    @GestureState private var isPressed = false
    @State private var isHovered = false

    /// A view whose content depends on its interaction state.
    ///
    /// - Parameters:
    ///   - action: performed on a release inside, on activation by key, and by the keyboard shortcut.
    ///   - tracksHover: true if the content depends on hover.
    ///   - takesFocus: true if keys can focus the view; false for parts of a control that is focused as a whole.
    ///   - takesPresses: true if a press performs the action; false if views in the content do so, and keys alone reach the view
    ///     itself, unless one of these takes the focus.
    ///   - fillsRow: true if in a row of a list a press anywhere on the row is one on the view.
    ///   - rowValue: value that a row of a list which the view fills stands for; nil for none.
    ///   - mayRepeat: true if a press that is held repeats the action where the environment says so.
    ///   - content: makes the content for a state.
    package init(
        action: @escaping @MainActor () -> Void, tracksHover: Bool, takesFocus: Bool = true,
        takesPresses: Bool = true, fillsRow: Bool = false, rowValue: AnyHashable? = nil, mayRepeat: Bool = false,
        content: @escaping (ControlState) -> Content
    ) {
        self.action = action
        self.tracksHover = tracksHover
        self.takesFocus = takesFocus
        self.takesPresses = takesPresses
        self.fillsRow = fillsRow
        self.rowValue = rowValue
        self.mayRepeat = mayRepeat
        self.content = content
    }

    @MainActor package var body: some View {
        content(ControlState(isPressed: isPressed, isHovered: isHovered))
            .modifier(
                PressModifier(
                    press: ControlPress().updating($isPressed) { isInside, isPressed, transaction in
                        // Pressing is no movement: later animations must not take over its velocity.
                        transaction = Transaction()
                        isPressed = isInside
                    }, action: action, takesFocus: takesFocus, takesPresses: takesPresses, fillsRow: fillsRow,
                    rowValue: rowValue, mayRepeat: mayRepeat, hoverChanged: tracksHover ? { isHovered = $0 } : nil))
    }
}

/// The press of a control, as a gesture; its value is true while the pointer is inside (S18.16).
nonisolated package struct ControlPress: _PrimitiveGesture {
    package typealias Value = Bool

    package init() {}

    @MainActor package static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Bool> { _GestureRecognizer(PressNode(place: inputs.place)) }
}

/// The press gesture, keyboard focus and keyboard shortcut of a button.
nonisolated private struct PressModifier: PrimitiveModifier {
    typealias Press = GestureStateGesture<ControlPress, Bool>

    let press: Press
    let action: @MainActor () -> Void
    let takesFocus: Bool
    let takesPresses: Bool
    let fillsRow: Bool
    let rowValue: AnyHashable?
    let mayRepeat: Bool
    let hoverChanged: ((Bool) -> Void)?

    private func repeats(in environment: EnvironmentValues) -> Bool {
        mayRepeat && environment.buttonRepeatBehavior.repeats
    }

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let graph = inputs.graph
        if graph.untracked({ graph.peek(inputs.environment) }).pressesAreHandledAround {
            return content(inputs.place)
        }
        let held =
            inputs.graph.untracked { graph.peek(modifier.attribute).repeats(in: graph.peek(inputs.environment)) }
            ? HeldPress() : nil
        let inputs =
            held.map { held in
                inputs.inside(
                    RepeatWhileHeld.makeBox(inputs) {
                        guard graph.isAlive(modifier.attribute) else { return nil }
                        return RepeatWhileHeld(press: held, action: graph.peek(modifier.attribute).action)
                    })
            } ?? inputs
        let host = inputs.host
        let box = GestureBox(host: host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        box.followEnvironment(of: inputs)
        let rowAction = inputs.addRowAction(modifier)
        box.facts = { AccessibilityFacts(.combined, role: .button) }
        let target = FocusTarget(box: box)
        host.focus.add(target)
        let ring = FocusRing(around: box, inputs: inputs)
        target.focusChanged = { isFocused, isVisible in ring.isShown = isFocused && isVisible }
        var attachment: GestureAttachment<_EndedGesture<Press>>?
        inputs.sink(modifier.attribute) { value in
            target.activate = value.action
            target.givesWay = !value.takesPresses
            // The row takes the presses on what acts for it.
            box.blocksPresses = rowAction == nil && value.takesPresses
            if let rowAction {
                rowAction.perform = value.action
                rowAction.value = value.rowValue
                return
            }
            guard value.takesPresses else {
                attachment = nil
                box.gesture = nil
                return
            }
            let gesture = value.press.onEnded { _ in
                if held?.takeRepeated() != true { value.action() }
            }
            if let attachment {
                attachment.gesture = gesture
            } else {
                attachment = GestureAttachment(gesture, box: box, inputs: inputs)
                box.gesture = attachment
            }
        }
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
            rowAction?.isEnabled = environment.isEnabled
            shortcut.shortcut = environment.keyboardShortcut
        }
        inputs.lifetime.onEnd { [unowned host] in
            host.focus.remove(target)
            shortcut.shortcut = nil
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

extension _ViewInputs {
    /// Has the row around perform the action of `modifier`, if that fills its row.
    ///
    /// - Returns: the row's action; nil if the modifier takes presses itself.
    fileprivate func addRowAction(_ modifier: _GraphValue<PressModifier>) -> ListRowAction? {
        let value = graph.untracked { graph.peek(modifier.attribute) }
        guard value.fillsRow, let action = addRowAction(value.action) else { return nil }
        action.value = value.rowValue
        return action
    }
}
