import AnimationCore
import AttributeGraph
import Foundation
@_spi(Engine) import ViewGraph

/// Passes the dates of a timeline's schedule to its content, and wakes the window for them (S17.2, S17.4).
@MainActor final class TimelineDriver<Schedule: TimelineSchedule>: RunningAttribute {
    let context: Attribute<TimelineViewDefaultContext>
    private var pace = Pace.still
    private unowned let host: ViewHost

    private enum Pace {
        /// No dates, or none left.
        case still
        /// Dates at every frame, or at frames at least `interval` seconds apart; `last` is the program time of the last
        /// one.
        case frames(interval: Double?, last: Double)
        case entries(of: Schedule, TimelineEntries<Schedule.Entries>)
    }

    /// Tolerance between an entry and the time of its frame, in seconds: a `Date` is exact only to a tenth of a
    /// microsecond.
    private static var precision: Double { 1e-6 }
    /// Longest interval, in seconds, for which every frame is awaited; for longer ones the process sleeps in between.
    private static var longestInStep: Double { 0.05 }

    init(_ schedule: Schedule, inputs: _ViewInputs) {
        let host = inputs.host
        self.host = host
        let now = host.startDate.addingTimeInterval(host.time)
        context = inputs.lifetime.perform {
            inputs.graph.addSource(TimelineViewDefaultContext(date: now, cadence: .live))
        }
    }

    /// Begins anew with `schedule`.
    func follow(_ schedule: Schedule) {
        host.wake(self, at: nil)
        if let schedule = schedule as? AnimationTimelineSchedule {
            guard schedule.isRunning else {
                // Paused: the last date stays.
                pace = .still
                return
            }
            pace = .frames(interval: schedule.minimumInterval, last: host.time)
            show(date(at: host.time), every: schedule.minimumInterval)
        } else {
            begin(schedule, at: date(at: host.time))
        }
        if waitsInStep() { host.run(self) }
    }

    /// Timelines show dates; the next frame that is seen shows the date of its time.
    var mattersUnseen: Bool { false }

    func advance(to time: Double) -> Bool {
        guard host.graph.isAlive(context) else { return false }
        switch pace {
        case .still: return false
        case .frames(let interval, let last):
            if let interval, time + Self.precision < last + interval { break }
            pace = .frames(interval: interval, last: time)
            show(date(at: time), every: interval)
        case .entries(let schedule, var entries):
            let now = date(at: time).addingTimeInterval(Self.precision)
            let hasChanged = entries.advance(to: now)
            if entries.isRunaway {
                // Too many entries have passed: the machine slept, or the window was invisible for a long time.
                begin(schedule, at: now)
            } else {
                if hasChanged { show(entries) }
                pace = .entries(of: schedule, entries)
            }
        }
        return waitsInStep()
    }

    private func begin(_ schedule: Schedule, at now: Date) {
        let entries = TimelineEntries(schedule.entries(from: now, mode: .normal), from: now)
        if entries.isRunaway {
            host.report(
                "\(Schedule.self) gave \(TimelineEntries<Schedule.Entries>.passedLimit) entries that have passed; the "
                    + "timeline stops there. Let entries(from:mode:) begin near the date that it gets.")
        }
        pace = .entries(of: schedule, entries)
        show(entries)
    }

    /// Stops: the view was removed.
    func end() {
        pace = .still
        host.wake(self, at: nil)
    }

    /// Arranges for the next date.
    ///
    /// - Returns: true if every frame is needed until then.
    private func waitsInStep() -> Bool {
        switch pace {
        case .still: return false
        case .frames(let interval, let last):
            guard let interval, interval > Self.longestInStep else { return true }
            host.wake(self, at: last + interval - Self.precision)
        case .entries(_, let entries):
            host.wake(self, at: entries.upcoming.map { $0.timeIntervalSince(host.startDate) - Self.precision })
        }
        return false
    }

    private func date(at time: Double) -> Date { host.startDate.addingTimeInterval(time) }

    private func show(_ entries: TimelineEntries<Schedule.Entries>) {
        show(entries.current, every: entries.upcoming?.timeIntervalSince(entries.current))
    }

    private func show(_ date: Date, every interval: Double?) {
        host.graph.set(context, to: TimelineViewDefaultContext(date: date, cadence: .init(interval: interval)))
    }
}

extension TimelineViewDefaultContext.Cadence {
    /// Makes the cadence for an interval between entries.
    ///
    /// - Parameter interval: seconds from one entry to the next; nil, which is unknown, gives `live`.
    init(interval: Double?) {
        switch interval ?? 0 {
        case 59.9...: self = .minutes
        case 0.99...: self = .seconds
        default: self = .live
        }
    }
}
