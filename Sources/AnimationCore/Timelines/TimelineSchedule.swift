public import Foundation

/// Whether a timeline runs as it wants, or is asked to save power.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as the schedule says.
    case normal
    /// As rarely as makes sense. Nothing in Lilt asks for it; schedules of programs may be asked by them.
    case lowFrequency
}

/// When a `TimelineView` shows something new (S17.4).
///
/// ```swift
/// struct Bells: TimelineSchedule {
///     func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate, startDate + 0.5, startDate + 2] }
/// }
/// ```
public protocol TimelineSchedule {
    /// Whether to save power.
    typealias Mode = TimelineScheduleMode
    /// The dates that ``entries(from:mode:)`` answers with; may be endless, as only the next one is ever asked for.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates at which there is something new.
    ///
    /// - Parameters:
    ///   - startDate: the date at which the timeline begins to follow the schedule.
    ///   - mode: whether to save power.
    /// - Returns: dates, each later than the one before; one that is not is passed over. The last that is not after
    ///   `startDate` holds at first.
    func entries(from startDate: Date, mode: Mode) -> Entries
}
