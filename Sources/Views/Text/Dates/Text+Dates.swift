public import Foundation

extension Text {
    /// How a date is shown.
    public struct DateStyle: Hashable, Sendable {
        enum Kind: Hashable { case time, date, relative, offset, timer }

        let kind: Kind

        /// The time of day: 11:23 PM.
        public static let time = DateStyle(kind: .time)
        /// The day: 3 June 2019.
        public static let date = DateStyle(kind: .date)
        /// How far away the date is, in its two largest units: 2 hours, 23 minutes.
        public static let relative = DateStyle(kind: .relative)
        /// How far away the date is, in its largest unit and with a sign: +2 hours.
        public static let offset = DateStyle(kind: .offset)
        /// Hours, minutes and seconds to the date, and then from it: 36:59:01.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date; all styles but `time` and `date` update themselves, without the body of any view (S14.13).
    public init(_ date: Date, style: DateStyle) { self.init(source: StyledDate(date: date, style: style)) }

    /// From when to when.
    public init(_ dates: ClosedRange<Date>) {
        self.init(source: DateSpan(start: dates.lowerBound, end: dates.upperBound))
    }

    /// From when to when.
    public init(_ interval: DateInterval) { self.init(source: DateSpan(start: interval.start, end: interval.end)) }

    /// The time that runs within an interval; it stands still before and after (S14.13).
    ///
    /// - Parameters:
    ///   - timerInterval: from when to when the time runs.
    ///   - pauseTime: when it stops early, if it does.
    ///   - countsDown: from the interval's length to 0, rather than from 0.
    ///   - showsHours: false counts minutes beyond 59.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            source: TimerText(
                interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}

/// A date in one of the styles.
struct StyledDate: TextSource {
    let date: Date
    let style: Text.DateStyle

    func string(in wording: TextWording, at now: Date) -> String {
        let seconds = now.timeIntervalSince(date)
        // What remains is counted to its end: 0 shows in the moment of the date.
        let whole = seconds < 0 ? (-seconds).rounded(.up) : seconds.rounded(.down)
        switch style.kind {
        case .time: return date.formatted(wording.style(date: .omitted, time: .shortened))
        case .date: return date.formatted(wording.style(date: .long, time: .omitted))
        case .relative: return ElapsedTime.words(whole, units: 2, wording.locale)
        case .offset: return (seconds < 0 ? "-" : "+") + ElapsedTime.words(whole, units: 1, wording.locale)
        case .timer: return ElapsedTime.clock(whole, showsHours: true)
        }
    }

    var isLive: Bool { style != .time && style != .date }

    func nextChange(after now: Date) -> Date? { isLive ? ElapsedTime.nextSecond(after: now, from: date) : nil }
}

/// From one date to another.
private struct DateSpan: TextSource {
    let start: Date
    let end: Date

    func string(in wording: TextWording, at date: Date) -> String {
        guard start < end else {
            return start.formatted(wording.style(date: .abbreviated, time: .shortened))
        }
        return (start..<end).formatted(
            Date.IntervalFormatStyle(
                date: .abbreviated, time: .shortened, locale: wording.locale, calendar: wording.calendar,
                timeZone: wording.timeZone))
    }
}

/// The time that runs within an interval.
struct TimerText: TextSource {
    let interval: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    private var end: Date { min(pauseTime ?? interval.upperBound, interval.upperBound) }

    func string(in wording: TextWording, at date: Date) -> String {
        let now = max(min(date, end), interval.lowerBound)
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(now).rounded(.up)
            : now.timeIntervalSince(interval.lowerBound).rounded(.down)
        return ElapsedTime.clock(seconds, showsHours: showsHours)
    }

    var isLive: Bool { true }

    func nextChange(after date: Date) -> Date? {
        guard date < end else { return nil }
        if date < interval.lowerBound { return interval.lowerBound }
        let next = ElapsedTime.nextSecond(after: date, from: countsDown ? interval.upperBound : interval.lowerBound)
        return next <= end ? next : nil
    }
}

/// Lengths of time in words and figures.
enum ElapsedTime {
    /// More seconds than there have been since the world began; lengths beyond are shown as this.
    private static let most = 1e15

    /// In the largest units, weeks at most: 2 hours, 23 minutes.
    static func words(_ seconds: Double, units: Int, _ locale: Locale) -> String {
        Duration.seconds(min(seconds, most)).formatted(
            .units(
                allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: units,
                fractionalPart: .hide(rounded: .down)
            ).locale(locale))
    }

    /// As on a clock: 1:05, 36:59:01.
    static func clock(_ seconds: Double, showsHours: Bool) -> String {
        let whole = Int(min(max(seconds, 0), most))
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let minutes = whole / 60
        guard showsHours, minutes >= 60 else { return "\(minutes):\(two(whole % 60))" }
        return "\(minutes / 60):\(two(minutes % 60)):\(two(whole % 60))"
    }

    /// The first moment after `date` that is a whole number of seconds from `anchor`.
    static func nextSecond(after date: Date, from anchor: Date) -> Date {
        anchor.addingTimeInterval(date.timeIntervalSince(anchor).rounded(.down) + 1)
    }
}
