import Foundation

/// One animated value: model, presentation, and the animations between them (S5).
struct Animator {
    /// Model value: the value that state asks for.
    var model: [Double]
    /// Presentation value in the last frame.
    private(set) var shown: [Double]
    private var entries: [Entry] = []
    /// Last three values written with velocity tracking, and the times in seconds of the frames that showed them
    /// (S5.18).
    private var samples: [(value: [Double], time: Double)] = []
    /// Tracked value that no frame has shown yet.
    private var pendingSample: [Double]?

    private struct Entry {
        var motion: Motion
        /// Displacement from the start of the first entry (Tᵢ of S5.8); in a pending entry, the displacement that it
        /// adds.
        var target: [Double]
        /// Time in seconds of the entry's first frame; nil before it.
        var begin: Double?
        var spring: SpringState
        /// A finished animation is not evaluated again.
        var hasFinished = false
    }

    private struct SpringState {
        var offset: [Double]
        var velocity: [Double]
        var acceleration: [Double]
        var clock = 0.0

        init(count: Int) {
            offset = [Double](repeating: 0, count: count)
            velocity = offset
            acceleration = offset
        }
    }

    init(_ value: [Double]) {
        model = value
        shown = value
    }

    var isRunning: Bool { !entries.isEmpty }
    /// True if the next frame has to advance this value.
    var isDue: Bool { isRunning || pendingSample != nil }

    /// Sets a new model value in an update, with or without an animation (S1.7, S5.10 to S5.12).
    mutating func set(_ new: [Double], _ motion: Motion?, tracksVelocity: Bool = false) {
        let way = zip(new, model).map { $0 - $1 }
        let old = model
        model = new
        guard let motion else {
            if tracksVelocity {
                // A tracked write takes the value over: it ends every running animation (S10.9).
                (entries, shown, pendingSample) = ([], new, new)
                return
            }
            (samples, pendingSample) = ([], nil)
            if entries.isEmpty { shown = new } else { shown = zip(shown, zip(new, old)).map { $0 + $1.0 - $1.1 } }
            return
        }
        guard way.contains(where: { $0 != 0 }) else { return }
        guard let last = entries.indices.last, entries[last].begin == nil else {
            entries.append(Entry(motion: motion, target: way, begin: nil, spring: SpringState(count: way.count)))
            return
        }
        entries[last].motion = motion
        entries[last].target = sum(entries[last].target, way)
        if entries[last].target.allSatisfy({ abs($0) < 1e-9 }) { entries.removeLast() }
    }

    /// Moves the origin: shifts model and presentation by `distance`. Running animations go on, tracked samples are
    /// dropped (Lilt's choice, S10.9).
    mutating func shift(by distance: [Double]) {
        guard distance.contains(where: { $0 != 0 }) else { return }
        model = sum(model, distance)
        shown = sum(shown, distance)
        (samples, pendingSample) = ([], nil)
    }

    /// Animator of a value that is the affine function `map` of this one, with the running animations transformed
    /// likewise.
    func mapped(_ map: ([Double]) -> [Double]) -> Animator {
        var begun = [Double](repeating: 0, count: model.count)
        for entry in entries where entry.begin != nil { begun = entry.target }
        var whole = begun
        for entry in entries where entry.begin == nil { whole = sum(begun, entry.target) }
        let start = zip(model, whole).map { $0 - $1 }
        func way(_ vector: [Double]) -> [Double] { zip(map(sum(start, vector)), map(start)).map { $0 - $1 } }
        var result = Animator(map(model))
        result.shown = sum(map(start), way(zip(shown, start).map { $0 - $1 }))
        result.entries = entries.map { entry in
            var entry = entry
            entry.target = entry.begin == nil ? zip(way(whole), way(begun)).map { $0 - $1 } : way(entry.target)
            entry.spring.offset = way(entry.spring.offset)
            entry.spring.velocity = way(entry.spring.velocity)
            entry.spring.acceleration = way(entry.spring.acceleration)
            return entry
        }
        if result.entries.allSatisfy({ $0.target.allSatisfy { abs($0) < 1e-9 } }) { result.entries = [] }
        return result
    }

    /// Advances the presentation value to the frame at `time`, in seconds.
    mutating func advance(to time: Double) {
        if let value = pendingSample {
            pendingSample = nil
            if samples.last?.time == time { samples.removeLast() }
            samples = Array((samples + [(value, time)]).suffix(3))
        }
        if let pending = entries.last, pending.begin == nil {
            entries.removeLast()
            begin(pending, at: time)
        }
        guard !entries.isEmpty else {
            shown = model
            return
        }
        guard let travelled = combined(at: time) else {
            entries = []
            shown = model
            return
        }
        let target = entries[entries.count - 1].target
        shown = zip(model, zip(travelled, target)).map { $0 + $1.0 - $1.1 }
    }

    /// Starts the pending animation: it replaces the running one, merges with it, or runs beside it (S5.6).
    private mutating func begin(_ pending: Entry, at time: Double) {
        var pending = pending
        pending.begin = time
        let way = pending.target
        let velocity = trackedVelocity(at: time)
        samples = []
        if entries.isEmpty || combined(at: time) == nil {
            // A spring after tracked movement starts with the tracked velocity (S10.9).
            if case .spring = pending.motion { pending.spring.velocity = velocity }
            entries = [pending]
            return
        }
        let last = entries.count - 1
        if case .spring = pending.motion, let start = entries[last].begin {
            // A spring takes over the position and velocity of the running animation, and its clock goes on (S8.8).
            var below = [Double](repeating: 0, count: way.count)
            for index in 0..<last { below = travelled(index, below, at: time) ?? entries[index].target }
            let own = zip(entries[last].target, below).map { $0 - $1 }
            let elapsed = time - start
            let velocity = self.velocity(last, of: own, at: elapsed)
            let position = zip(travelled(last, below, at: time) ?? entries[last].target, below).map { $0 - $1 }
            entries[last].spring.offset = position
            entries[last].spring.velocity = velocity
            entries[last].spring.clock = elapsed
            entries[last].motion = pending.motion
            entries[last].target = sum(entries[last].target, way)
            return
        }
        pending.target = sum(entries[last].target, way)
        entries.append(pending)
    }

    /// Velocity at `time` of the tracked samples, per second; 0 without enough recent ones (S5.18, S5.19).
    private func trackedVelocity(at time: Double) -> [Double] {
        let none = model.map { _ in 0.0 }
        func slope(_ a: Int, _ b: Int) -> [Double] {
            zip(samples[a].value, samples[b].value).map { ($1 - $0) / (samples[b].time - samples[a].time) }
        }
        guard let last = samples.last, samples.count > 1, time - last.time <= 2 else { return none }
        let newest = slope(samples.count - 2, samples.count - 1)
        let wear = pow(0.998, 1000 * (time - last.time))
        guard samples.count == 3 else { return newest.map { $0 * wear } }
        return zip(newest, slope(0, 1)).map { (0.25 * $0 + 0.75 * $1) * wear }
    }

    /// Combined displacement at `time`: Rₙ of S5.8; nil when the newest animation has finished (S5.9).
    private mutating func combined(at time: Double) -> [Double]? {
        var result = [Double](repeating: 0, count: model.count)
        for index in entries.indices {
            if let next = travelled(index, result, at: time) {
                result = next
            } else {
                if index == entries.count - 1 { return nil }
                result = entries[index].target
            }
        }
        return result
    }

    /// Displacement Rᵢ after entry `index`, on top of `below`; nil if this animation has finished.
    private mutating func travelled(_ index: Int, _ below: [Double], at time: Double) -> [Double]? {
        guard let begin = entries[index].begin else { return below }
        let way = zip(entries[index].target, below).map { $0 - $1 }
        guard !entries[index].hasFinished, let part = part(index, of: way, at: time - begin) else {
            entries[index].hasFinished = true
            return nil
        }
        return sum(below, part)
    }

    private mutating func part(_ index: Int, of way: [Double], at elapsed: Double) -> [Double]? {
        switch entries[index].motion {
        case .linear(let duration): return scaled(way, .linear, elapsed, duration)
        case .easeIn(let duration): return scaled(way, .easeIn, elapsed, duration)
        case .easeOut(let duration): return scaled(way, .easeOut, elapsed, duration)
        case .easeInOut(let duration): return scaled(way, .easeInOut, elapsed, duration)
        case .delayedLinear(let duration, let delay): return scaled(way, .linear, max(0, elapsed - delay), duration)
        case .spring(let duration, let bounce): return step(index, towards: way, to: elapsed, duration, bounce)
        }
    }

    /// The part of `way` that a timing curve has covered after `elapsed` of `duration` seconds; nil when it is over
    /// (S6.1).
    private func scaled(_ way: [Double], _ curve: Curve, _ elapsed: Double, _ duration: Double) -> [Double]? {
        guard elapsed <= duration else { return nil }
        let amount = curve.value(at: elapsed / duration)
        return way.map { $0 * amount }
    }

    /// Advances a spring in steps of 1/300 s to `elapsed` seconds; nil once it has come to rest (S8.4, S8.6).
    private mutating func step(
        _ index: Int, towards way: [Double], to elapsed: Double, _ duration: Double, _ bounce: Double
    ) -> [Double]? {
        var state = entries[index].spring
        let h = 1.0 / 300
        let stiffness = min(pow(2 * Double.pi / duration, 2), 45_000)
        let damping = 2 * (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)) * stiffness.squareRoot()
        var hasStepped = false
        // A frame that is late by rounding, less than 1/32 of a step, makes no extra step (Lilt's choice, S5.15).
        while state.clock < elapsed - h / 32 {
            hasStepped = true
            for component in way.indices {
                let midway = state.velocity[component] + state.acceleration[component] * h / 2
                state.offset[component] += midway * h
                state.acceleration[component] =
                    stiffness * (way[component] - state.offset[component]) - damping * midway
                state.velocity[component] = midway + state.acceleration[component] * h / 2
            }
            state.clock += h
        }
        entries[index].spring = state
        let square = { (vector: [Double]) in vector.reduce(0) { $0 + $1 * $1 } }
        let left = zip(way, state.offset).map { $0 - $1 }
        let isSlow = max(square(state.velocity), square(state.acceleration)) <= 0.0036
        let isThere = square(way) < 1e-18 || square(left) <= 0.0001 * square(way)
        return hasStepped && isSlow && isThere ? nil : state.offset
    }

    /// Velocity per second, `elapsed` seconds after the start of an entry whose displacement is `way`.
    private func velocity(_ index: Int, of way: [Double], at elapsed: Double) -> [Double] {
        func slope(_ curve: Curve, _ time: Double, _ duration: Double) -> [Double] {
            guard time >= 0, time <= duration else { return way.map { _ in 0 } }
            let slope = curve.velocity(at: time / duration) / duration
            return way.map { $0 * slope }
        }
        switch entries[index].motion {
        case .linear(let duration): return slope(.linear, elapsed, duration)
        case .easeIn(let duration): return slope(.easeIn, elapsed, duration)
        case .easeOut(let duration): return slope(.easeOut, elapsed, duration)
        case .easeInOut(let duration): return slope(.easeInOut, elapsed, duration)
        case .delayedLinear(let duration, let delay):
            return elapsed < delay ? way.map { _ in 0 } : slope(.linear, elapsed - delay, duration)
        case .spring: return entries[index].spring.velocity
        }
    }

    private func sum(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map { $0 + $1 } }
}
