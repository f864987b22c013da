public import Foundation

/// Every frame (S17.2).
///
/// A `TimelineView` knows this schedule: its dates are those at which frames are seen, and no two are nearer than the
/// shortest interval that the program asks for.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval?
    private let isPaused: Bool

    /// The shortest interval, in seconds, if the program asks for none.
    private static let shortestInterval = 1.0 / 120

    /// - Parameters:
    ///   - minimumInterval: from one date to the next at least, in seconds; nil, and what is not above 0 or no number:
    ///     as often as frames are shown.
    ///   - paused: there are no dates.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = minimumInterval.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        isPaused = paused
    }

    /// Whether there are any dates.
    package var isRunning: Bool { !isPaused }

    /// Seconds from one date to the next at least; nil: every frame is one.
    package var minimumInterval: TimeInterval? { interval }

    /// Dates from `startDate` on, as near to each other as they may be; none while paused or saving power.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        let isRunning = !isPaused && mode == .normal
        return PeriodicTimelineSchedule.Entries(
            from: isRunning ? startDate : nil, by: interval ?? Self.shortestInterval)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Every frame, but no two dates nearer than `minimumInterval` seconds; none while `paused`.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
