public import Foundation

/// A value that follows the time, for a text that shows it and updates itself (S14.13).
public struct TimeDataSource<Value>: Sendable where Value: Sendable, Value: Equatable {
    let value: @Sendable (Date) -> Value
    let date: @Sendable (Value) -> Date
    /// Two with the same name and anchor are the same.
    fileprivate let anchor: Date?
}

extension TimeDataSource where Value == Date {
    /// The present date.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource(value: { $0 }, date: { $0 }, anchor: nil)
    }
}

extension TimeDataSource where Value == Duration {
    /// How long ago `date` was; negative as long as it is to come.
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
    /// What follows the time, in a format that says when it shows something new (S14.13).
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
        // A format that stands still must not keep the process awake.
        return max(source.date(next), date.addingTimeInterval(0.01))
    }

    static func == (a: Self, b: Self) -> Bool { a.format == b.format && a.source.anchor == b.source.anchor }
}
