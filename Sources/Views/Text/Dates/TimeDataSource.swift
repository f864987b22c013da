public import Foundation

/// A value that depends on the time, for a text that updates itself (S14.13).
public struct TimeDataSource<Value>: Sendable where Value: Sendable, Value: Equatable {
    let value: @Sendable (Date) -> Value
    let date: @Sendable (Value) -> Date
    /// Identity for comparison: sources of one type with equal anchors are equal.
    fileprivate let anchor: Date?
}

extension TimeDataSource where Value == Date {
    /// The current date.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource(value: { $0 }, date: { $0 }, anchor: nil)
    }
}

extension TimeDataSource where Value == Duration {
    /// Duration since `date`; negative before it.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(
            value: { .seconds($0.timeIntervalSince(date)) },
            date: {
                date.addingTimeInterval(Double($0.components.seconds) + Double($0.components.attoseconds) * 1e-18)
            },
            anchor: date)
    }
}

extension Text {
    /// A value of `source` in a format that reports when its output changes; the text updates itself then (S14.13).
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String, F: Sendable {
        self.init(source: TimedValue(source: source, format: format))
    }
}

private struct TimedValue<Format: DiscreteFormatStyle & Sendable>: TextSource
where Format.FormatInput: Sendable & Equatable, Format.FormatOutput == String {
    let source: TimeDataSource<Format.FormatInput>
    let format: Format

    func string(in wording: TextWording, at date: Date) -> String {
        format.locale(wording.locale).format(source.value(date))
    }

    var isLive: Bool { true }

    func nextChange(after date: Date) -> Date? {
        guard let next = format.discreteInput(after: source.value(date)) else { return nil }
        // A format that returns its own input must not keep the process awake: at least 10 ms between changes.
        return max(source.date(next), date.addingTimeInterval(0.01))
    }

    static func == (a: Self, b: Self) -> Bool { a.format == b.format && a.source.anchor == b.source.anchor }
}
