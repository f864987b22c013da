import AnimationCore
import AttributeGraph
import Foundation
@_spi(Engine) import ViewGraph

/// Brings a timeline's content the dates of its schedule, and has the window woken for them (S17.2, S17.4).
@MainActor final class TimelineDriver<Schedule: TimelineSchedule>: RunningAttribute {
    let context: Attribute<TimelineViewDefaultContext>
    private var pace = Pace.still
    private unowned let host: ViewHost

    private enum Pace {
        /// There are no dates, or no more.
        case still
        /// Every frame, or those that are so many seconds apart; `last` is the program time of the last one.
        case frames(interval: Double?, last: Double)
        case entries(of: Schedule, TimelineEntries<Schedule.Entries>)
    }

    /// Dates are kept to a tenth of a microsecond: so much may an entry miss the time of its frame by.
    private static var precision: Double { 1e-6 }
    /// Intervals up to this, in seconds, stay in step with frames; for longer ones the process sleeps in between.
    private static var longestInStep: Double { 0.05 }

    init(_ schedule: Schedule, inputs: _ViewInputs) {
        let host = inputs.host
        self.host = host
        let now = host.startDate.addingTimeInterval(host.time)
        context = inputs.lifetime.perform {
            inputs.graph.addSource(TimelineViewDefaultContext(date: now, cadence: .live))
        }
    }

    /// Begins anew, with this schedule.
    func follow(_ schedule: Schedule) {
        host.wake(self, at: nil)
        if let schedule = schedule as? AnimationTimelineSchedule {
            guard schedule.isRunning else {
                // The date that is there stays.
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
                // The machine slept, or nobody saw the window, for a long time.
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

    /// The view has gone.
    func end() {
        pace = .still
        host.wake(self, at: nil)
    }

    /// Sees to what comes next. Returns true if it wants each frame until then.
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
    /// - Parameter interval: seconds from one entry to the next; nil: not known, so all detail is shown.
    init(interval: Double?) {
        switch interval ?? 0 {
        case 59.9...: self = .minutes
        case 0.99...: self = .seconds
        default: self = .live
        }
    }
}
