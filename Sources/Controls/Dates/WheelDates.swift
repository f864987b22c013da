import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A wheel for each part of a date, in the order of the language.
struct WheelDates: View {
    let choice: DateChoice
    let components: DatePickerComponents
    @Environment(\.localCalendar) private var calendar
    @Environment(\.locale) private var locale

    init(choice: DateChoice, components: DatePickerComponents) {
        self.choice = choice
        self.components = components
    }

    @MainActor var body: some View {
        let wheels = DateWheel.wheels(for: choice.date, components, in: calendar, choice.range)
        HStack(spacing: 4) {
            ForEach(wheels) { wheel in
                let titles = wheel.titles
                Wheel(
                    count: titles.count, width: wheel.width, label: wheel.name,
                    title: titles.indices.contains(wheel.selected) ? titles[wheel.selected] : "",
                    selected: Binding(
                        get: { wheel.selected },
                        set: { index in
                            if let date = wheel.date(choice.date, index, calendar) { choice.choose(date) }
                        })
                ) { Text(verbatim: titles.indices.contains($0) ? titles[$0] : "") }
            }
        }
        .padding(.horizontal, 8)
        .background {
            RoundedRectangle(cornerRadius: 8).fill(Color.primary.opacity(0.07)).frame(height: WheelMetrics.row + 2)
        }
        .fixedSize(horizontal: true, vertical: false)
        .modifier(DisabledLook())
    }
}

/// Rows of one part of a date.
struct DateWheel: Identifiable {
    enum Part: Hashable { case year, month, day, hour, minute, half }

    let id: Part
    /// Name of the part, for those who hear the control.
    let name: String
    let titles: [String]
    /// Number of the row of the date.
    let selected: Int
    /// Width of the wheel, in points.
    let width: CGFloat
    /// Value of the first row.
    let first: Int

    /// Returns `date` with the part that row `index` stands for; the day is clamped to the month.
    func date(_ date: Date, _ index: Int, _ calendar: Calendar) -> Date? {
        let value = first + index
        switch id {
        case .year:
            return calendar.date(byAdding: .year, value: value - calendar.component(.year, from: date), to: date)
        case .month:
            return calendar.date(byAdding: .month, value: value - calendar.component(.month, from: date), to: date)
        case .day: return calendar.date(byAdding: .day, value: value - calendar.component(.day, from: date), to: date)
        case .hour, .minute, .half:
            var hour = calendar.component(.hour, from: date)
            var minute = calendar.component(.minute, from: date)
            switch id {
            case .minute: minute = value
            case .half: hour = hour % 12 + value * 12
            default: hour = titles.count == 12 ? hour / 12 * 12 + value % 12 : value
            }
            return calendar.date(bySettingHour: hour, minute: minute, second: 0, of: date)
        }
    }

    /// The wheels of `components` for `date`.
    static func wheels(
        for date: Date, _ components: DatePickerComponents, in calendar: Calendar, _ range: DateRange
    ) -> [DateWheel] {
        var wheels: [DateWheel] = []
        if components.contains(.date) { wheels += days(date, calendar, range) }
        if components.contains(.hourAndMinute) { wheels += times(date, calendar) }
        return wheels
    }

    private static func days(_ date: Date, _ calendar: Calendar, _ range: DateRange) -> [DateWheel] {
        let locale = calendar.locale ?? Locale(identifier: "en_US")
        let year = calendar.component(.year, from: date)
        let firstYear = range.lower.map { calendar.component(.year, from: $0) } ?? year - 100
        let lastYear = max(range.upper.map { calendar.component(.year, from: $0) } ?? year + 100, firstYear)
        let months = calendar.standaloneMonthSymbols
        let dayCount = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        let month = DateWheel(
            id: .month, name: "Month", titles: months, selected: calendar.component(.month, from: date) - 1,
            width: 118, first: 1)
        let day = DateWheel(
            id: .day, name: "Day", titles: (1...dayCount).map { locale.numeral($0) },
            selected: calendar.component(.day, from: date) - 1, width: 44, first: 1)
        let years = DateWheel(
            id: .year, name: "Year", titles: (firstYear...lastYear).map { locale.numeral($0) },
            selected: year - firstYear,
            width: 66, first: firstYear)
        return order(calendar).map { $0 == "M" ? month : $0 == "d" ? day : years }
    }

    /// Letters of month, day and year in the order in which the calendar's language has them.
    private static func order(_ calendar: Calendar) -> [Character] {
        let locale = calendar.locale ?? Locale(identifier: "en_US")
        let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d y"
        var seen: [Character] = []
        for letter in pattern.map({ $0 == "L" ? "M" : $0 }) where "yMd".contains(letter) && !seen.contains(letter) {
            seen.append(letter)
        }
        return seen.count == 3 ? seen : ["M", "d", "y"]
    }

    private static func times(_ date: Date, _ calendar: Calendar) -> [DateWheel] {
        let locale = calendar.locale ?? Locale(identifier: "en_US")
        let pattern = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "HH"
        let hour = calendar.component(.hour, from: date)
        let minute = DateWheel(
            id: .minute, name: "Minute", titles: (0..<60).map { locale.numeral($0, digits: 2) },
            selected: calendar.component(.minute, from: date), width: 44, first: 0)
        guard pattern.contains("a") else {
            let hours = DateWheel(
                id: .hour, name: "Hour", titles: (0..<24).map { locale.numeral($0, digits: 2) }, selected: hour,
                width: 44, first: 0)
            return [hours, minute]
        }
        let hours = DateWheel(
            id: .hour, name: "Hour", titles: (0..<12).map { locale.numeral($0 == 0 ? 12 : $0) }, selected: hour % 12,
            width: 44,
            first: 0)
        let half = DateWheel(
            id: .half, name: "Half of the day", titles: [calendar.amSymbol, calendar.pmSymbol], selected: hour / 12,
            width: 52, first: 0)
        return [hours, minute, half]
    }
}
