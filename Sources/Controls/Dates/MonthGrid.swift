import Foundation

/// Days of one month in weeks.
struct MonthGrid: Equatable {
    /// First moment of the month.
    let start: Date
    /// Weeks of seven places; nil where the month has no day.
    let weeks: [[Date?]]

    /// The month around `date` in `calendar`, whose first day of the week begins each row.
    init(around date: Date, in calendar: Calendar) {
        let month = calendar.dateInterval(of: .month, for: date)
        let start = month?.start ?? date
        self.start = start
        let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 0
        let lead = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        var places: [Date?] = Array(repeating: nil, count: lead)
        for day in 0..<count { places.append(calendar.date(byAdding: .day, value: day, to: start)) }
        while !places.count.isMultiple(of: 7) { places.append(nil) }
        weeks = stride(from: 0, to: places.count, by: 7).map { Array(places[$0..<$0 + 7]) }
    }

    /// Short names of the days of the week, in the order of the rows.
    static func weekdays(of calendar: Calendar) -> [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        guard names.indices.contains(first) else { return names }
        return Array(names[first...] + names[..<first])
    }
}
