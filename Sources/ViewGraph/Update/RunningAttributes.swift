import AnimationCore
import LayerTree

/// One window's custom animatable values that run, and those that wait for a moment that is known.
@MainActor package final class RunningAttributes {
    private var running: [any RunningAttribute] = []
    private var wakeUps = WakeUps()
    /// True while the update of a frame runs that has advanced attributes.
    var isAdvancing = false
    /// Attributes that got a model value in that update.
    private var changed: [any RunningAttribute] = []

    /// Custom animatable values that run.
    package var count: Int { running.count }

    /// Program time of the first wake-up, in seconds; nil if none is set.
    var nextWakeTime: Double? { wakeUps.next }

    /// Has `attribute` advanced in each frame from the next one on. Returns false if it runs already.
    func run(_ attribute: any RunningAttribute) -> Bool {
        guard !running.contains(where: { $0 === attribute }) else { return false }
        running.append(attribute)
        return true
    }

    /// Has `attribute`, which runs, advanced once more in the frame whose update runs, if one does.
    func noteChange(of attribute: any RunningAttribute) {
        guard isAdvancing, !changed.contains(where: { $0 === attribute }) else { return }
        changed.append(attribute)
    }

    /// Has `attribute` advanced in the first frame at or after `time`, instead of when it was to be before; nil: not at all.
    func wake(_ attribute: any RunningAttribute, at time: Double?) { wakeUps.set(attribute, at: time) }

    /// Attributes to advance in the frame at `time`: those that run, then those whose wake-up is due. Nil if there is none.
    func takeDue(at time: Double) -> [any RunningAttribute]? {
        let woken = wakeUps.take(dueAt: time)
        guard !running.isEmpty || !woken.isEmpty else { return nil }
        var due = running
        for attribute in woken where !due.contains(where: { $0 === attribute }) { due.append(attribute) }
        running = []
        return due
    }

    /// Advances attributes that ``takeDue(at:)`` took, and keeps those that go on running.
    func advance(_ due: [any RunningAttribute], to time: Double) {
        for attribute in due where attribute.advance(to: time) { running.append(attribute) }
    }

    /// Takes the attributes that ``noteChange(of:)`` named; nil if there is none.
    func takeChanged() -> [any RunningAttribute]? {
        guard !changed.isEmpty else { return nil }
        return UpdateQueue.take(&changed)
    }

    /// Advances attributes that run, and forgets those whose motion is over.
    func advanceAgain(_ changed: [any RunningAttribute], to time: Double) {
        for attribute in changed where !attribute.advance(to: time) { running.removeAll { $0 === attribute } }
    }

    /// Periods of what runs without end; nil if something comes to an end, or cannot say.
    var endlessPeriods: EndlessPeriods? {
        var periods = EndlessPeriods()
        for attribute in running {
            guard let period = attribute.endlessPeriod else { return nil }
            periods.insert(period)
        }
        return periods
    }
}
