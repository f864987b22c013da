/// Values of views that change again at a moment which is known, and cost nothing until then (S17.4).
@MainActor struct WakeUps {
    private var waiting: [(attribute: any RunningAttribute, time: Double)] = []

    /// Program time of the first of them, in seconds; nil: nobody waits.
    var next: Double? {
        var first: Double?
        for entry in waiting where entry.time < first ?? .infinity { first = entry.time }
        return first
    }

    /// Has `attribute` advanced by the first frame at or after `time`, instead of when it was to be before; nil: not at
    /// all. A time that is no number is never.
    mutating func set(_ attribute: any RunningAttribute, at time: Double?) {
        if !waiting.isEmpty { waiting.removeAll { $0.attribute === attribute } }
        if let time, time < .infinity { waiting.append((attribute, time)) }
    }

    /// Those that are due in the frame at `time`; they wait no longer.
    mutating func take(dueAt time: Double) -> [any RunningAttribute] {
        guard let next, next <= time else { return [] }
        var due: [any RunningAttribute] = []
        var later: [(attribute: any RunningAttribute, time: Double)] = []
        for entry in waiting {
            if entry.time <= time { due.append(entry.attribute) } else { later.append(entry) }
        }
        waiting = later
        return due
    }
}
