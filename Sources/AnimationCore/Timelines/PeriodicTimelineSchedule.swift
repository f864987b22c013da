public import Foundation

/// Schedule of regular dates: *start + k · interval* (S17.3).
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// A schedule of regular dates.
    ///
    /// - Parameters:
    ///   - startDate: one of the dates.
    ///   - interval: time between dates, in seconds. If it is below a nanosecond or not finite, `startDate` is the only
    ///     date.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// The dates from the last one not after `startDate` on, endless.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        guard interval >= 1e-9, interval.isFinite, passed.isFinite else { return Entries(grid: nil, only: start) }
        var grid = DateGrid(start: start, interval: interval, index: passed)
        // The quotient may have a rounding error; the dates decide.
        if let date = grid.date(passed + 1), date <= startDate { grid.index = passed + 1 }
        return Entries(grid: grid, only: nil)
    }

    /// Dates, computed on demand.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var grid: DateGrid?
        fileprivate var only: Date?

        /// Next date; nil once consecutive dates would be equal by rounding.
        public mutating func next() -> Date? {
            defer { only = nil }
            return grid?.next() ?? only
        }
    }
}

extension PeriodicTimelineSchedule.Entries {
    /// Dates from `start` on; none if it is nil.
    init(from start: Date?, by interval: TimeInterval) {
        grid = start.map { DateGrid(start: $0, interval: interval, index: 0) }
        only = nil
    }
}

/// Iterator over regular dates. Each is computed from the start: summed intervals would drift.
private struct DateGrid {
    let start: Date
    /// Interval in seconds, above 0.
    let interval: TimeInterval
    var index: Double

    mutating func next() -> Date? {
        guard let date = date(index) else { return nil }
        index += 1
        return date
    }

    /// Number of steps from which on adding 1 does not change a `Double`.
    private static let tooManySteps = 0x1p53

    /// Date of step `index`; nil if it does not differ from the previous one, since iteration would never end.
    func date(_ index: Double) -> Date? {
        guard index.magnitude < Self.tooManySteps else { return nil }
        let date = start.addingTimeInterval(index * interval)
        let previous = start.addingTimeInterval((index - 1) * interval)
        return date > previous && date.timeIntervalSinceReferenceDate.isFinite ? date : nil
    }
}

/// Schedule of the starts of minutes (S17.3).
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The schedule.
    public init() {}

    /// Starts of minutes, from that of `startDate` on, endless.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        // Time zones differ by whole minutes, so the minutes of the reference date are those of the wall clock.
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// A schedule of dates `interval` seconds apart, one of which is `startDate`.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Schedule of the starts of minutes.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
