import AccessibilityTree
import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Buttons with the day and the time, which open a month and wheels.
struct CompactDates: View {
    let choice: DateChoice
    let components: DatePickerComponents
    @Environment(\.dynamicTypeSize) private var textSize

    init(choice: DateChoice, components: DatePickerComponents) {
        self.choice = choice
        self.components = components
    }

    @MainActor var body: some View {
        // A label beside them gives way as far as its words allow: a date that is cut off says nothing.
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 6) { buttons }.fixedSize()
            VStack(alignment: textSize.isAccessibilitySize ? .leading : .trailing, spacing: 6) { buttons }
        }
        .layoutPriority(1)
    }

    @MainActor @ViewBuilder private var buttons: some View {
        if components.contains(.date) { DateButton(choice: choice, part: .day) }
        if components.contains(.hourAndMinute) { DateButton(choice: choice, part: .time) }
    }
}

/// Keeps room for the words of the label beside the buttons.
nonisolated struct LabelRoom: Layout {
    /// Least width of a label that is wider, in points. The buttons lie below each other before it becomes less.
    private static let least: CGFloat = 120

    @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let label = subviews.first else { return .zero }
        let least = min(label.sizeThatFits(.unspecified).width, Self.least)
        return label.sizeThatFits(
            ProposedViewSize(width: proposal.width.map { max($0, least) }, height: proposal.height))
    }

    @MainActor func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
}

/// Button with one part of the selected date, which opens a panel to change it.
struct DateButton: View {
    enum Part { case day, time }

    let choice: DateChoice
    let part: Part
    @State private var isOpen = false
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlSize) private var controlSize

    init(choice: DateChoice, part: Part) {
        self.choice = choice
        self.part = part
    }

    @MainActor var body: some View {
        PressableView(action: { isOpen.toggle() }, tracksHover: true) { state in
            Text(verbatim: text)
                .foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
                .lineLimit(1)
                .minimumScaleFactor(0.4)
                .padding(.horizontal, 11)
                .padding(.vertical, 6)
                .background(
                    Color.controlFill(colorScheme, state),
                    in: RoundedRectangle(cornerRadius: ControlMetrics(controlSize).cornerRadius)
                )
                .modifier(DisabledLook())
        }
        .accessibility { _ in
            var facts = AccessibilityFacts(role: .popUpButton)
            facts.value = text
            facts.states = .opensMenu
            return facts
        }
        .modifier(
            PanelModifier(
                isPresented: isOpen, end: { isOpen = false }, name: part == .time ? Text("Time") : nil,
                panel: DatePanel(choice: choice, part: part)))
    }

    @MainActor private var text: String {
        let style =
            switch part {
            case .day:
                Date.FormatStyle(
                    date: .abbreviated, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone)
            case .time:
                Date.FormatStyle(
                    date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)
            }
        return choice.date.formatted(style)
    }
}

/// Panel that changes one part of a date.
nonisolated private struct DatePanel: View {
    let choice: DateChoice
    let part: DateButton.Part

    @MainActor var body: some View {
        switch part {
        case .day: GraphicalDates(choice: choice, components: .date).padding(14)
        case .time: WheelDates(choice: choice, components: .hourAndMinute).padding(.horizontal, 14)
        }
    }
}
