public import Foundation

/// Mode of a timeline: normal, or saving power.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// All dates of the schedule.
    case normal
    /// Few dates, to save power. Lilt itself never asks for it; a program's schedules may ask others.
    case lowFrequency
}

/// Schedule of a `TimelineView`'s updates (S17.4).
///
/// ```swift
/// struct Bells: TimelineSchedule {
///     func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate, startDate + 0.5, startDate + 2] }
/// }
/// ```
public protocol TimelineSchedule {
    /// Mode: normal, or saving power.
    typealias Mode = TimelineScheduleMode
    /// Type of the dates; may be endless, since only the next one is read.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// Dates of the updates.
    ///
    /// - Parameters:
    ///   - startDate: date at which the timeline begins to follow the schedule.
    ///   - mode: normal, or saving power.
    /// - Returns: the dates in ascending order; others are skipped. The last one not after `startDate` is current
    ///   first.
    func entries(from startDate: Date, mode: Mode) -> Entries
}
