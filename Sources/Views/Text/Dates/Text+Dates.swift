public import Foundation

extension Text {
    /// Form in which a text shows a date.
    public struct DateStyle: Hashable, Sendable {
        enum Kind: Hashable { case time, date, relative, offset, timer }

        let kind: Kind

        /// The time of day: 11:23 PM.
        public static let time = DateStyle(kind: .time)
        /// The day: 3 June 2019.
        public static let date = DateStyle(kind: .date)
        /// Distance of the date from now, in its two largest units: 2 hours, 23 minutes.
        public static let relative = DateStyle(kind: .relative)
        /// Distance of the date from now, in its largest unit and with a sign: +2 hours.
        public static let offset = DateStyle(kind: .offset)
        /// Countdown to the date, then time since it, in hours, minutes and seconds: 36:59:01.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date in a style; all styles but `time` and `date` update themselves, without evaluating a view's body
    /// (S14.13).
    public init(_ date: Date, style: DateStyle) { self.init(source: StyledDate(date: date, style: style)) }

    /// The range between two dates, each abbreviated with its time of day; equal dates are shown once.
    public init(_ dates: ClosedRange<Date>) {
        self.init(source: DateSpan(start: dates.lowerBound, end: dates.upperBound))
    }

    /// The range of `interval`, from its start to its end; an empty interval is shown as one date.
    public init(_ interval: DateInterval) { self.init(source: DateSpan(start: interval.start, end: interval.end)) }

    /// A timer that runs within an interval, and stands still before and after it (S14.13).
    ///
    /// - Parameters:
    ///   - timerInterval: start and end of the timer.
    ///   - pauseTime: the date at which the timer stops early; nil is the end of the interval.
    ///   - countsDown: true counts from the interval's length to 0, false from 0 up.
    ///   - showsHours: false counts minutes beyond 59 instead of hours.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            source: TimerText(
                interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}

/// A date in a `Text.DateStyle`.
struct StyledDate: TextSource {
    let date: Date
    let style: Text.DateStyle

    func string(in wording: TextWording, at now: Date) -> String {
        let seconds = now.timeIntervalSince(date)
        // Time left is rounded up, so that 0 appears at the very moment of the date.
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

/// A range of dates.
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

/// A timer that runs within an interval.
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

/// Durations in words and in clock form.
enum ElapsedTime {
    /// Upper bound in seconds, about 32 million years: `Int` and `Duration` hold it.
    private static let most = 1e15

    /// `seconds` in words, in at most `units` of the largest units, weeks at most: "2 hours, 23 minutes".
    static func words(_ seconds: Double, units: Int, _ locale: Locale) -> String {
        Duration.seconds(min(seconds, most)).formatted(
            .units(
                allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: units,
                fractionalPart: .hide(rounded: .down)
            ).locale(locale))
    }

    /// `seconds` in clock form: 1:05, 36:59:01. Negative values count as 0; without `showsHours` minutes exceed 59.
    static func clock(_ seconds: Double, showsHours: Bool) -> String {
        let whole = Int(min(max(seconds, 0), most))
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let minutes = whole / 60
        guard showsHours, minutes >= 60 else { return "\(minutes):\(two(whole % 60))" }
        return "\(minutes / 60):\(two(minutes % 60)):\(two(whole % 60))"
    }

    /// The first date after `date` that is a whole number of seconds from `anchor`.
    static func nextSecond(after date: Date, from anchor: Date) -> Date {
        anchor.addingTimeInterval(date.timeIntervalSince(anchor).rounded(.down) + 1)
    }
}
