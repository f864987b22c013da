public import Foundation

/// Schedule of every frame (S17.2).
///
/// `TimelineView` treats it specially: its dates are those at which frames are seen, at least `minimumInterval` apart.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval?
    private let isPaused: Bool

    /// Interval in seconds where the program asks for none.
    private static let shortestInterval = 1.0 / 120

    /// A schedule of every frame.
    ///
    /// - Parameters:
    ///   - minimumInterval: shortest time between dates, in seconds; every frame if nil, not above 0, or not finite.
    ///   - paused: true for no dates.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = minimumInterval.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        isPaused = paused
    }

    /// True unless paused.
    package var isRunning: Bool { !isPaused }

    /// Shortest time between dates, in seconds; nil for every frame.
    package var minimumInterval: TimeInterval? { interval }

    /// Dates from `startDate` on, at the shortest interval; none while paused or in low-frequency mode.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        let isRunning = !isPaused && mode == .normal
        return PeriodicTimelineSchedule.Entries(
            from: isRunning ? startDate : nil, by: interval ?? Self.shortestInterval)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Schedule of every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// A schedule of every frame, with dates at least `minimumInterval` seconds apart; none while `paused`.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
