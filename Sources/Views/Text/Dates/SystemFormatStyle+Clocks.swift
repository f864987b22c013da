public import Foundation

/// Time between two dates as on the face of a clock: hours, minutes, seconds, and parts of a second.
struct ClockFace: Codable, Hashable, Sendable {
    let showsHours: Bool
    let maxFieldCount: Int
    let maxPrecision: Duration

    /// Length of the smallest unit that is shown, in seconds.
    var step: Double {
        let wanted = Double(maxPrecision.components.seconds) + Double(maxPrecision.components.attoseconds) * 1e-18
        return max(wanted, 0.001)
    }

    /// Digits after the point: 2 for hundredths of a second.
    private var digits: Int { step >= 1 ? 0 : min(3, Int((-log10(step)).rounded(.up))) }

    /// The time of `seconds`, which is a multiple of the smallest unit and not negative, in words.
    func string(_ seconds: Double) -> String {
        let total = min(seconds, 1e9)
        let (hours, minutes) = (Int(total) / 3_600, Int(total) / 60)
        let rest = total - Double(minutes * 60)
        let width = digits == 0 ? 2 : digits + 3
        let inHours = showsHours && hours > 0
        var text = inHours ? String(format: "%d:%02d", hours, minutes % 60) : "\(minutes)"
        // Hours, minutes, seconds and parts of a second are fields.
        guard maxFieldCount > (inHours ? 2 : 1) else { return text }
        let hasParts = digits > 0 && maxFieldCount > (inHours ? 3 : 2)
        text += ":" + (hasParts ? String(format: "%0\(width).\(digits)f", rest) : String(format: "%02d", Int(rest)))
        return text
    }
}

extension SystemFormatStyle {
    /// Format for the time since a date: "1:05.25".
    public struct Stopwatch: Hashable, Sendable {
        let start: Date
        let face: ClockFace

        /// Format for the time since `startDate`; before it, the time is zero.
        ///
        /// - Parameters:
        ///   - startDate: the date to count from.
        ///   - showsHours: true to show hours from the first one on, false to go on counting minutes.
        ///   - maxFieldCount: greatest number of fields, the largest first: hours, minutes, seconds, parts of a second.
        ///   - maxPrecision: length of the smallest unit.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            face = ClockFace(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }
    }

    /// Format for the time since the start of an interval, or until its end: "0:09".
    public struct Timer: Hashable, Sendable {
        let interval: Range<Date>
        let countsDown: Bool
        let face: ClockFace

        /// Format for the time until the end of `interval`; see ``Stopwatch`` for the parameters.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            countsDown = true
            face = ClockFace(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        /// Format for the time since the start of `interval`; see ``Stopwatch`` for the parameters.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            countsDown = false
            face = ClockFace(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }
    }
}

extension SystemFormatStyle.Stopwatch: FormatStyle, DiscreteFormatStyle {
    /// Number of whole units at `date`.
    private func count(_ date: Date) -> Double { max(date.timeIntervalSince(start), 0) / face.step + 1e-6 }

    /// The time from the start to `date`.
    public func format(_ date: Date) -> String { face.string(count(date).rounded(.down) * face.step) }

    /// The first date after `date` at which the text changes.
    public func discreteInput(after date: Date) -> Date? {
        date < start ? start : start.addingTimeInterval((count(date).rounded(.down) + 1) * face.step)
    }

    /// The last date before `date` at which the text changes; nil before the start.
    public func discreteInput(before date: Date) -> Date? {
        date <= start ? nil : start.addingTimeInterval((count(date) - 2e-6).rounded(.down) * face.step)
    }
}

extension SystemFormatStyle.Timer: FormatStyle, DiscreteFormatStyle {
    /// Time shown at `date`, in seconds.
    private func shown(_ date: Date) -> Double {
        let date = min(max(date, interval.lowerBound), interval.upperBound)
        let step = face.step
        // A countdown ends at zero, so that what is left is rounded up.
        return countsDown
            ? (interval.upperBound.timeIntervalSince(date) / step - 1e-6).rounded(.up) * step
            : (date.timeIntervalSince(interval.lowerBound) / step + 1e-6).rounded(.down) * step
    }

    /// The time from the start, or to the end, of the interval.
    public func format(_ date: Date) -> String { face.string(max(shown(date), 0)) }

    /// The first date after `date` at which the text changes; nil after the interval.
    public func discreteInput(after date: Date) -> Date? {
        guard date < interval.upperBound else { return nil }
        guard date >= interval.lowerBound else { return interval.lowerBound }
        let next =
            countsDown
            ? interval.upperBound.addingTimeInterval(-(shown(date) - face.step))
            : interval.lowerBound.addingTimeInterval(shown(date) + face.step)
        return min(next, interval.upperBound)
    }

    /// The last date before `date` at which the text changes; nil before the interval.
    public func discreteInput(before date: Date) -> Date? {
        guard date > interval.lowerBound else { return nil }
        guard date <= interval.upperBound else { return interval.upperBound }
        let last =
            countsDown
            ? interval.upperBound.addingTimeInterval(-(shown(date) + face.step))
            : interval.lowerBound.addingTimeInterval(shown(date) - face.step)
        return max(last, interval.lowerBound)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// Format for the time since `startDate`; see `SystemFormatStyle.Stopwatch` for the parameters.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// Format for the time until the end of `interval`; see `SystemFormatStyle.Stopwatch` for the parameters.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }

    /// Format for the time since the start of `interval`; see `SystemFormatStyle.Stopwatch` for the parameters.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
