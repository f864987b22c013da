import AnimationCore
public import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// A month in which several days are chosen.
nonisolated public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let range: DateRange
    private let label: Label
    @State private var month: Date?
    @Environment(\.localCalendar) private var calendar

    private init(_ selection: Binding<Set<DateComponents>>, _ range: DateRange, _ label: Label) {
        self.selection = selection
        self.range = range
        self.label = label
    }

    /// A month with its days; a press on a day chooses it, or takes it back.
    @MainActor public var body: some View {
        let days = Set(selection.wrappedValue.compactMap { calendar.date(from: $0).map(calendar.startOfDay) })
        TimelineView(.everyMinute) { context in
            let shown = month ?? days.min() ?? range.nearest(to: context.date)
            MonthView(
                month: Binding(get: { shown }, set: { month = $0 }), range: range, takesFocus: true,
                isSelected: { days.contains(calendar.startOfDay(for: $0)) }, select: { toggle($0, calendar) })
        }
        .modifier(DisabledLook())
        .fixedSize()
        .accessibilityElement(children: .contain)
    }

    @MainActor private func toggle(_ day: Date, _ calendar: Calendar) {
        let known = selection.wrappedValue.filter { components in
            calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: day) } ?? false
        }
        if known.isEmpty {
            selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        } else {
            selection.wrappedValue.subtract(known)
        }
    }
}

extension MultiDatePicker {
    /// A picker for the days in `selection`.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, DateRange(), label())
    }

    /// A picker for the days in `selection`, from the start of `bounds` to before its end.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        let range = DateRange(lower: bounds.lowerBound, upper: bounds.upperBound.addingTimeInterval(-1))
        self.init(selection, range, label())
    }

    /// A picker for the days in `selection`, from the start of `bounds`.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, DateRange(lower: bounds.lowerBound), label()) }

    /// A picker for the days in `selection`, to before the end of `bounds`.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, DateRange(upper: bounds.upperBound.addingTimeInterval(-1)), label()) }
}

extension MultiDatePicker where Label == Text {
    /// A picker with a localised title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// A picker within `bounds`, with a localised title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A picker from the start of `bounds`, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

    /// A picker to before the end of `bounds`, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

    /// A picker with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }
}
