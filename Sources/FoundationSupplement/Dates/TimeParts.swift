import Foundation

/// Unit of a length of time.
enum TimeUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// True for the units that are used where a program names none.
    var isUsual: Bool { self == .day || self == .hour || self == .minute || self == .second }

    /// Number of these that make one of the next larger unit; nil where that varies.
    var inLarger: Int? {
        switch self {
        case .second, .minute: 60
        case .hour: 24
        case .day: 7
        case .week: nil
        case .month: 12
        case .year: nil
        }
    }
}

/// Parts of a length of time, from the largest unit to the smallest.
struct TimeParts {
    private(set) var parts: [(unit: TimeUnit, count: Int)]

    init(_ parts: [(unit: TimeUnit, count: Int)]) { self.parts = parts }

    /// Adds one of the largest unit to the next one, if that is the next in size and there is no more of the largest.
    mutating func collapse() {
        guard let first = parts.firstIndex(where: { $0.count != 0 }), parts[first].count == 1,
            first + 1 < parts.count, let factor = parts[first + 1].unit.inLarger
        else { return }
        parts[first].count = 0
        parts[first + 1].count += factor
    }

    /// Leaves out units of zero by `behavior`. One unit stays.
    mutating func drop(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior, isPositional: Bool) {
        if behavior.contains(.pad) { return }
        var behavior = behavior
        if behavior.contains(.default) { behavior.formUnion(isPositional ? .dropLeading : .dropAll) }
        guard let first = parts.firstIndex(where: { $0.count != 0 }),
            let last = parts.lastIndex(where: { $0.count != 0 })
        else {
            if behavior.contains(.dropLeading) || behavior.contains(.dropTrailing) { parts = Array(parts.suffix(1)) }
            return
        }
        parts = parts.enumerated().filter { index, part in
            if part.count != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            if index > last { return !behavior.contains(.dropTrailing) }
            return !behavior.contains(.dropMiddle)
        }.map(\.element)
    }

    /// Leaves out the smallest units, so that no more than `count` stay.
    mutating func limit(to count: Int) { parts = Array(parts.prefix(count)) }
}

/// Words and digits for parts of a length of time.
struct TimeWords {
    let style: DateComponentsFormatter.UnitsStyle
    /// True if digits of the first unit have two places, as those of the others.
    let isPadded: Bool
    let locale: Locale

    func text(of parts: [(unit: TimeUnit, count: Int)]) -> String {
        switch style {
        case .positional:
            parts.enumerated().map { index, part in digits(part.count, isPadded: index > 0 || isPadded) }
                .joined(separator: ":")
        case .abbreviated: parts.map { word(for: $0, .narrow) }.joined(separator: " ")
        case .brief:
            parts.map { word(for: $0, .abbreviated).filter { $0 != " " } }.joined(separator: " ")
        case .short: parts.map { word(for: $0, .abbreviated) }.joined(separator: ", ")
        case .full: parts.map { word(for: $0, .wide) }.joined(separator: ", ")
        case .spellOut: parts.map { spelled($0) }.joined(separator: ", ")
        }
    }

    private func digits(_ count: Int, isPadded: Bool) -> String {
        count.formatted(.number.grouping(.never).precision(.integerLength((isPadded ? 2 : 1)...)).locale(locale))
    }

    private func word(
        for part: (unit: TimeUnit, count: Int), _ width: Duration.UnitsFormatStyle.UnitWidth
    ) -> String {
        guard let unit = part.unit.durationUnit else { return years(part, width) }
        let style = Duration.UnitsFormatStyle(allowedUnits: [unit.unit], width: width).locale(locale)
        return style.format(.seconds(unit.seconds * part.count))
    }

    /// Months and years, which lengths of time in seconds do not have: in English.
    private func years(
        _ part: (unit: TimeUnit, count: Int), _ width: Duration.UnitsFormatStyle.UnitWidth
    ) -> String {
        let isYear = part.unit == .year
        let number = digits(part.count, isPadded: false)
        if width == .narrow { return number + (isYear ? "y" : "mo") }
        let name = width == .wide ? (isYear ? "year" : "month") : isYear ? "yr" : "mo"
        return "\(number) \(name)\(part.count == 1 || !isYear && width != .wide ? "" : "s")"
    }

    private func spelled(_ part: (unit: TimeUnit, count: Int)) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        let number = formatter.string(from: NSNumber(value: part.count)) ?? digits(part.count, isPadded: false)
        return word(for: part, .wide).replacingOccurrences(of: digits(part.count, isPadded: false), with: number)
    }
}

extension TimeUnit {
    /// The unit as part of a length of time in seconds; nil for months and years.
    fileprivate var durationUnit: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
        switch self {
        case .year, .month: nil
        case .week: (.weeks, 604_800)
        case .day: (.days, 86_400)
        case .hour: (.hours, 3_600)
        case .minute: (.minutes, 60)
        case .second: (.seconds, 1)
        }
    }
}
