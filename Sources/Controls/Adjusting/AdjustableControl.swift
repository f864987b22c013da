package import AccessibilityTree
package import AnimationCore
import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) package import ViewGraph
@_spi(Engine) import Views

/// Change of a value by a key.
package enum Adjustment: Equatable {
    case increment, decrement, toMinimum, toMaximum

    /// The adjustment of a key without modifiers; nil for other keys. `key` is the keysym's name.
    package init?(key: String) {
        switch key {
        case "Right", "Up": self = .increment
        case "Left", "Down": self = .decrement
        case "Home": self = .toMinimum
        case "End": self = .toMaximum
        default: return nil
        }
    }
}

/// Makes a control focusable whose value is changed by keys: a slider, a stepper.
nonisolated package struct AdjustableModifier: PrimitiveModifier {
    let role: AccessibilityRole
    let action: (Adjustment) -> Void

    /// - Parameters:
    ///   - role: kind of the control. A group of choices contains them; the others are one element.
    ///   - action: changes the value.
    package init(_ role: AccessibilityRole, action: @escaping (Adjustment) -> Void) {
        self.role = role
        self.action = action
    }

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let graph = inputs.graph
        let role = graph.untracked { graph.peek(modifier.attribute).role }
        let facts: @MainActor () -> AccessibilityFacts = {
            var facts = AccessibilityFacts(role == .radioGroup ? .contained : .ignored, role: role)
            guard graph.isAlive(modifier.attribute), role != .radioGroup else { return facts }
            facts.handlers.add(.increment) { graph.peek(modifier.attribute).action(.increment) }
            facts.handlers.add(.decrement) { graph.peek(modifier.attribute).action(.decrement) }
            return facts
        }
        inputs.focusable(facts, content: content) { key in
            guard key.modifiers == 0, let adjustment = Adjustment(key: key.name), graph.isAlive(modifier.attribute)
            else { return false }
            graph.peek(modifier.attribute).action(adjustment)
            return true
        }
    }
}

extension _ViewInputs {
    /// Makes `content` focusable, with a focus ring. `keyPressed` returns true if it handled the key.
    func focusable(
        _ facts: @escaping @MainActor () -> AccessibilityFacts, content: @escaping ElementWrapper.Make,
        keyPressed: @escaping @MainActor (KeyInput) -> Bool
    ) {
        let box = GestureBox(host: host, scope: scope)
        add(box, named: GestureBox.self)
        box.followEnvironment(of: self)
        box.facts = facts
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

/// A label and a control at the two ends of a line, as in forms, or the control under the label at text sizes for
/// accessibility; with hidden labels the control alone.
nonisolated struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    /// True if the control stays in the line at every text size, since it does not grow with it.
    let keepsLine: Bool
    /// False for the control alone, as with hidden labels.
    let showsLabel: Bool
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.isInFormColumns) private var isInColumns

    init(label: Label, control: Control, keepsLine: Bool = false, showsLabel: Bool = true) {
        self.label = label
        self.control = control
        self.keepsLine = keepsLine
        self.showsLabel = showsLabel
    }

    @MainActor @ViewBuilder var body: some View {
        if labelsAreHidden || !showsLabel {
            control
        } else if isInColumns {
            FormColumns(label: label, control: control)
        } else {
            // One layout or the other, so that label and control keep their identity when the text's size changes.
            let isStacked = textSize.isAccessibilitySize && !keepsLine
            let layout =
                isStacked
                ? AnyLayout(VStackLayout(alignment: .leading, spacing: 6)) : AnyLayout(HStackLayout(spacing: 10))
            layout {
                ControlLabel(label)
                if !isStacked { Spacer(minLength: 0) }
                // Rows with controls are as high as those with text.
                control.padding(.vertical, isInListRow && !isStacked ? -6 : 0)
            }
            .frame(maxWidth: isStacked ? .infinity : nil, alignment: .leading)
        }
    }
}

/// A control with its label, in a form whose labels are one column and whose controls are another.
nonisolated private struct FormColumns<Label: View, Control: View>: View {
    let label: Label
    let control: Control

    @MainActor var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            ControlLabel(label).lineLimit(1)
            control.alignmentGuide(.formControls) { $0[.leading] }
        }
        // Labels of controls in this one lie beside these.
        .environment(\.isInFormColumns, false)
    }
}

extension HorizontalAlignment {
    private enum FormControls: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    /// Leading edge of the controls of a form with columns.
    package static let formControls = HorizontalAlignment(FormControls.self)
}

private enum FormColumnsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True in a form whose labels and controls are two columns.
    package var isInFormColumns: Bool {
        get { self[FormColumnsKey.self] }
        set { self[FormColumnsKey.self] = newValue }
    }
}

extension View {
    /// Makes a control with a label one element, of the control's role. Its name is `label`, also where that is hidden.
    @MainActor func accessibilityNamed(
        by label: some View, role: AccessibilityRole? = nil,
        _ more: @escaping @MainActor (inout AccessibilityFacts) -> Void = { _ in }
    ) -> some View {
        accessibility { _ in
            var facts = AccessibilityFacts(.named, role: role)
            facts.label = HiddenLabel.words(of: label)
            more(&facts)
            return facts
        }
    }

    /// Names this view's elements by `label`, which need not be shown.
    @MainActor func accessibilityTitle(_ label: some View) -> some View {
        accessibility { _ in
            var facts = AccessibilityFacts()
            facts.label = HiddenLabel.words(of: label)
            facts.standsAlone = false
            return facts
        }
    }
}
