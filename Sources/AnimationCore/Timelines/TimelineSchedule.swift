public import Foundation

/// Whether a timeline runs as it wants, or is asked to save power.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal, lowFrequency
}

/// When a `TimelineView` shows something new (S17.4).
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates, growing; the first is the one that holds at `startDate`, or comes next.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates on a grid (S17.3).
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// - Parameters:
    ///   - startDate: a date of the grid.
    ///   - interval: from one date to the next, in seconds; not above 0: there is only the start.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        guard interval > 0, interval.isFinite else { return Entries(upcoming: start, interval: nil) }
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(upcoming: start.addingTimeInterval(passed * interval), interval: interval)
    }

    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date?
        fileprivate let interval: TimeInterval?

        public mutating func next() -> Date? {
            guard let date = upcoming else { return nil }
            // Far from its origin a date cannot tell small steps apart; it must not stand still for ever.
            let following = interval.map { date.addingTimeInterval($0) }
            upcoming = following.flatMap { $0 > date ? $0 : nil }
            return date
        }
    }
}

/// The beginnings of minutes (S17.3).
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        // Time zones are whole minutes apart, so the minutes of the reference date are those of the wall clock.
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// Dates as given (S17.3).
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every frame (S17.2).
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// The shortest interval, in seconds, if the program asks for none.
    private static let shortestInterval = 1.0 / 120

    /// - Parameters:
    ///   - minimumInterval: from one date to the next at least, in seconds; nil: as often as frames are shown.
    ///   - paused: there are no dates.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        let interval = minimumInterval ?? Self.shortestInterval
        self.interval = interval > 0 && interval.isFinite ? interval : Self.shortestInterval
        isPaused = paused
    }

    /// Whether it follows the frames: who shows them may ask this, and need not compute dates (S17.2).
    package var minimumInterval: TimeInterval? { isPaused ? nil : interval }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        guard !isPaused, mode == .normal else { return PeriodicTimelineSchedule.Entries(upcoming: nil, interval: nil) }
        return PeriodicTimelineSchedule.Entries(upcoming: startDate, interval: interval)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates on a grid, `interval` seconds apart.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginnings of minutes.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Every frame, but no two dates nearer than `minimumInterval` seconds; none while `paused`.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Dates as given.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
