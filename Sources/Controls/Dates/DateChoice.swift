import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph
import Views

/// Dates that may be chosen; a missing bound is no limit.
struct DateRange: Equatable {
    var lower: Date?
    var upper: Date?

    init(lower: Date? = nil, upper: Date? = nil) {
        self.lower = lower
        self.upper = upper
    }

    init(_ range: ClosedRange<Date>) { self.init(lower: range.lowerBound, upper: range.upperBound) }

    /// Returns `date`, or the bound that it lies beyond.
    func nearest(to date: Date) -> Date {
        if let lower, date < lower { return lower }
        if let upper, date > upper { return upper }
        return date
    }

    /// Returns true if any moment of the `unit` of `calendar` around `date` may be chosen.
    func contains(_ date: Date, toThe unit: Calendar.Component, of calendar: Calendar) -> Bool {
        guard let around = calendar.dateInterval(of: unit, for: date) else { return false }
        if let lower, around.end <= lower { return false }
        if let upper, around.start > upper { return false }
        return true
    }
}

/// The binding of a date picker, with the limits of what is written to it.
struct DateChoice {
    let selection: Binding<Date>
    let range: DateRange

    /// The selected date.
    @MainActor var date: Date { selection.wrappedValue }

    /// Writes `date`, or the nearest one that may be chosen.
    @MainActor func choose(_ date: Date) {
        let date = range.nearest(to: date)
        if date != selection.wrappedValue { selection.wrappedValue = date }
    }

    /// Chooses the day that `day` is in, at the time of day that is selected.
    @MainActor func chooseDay(_ day: Date, _ calendar: Calendar) {
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        let start = calendar.startOfDay(for: day)
        choose(
            calendar.date(
                bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: start) ?? start)
    }

    /// Moves the selection by `count` units.
    @MainActor func move(by count: Int, _ unit: Calendar.Component, _ calendar: Calendar) {
        if let moved = calendar.date(byAdding: unit, value: count, to: date) { choose(moved) }
    }
}

extension EnvironmentValues {
    /// The calendar with language and time zone of the environment.
    var localCalendar: Calendar {
        var calendar = calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }
}
