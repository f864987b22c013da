import AnimationCore
import LayerTree

/// Custom animatable values of one window that are running, and those that wait for a known time.
@MainActor package final class RunningAttributes {
    private var running: [any RunningAttribute] = []
    private var wakeUps = WakeUps()
    /// True during the update of a frame that has advanced attributes.
    var isAdvancing = false
    /// Attributes whose model value has changed in that update.
    private var changed: [any RunningAttribute] = []

    /// Number of running custom animatable values.
    package var count: Int { running.count }

    /// Program time of the earliest wake-up, in seconds; nil if there is none.
    var nextWakeTime: Double? { wakeUps.next }
    /// Program time of the earliest wake-up that matters in a window that is not seen, in seconds; nil if there is none.
    var nextUnseenWakeTime: Double? { wakeUps.nextUnseen }
    /// True if an attribute runs that has to advance in a window that is not seen.
    var matterUnseen: Bool { running.contains { $0.mattersUnseen } }

    /// Adds `attribute` to those advanced in each frame, from the next frame on. Returns false if it is already
    /// running.
    func run(_ attribute: any RunningAttribute) -> Bool {
        guard !running.contains(where: { $0 === attribute }) else { return false }
        running.append(attribute)
        return true
    }

    /// Schedules another advance of `attribute`, which is running, within the current frame's update. Does nothing
    /// outside of it.
    func noteChange(of attribute: any RunningAttribute) {
        guard isAdvancing, !changed.contains(where: { $0 === attribute }) else { return }
        changed.append(attribute)
    }

    /// Schedules an advance of `attribute` for the first frame at or after `time`, and replaces an earlier wake-up; nil
    /// cancels it.
    func wake(_ attribute: any RunningAttribute, at time: Double?) { wakeUps.set(attribute, at: time) }

    /// Takes the attributes to advance in the frame at `time`: the running ones, then those whose wake-up is due.
    /// Returns nil if there are none.
    func takeDue(at time: Double) -> [any RunningAttribute]? {
        let woken = wakeUps.take(dueAt: time)
        guard !running.isEmpty || !woken.isEmpty else { return nil }
        var due = running
        for attribute in woken where !due.contains(where: { $0 === attribute }) { due.append(attribute) }
        running = []
        return due
    }

    /// Advances attributes taken by ``takeDue(at:)``, and keeps those that continue to run.
    func advance(_ due: [any RunningAttribute], to time: Double) {
        for attribute in due where attribute.advance(to: time) { running.append(attribute) }
    }

    /// Takes the attributes recorded by ``noteChange(of:)``; nil if there are none.
    func takeChanged() -> [any RunningAttribute]? {
        guard !changed.isEmpty else { return nil }
        return UpdateQueue.take(&changed)
    }

    /// Advances running attributes again, and removes those whose animation has ended.
    func advanceAgain(_ changed: [any RunningAttribute], to time: Double) {
        for attribute in changed where !attribute.advance(to: time) { running.removeAll { $0 === attribute } }
    }

    /// Periods of the running endless animations; nil if an animation ends or has an unknown period.
    var endlessPeriods: EndlessPeriods? {
        var periods = EndlessPeriods()
        for attribute in running {
            guard let period = attribute.endlessPeriod else { return nil }
            periods.insert(period)
        }
        return periods
    }
}
