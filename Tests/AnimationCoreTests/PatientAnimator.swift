@_spi(Engine) @testable import AnimationCore

/// Literal implementation of S5.8 for animations that do not merge: keeps every entry.
struct PatientAnimator {
    private struct Entry {
        let animation: Animation
        let begin: Double
        let target: Double
        var context = freshContext()
        var hasFinished = false
    }

    private var entries: [Entry] = []

    var count: Int { entries.count }

    mutating func set(_ old: Double, _ new: Double, _ animation: Animation, at time: Double) {
        let before = entries.isEmpty ? 0 : entries[entries.count - 1].target
        entries.append(Entry(animation: animation, begin: time, target: before + new - old))
    }

    mutating func value(at time: Double, model: Double) -> Double {
        var travelled = 0.0
        for index in entries.indices {
            let way = entries[index].target - travelled
            let elapsed = time - entries[index].begin
            var part: Double?
            if !entries[index].hasFinished {
                part = entries[index].animation.animate(value: way, time: elapsed, context: &entries[index].context)
            }
            entries[index].hasFinished = part == nil
            travelled += part ?? way
        }
        return entries.isEmpty ? model : model + travelled - entries[entries.count - 1].target
    }
}
