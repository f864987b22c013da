import AccessibilityTree
import AnimationCore
import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A month to choose a day from, and the time under it. Arrow keys move the day, page keys the month.
struct GraphicalDates: View {
    let choice: DateChoice
    let components: DatePickerComponents
    /// A date of the month that is shown; nil for that of the selection.
    @State private var month: Date?
    @Environment(\.localCalendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction

    init(choice: DateChoice, components: DatePickerComponents) {
        self.choice = choice
        self.components = components
    }

    @MainActor var body: some View {
        let date = choice.date
        VStack(spacing: 8) {
            if components.contains(.date) {
                MonthView(
                    month: Binding(get: { month ?? choice.date }, set: { month = $0 }), range: choice.range,
                    takesFocus: false, isSelected: { calendar.isDate($0, inSameDayAs: date) },
                    select: {
                        choice.chooseDay($0, calendar)
                        month = nil
                    }
                )
                .modifier(KeysModifier(action: { keyPressed($0, calendar) }))
                .accessibilityLabel(Text(verbatim: date.formatted(calendar.wholeDay(in: locale))))
                .modifier(DisabledLook())
            }
            if components.contains(.hourAndMinute) {
                HStack {
                    Text("Time")
                    Spacer(minLength: 8)
                    DateButton(choice: choice, part: .time)
                }
                .padding(.horizontal, 10)
            }
        }
        .fixedSize()
    }

    @MainActor private func keyPressed(_ key: KeyInput, _ calendar: Calendar) -> Bool {
        guard key.modifiers == 0, key.phase != .up else { return false }
        let forwards = direction == .rightToLeft ? -1 : 1
        switch key.nameOffKeypad {
        case "Left": choice.move(by: -forwards, .day, calendar)
        case "Right": choice.move(by: forwards, .day, calendar)
        case "Up": choice.move(by: -7, .day, calendar)
        case "Down": choice.move(by: 7, .day, calendar)
        case "Prior": choice.move(by: -1, .month, calendar)
        case "Next": choice.move(by: 1, .month, calendar)
        default: return false
        }
        month = nil
        return true
    }
}

/// Makes a control focusable whose keys are handled by `action`, which returns true for those that it used.
nonisolated struct KeysModifier: PrimitiveModifier {
    let action: (KeyInput) -> Bool

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let graph = inputs.graph
        let facts = { @MainActor in AccessibilityFacts(.contained, role: .group) }
        inputs.focusable(facts, content: content) { key in
            graph.isAlive(modifier.attribute) && graph.peek(modifier.attribute).action(key)
        }
    }
}
