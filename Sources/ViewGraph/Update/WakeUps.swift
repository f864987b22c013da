/// Attributes that change again at a known time, and have no cost until then (S17.4).
@MainActor struct WakeUps {
    private var waiting: [(attribute: any RunningAttribute, time: Double)] = []

    /// Program time of the earliest wake-up, in seconds; nil if there is none.
    var next: Double? {
        var first: Double?
        for entry in waiting where entry.time < first ?? .infinity { first = entry.time }
        return first
    }

    /// Program time of the earliest wake-up that matters in a window that is not seen, in seconds; nil if there is none.
    var nextUnseen: Double? { waiting.lazy.filter(\.attribute.mattersUnseen).map(\.time).min() }

    /// Schedules an advance of `attribute` for the first frame at or after `time`, and replaces an earlier wake-up; nil
    /// cancels it. NaN and infinity count as nil.
    mutating func set(_ attribute: any RunningAttribute, at time: Double?) {
        if !waiting.isEmpty { waiting.removeAll { $0.attribute === attribute } }
        if let time, time < .infinity { waiting.append((attribute, time)) }
    }

    /// Takes the attributes that are due in the frame at `time`, and removes their wake-ups.
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
