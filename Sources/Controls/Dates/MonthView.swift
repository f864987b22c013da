import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A month with its days, and buttons for the months before and after.
struct MonthView: View {
    /// A date of the month that is shown.
    @Binding var month: Date
    let range: DateRange
    let isSelected: (Date) -> Bool
    let select: (Date) -> Void
    /// True if keys can focus each day and button; false if the month is focused as a whole.
    let takesFocus: Bool
    @Environment(\.locale) private var locale
    @Environment(\.localCalendar) private var calendar
    @Environment(\.layoutDirection) private var direction

    init(
        month: Binding<Date>, range: DateRange, takesFocus: Bool, isSelected: @escaping (Date) -> Bool,
        select: @escaping (Date) -> Void
    ) {
        self.takesFocus = takesFocus
        _month = month
        self.range = range
        self.isSelected = isSelected
        self.select = select
    }

    /// Width and height of a day, in points.
    static let side: CGFloat = 38

    @MainActor var body: some View {
        let grid = MonthGrid(around: month, in: calendar)
        VStack(spacing: 4) {
            HStack(spacing: 4) {
                Text(grid.start.formatted(title(calendar))).font(.headline)
                    .lineLimit(1).minimumScaleFactor(0.4).padding(.leading, 10)
                Spacer(minLength: 8)
                step("chevron.left", "Previous month", by: -1, calendar)
                step("chevron.right", "Next month", by: 1, calendar)
            }
            HStack(spacing: 0) {
                ForEach(Array(MonthGrid.weekdays(of: calendar).enumerated()), id: \.offset) { _, name in
                    Text(name.uppercased(with: locale)).font(.system(size: 11, weight: .semibold))
                        .foregroundStyle(.secondary).lineLimit(1).frame(width: Self.side)
                        .accessibilityDecoration()
                }
            }
            TimelineView(.everyMinute) { context in
                VStack(spacing: 2) {
                    ForEach(Array(grid.weeks.enumerated()), id: \.offset) { _, week in
                        HStack(spacing: 0) {
                            ForEach(Array(week.enumerated()), id: \.offset) { _, day in
                                if let day {
                                    DayButton(
                                        number: locale.numeral(calendar.component(.day, from: day)),
                                        label: day.formatted(calendar.wholeDay(in: locale)),
                                        isSelected: isSelected(day),
                                        isToday: calendar.isDate(day, inSameDayAs: context.date), takesFocus: takesFocus
                                    ) { select(day) }
                                    .disabled(!range.contains(day, toThe: .day, of: calendar))
                                } else {
                                    Color.clear.frame(width: Self.side, height: Self.side)
                                }
                            }
                        }
                    }
                }
                // Six weeks, so that nothing moves from month to month.
                .frame(height: 6 * Self.side + 10, alignment: .top)
            }
        }
        .frame(width: 7 * Self.side)
    }

    private func title(_ calendar: Calendar) -> Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone).month(.wide).year()
    }

    @MainActor private func step(_ symbol: String, _ label: String, by count: Int, _ calendar: Calendar) -> some View {
        let next = calendar.date(byAdding: .month, value: count, to: month) ?? month
        let isPossible = range.contains(next, toThe: .month, of: calendar)
        return PressableView(
            action: { month = next }, tracksHover: true, takesFocus: takesFocus,
            content: { state in
                Image(systemName: symbol).font(.system(size: 15, weight: .semibold))
                    .foregroundStyle(.tint)
                    .scaleEffect(x: direction == .rightToLeft ? -1 : 1)
                    .frame(width: 34, height: 34)
                    .background(Color.primary.opacity(state.isHovered ? 0.06 : 0), in: Circle())
                    .contentShape(Rectangle())
            }
        )
        .disabled(!isPossible)
        .opacity(isPossible ? 1 : 0.3)
        .accessibilityLabel(Text(verbatim: label))
    }
}

/// One day of a month.
nonisolated private struct DayButton: View {
    /// Number of the day in the numerals of the language.
    let number: String
    /// The whole date, for those who hear the control.
    let label: String
    let isSelected: Bool
    let isToday: Bool
    let takesFocus: Bool
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled

    init(
        number: String, label: String, isSelected: Bool, isToday: Bool, takesFocus: Bool,
        action: @escaping @MainActor () -> Void
    ) {
        self.takesFocus = takesFocus
        self.number = number
        self.label = label
        self.isSelected = isSelected
        self.isToday = isToday
        self.action = action
    }

    @MainActor var body: some View {
        PressableView(action: action, tracksHover: true, takesFocus: takesFocus) { state in
            Text(verbatim: number)
                .font(.system(size: 18, weight: isSelected ? .semibold : .regular))
                .foregroundStyle(ink)
                .frame(width: MonthView.side, height: MonthView.side)
                .background { ground(state) }
                .contentShape(Rectangle())
        }
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    }

    @MainActor private var ink: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        if isSelected && isToday { return AnyShapeStyle(Color.onAccent) }
        return isSelected || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
    }

    @MainActor @ViewBuilder private func ground(_ state: ControlState) -> some View {
        if isSelected {
            Circle().fill(.tint.opacity(isToday ? 1 : 0.15))
        } else if state.isHovered && isEnabled {
            Circle().fill(Color.primary.opacity(0.06))
        }
    }
}

extension Calendar {
    /// Format of a day as people hear it: with its weekday, month and year in words.
    func wholeDay(in locale: Locale) -> Date.FormatStyle {
        Date.FormatStyle(date: .complete, time: .omitted, locale: locale, calendar: self, timeZone: timeZone)
    }
}
