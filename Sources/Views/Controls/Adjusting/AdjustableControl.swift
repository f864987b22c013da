import AttributeGraph
import Foundation
@_spi(Engine) import ViewGraph

/// Which way a key moves a value.
enum Adjustment: Equatable {
    case increment, decrement, toMinimum, toMaximum

    /// - Parameter key: the keysym's name.
    init?(key: String) {
        switch key {
        case "Right", "Up": self = .increment
        case "Left", "Down": self = .decrement
        case "Home": self = .toMinimum
        case "End": self = .toMaximum
        default: return nil
        }
    }
}

/// The keyboard focus of a control whose value keys move: a slider, a stepper.
nonisolated struct AdjustableModifier: PrimitiveModifier {
    let action: (Adjustment) -> Void

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let graph = inputs.graph
        inputs.focusable(content: content) { key in
            guard key.modifiers == 0, let adjustment = Adjustment(key: key.name), graph.isAlive(modifier.attribute)
            else { return false }
            graph.peek(modifier.attribute).action(adjustment)
            return true
        }
    }
}

extension _ViewInputs {
    /// Makes `content` a place that can have the focus, with a ring around it then; `keyPressed` says whether it used a key.
    func focusable(
        content: @escaping ElementWrapper.Make, keyPressed: @escaping @MainActor (KeyInput) -> Bool
    ) {
        let box = GestureBox(host: host, scope: scope)
        add(box, named: GestureBox.self)
        let target = FocusTarget(box: box)
        host.focus.add(target)
        let ring = FocusRing(around: box, inputs: self)
        target.focusChanged = { isFocused, isVisible in ring.isShown = isFocused && isVisible }
        target.keyPressed = keyPressed
        sink(environment) { [unowned target] in target.isEnabled = $0.isEnabled }
        lifetime.onEnd { [unowned host] in host.focus.remove(target) }
        content(ElementPlace(in: box, lifetime: lifetime))
    }
}

/// A control with its label in front of it, at the two ends of the line, as forms have it; without labels just the control.
nonisolated struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    init(label: Label, control: Control) {
        self.label = label
        self.control = control
    }

    @MainActor @ViewBuilder var body: some View {
        if labelsAreHidden {
            control
        } else {
            HStack(spacing: 10) {
                label
                Spacer(minLength: 0)
                control
            }
        }
    }
}
