public import Foundation

/// Dates on a grid: *start + k · interval* (S17.3).
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// - Parameters:
    ///   - startDate: a date of the grid.
    ///   - interval: from one date to the next, in seconds. If it is below a nanosecond, or no number, there is only the
    ///     start.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// The dates of the grid, from the last one that is not after `startDate` on, without end.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        guard interval >= 1e-9, interval.isFinite, passed.isFinite else { return Entries(grid: nil, only: start) }
        var grid = DateGrid(start: start, interval: interval, index: passed)
        // The quotient may be off by a rounding error; what counts is the date.
        if let date = grid.date(passed + 1), date <= startDate { grid.index = passed + 1 }
        return Entries(grid: grid, only: nil)
    }

    /// Dates one after the other, made as they are asked for.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var grid: DateGrid?
        fileprivate var only: Date?

        /// The next date; nil once two neighbours could not be told apart any more.
        public mutating func next() -> Date? {
            defer { only = nil }
            return grid?.next() ?? only
        }
    }
}

extension PeriodicTimelineSchedule.Entries {
    /// Dates from `start` on; nil: none.
    init(from start: Date?, by interval: TimeInterval) {
        grid = start.map { DateGrid(start: $0, interval: interval, index: 0) }
        only = nil
    }
}

/// Counts up a grid of dates. Each is computed from the grid's start: steps that are added up would drift.
private struct DateGrid {
    let start: Date
    /// Above 0.
    let interval: TimeInterval
    var index: Double

    mutating func next() -> Date? {
        guard let date = date(index) else { return nil }
        index += 1
        return date
    }

    /// From here on, numbers have no successor of their own.
    private static let tooManySteps = 0x1p53

    /// Nil where a date could not be told from the one before: it must not stand still for ever.
    func date(_ index: Double) -> Date? {
        guard index.magnitude < Self.tooManySteps else { return nil }
        let date = start.addingTimeInterval(index * interval)
        let previous = start.addingTimeInterval((index - 1) * interval)
        return date > previous && date.timeIntervalSinceReferenceDate.isFinite ? date : nil
    }
}

/// The beginnings of minutes (S17.3).
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The schedule; there is only one.
    public init() {}

    /// The minutes, from the one in which `startDate` is on, without end.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        // Time zones are whole minutes apart, so the minutes of the reference date are those of the wall clock.
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates on a grid, `interval` seconds apart; `startDate` is one of them.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginnings of minutes.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
