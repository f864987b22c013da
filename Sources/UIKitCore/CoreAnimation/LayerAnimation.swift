/// Animation that a layer has, with its place in time.
@MainActor final class LayerAnimation {
    let key: String?
    /// The animation that the program has added.
    let original: CAAnimation
    /// Its copy, which runs.
    let animation: CAAnimation
    /// Seconds from the first frame to the begin.
    let delay: Double
    let completion: TransactionCompletion?
    var state = State.waiting

    enum State {
        /// Added; no frame has shown it.
        case waiting
        /// The first frame was at this time.
        case running(since: Double, hasBegun: Bool)
        /// It has ended, and its last value stays; the first frame was at this time, if it ran by itself.
        case held(since: Double?)
        /// It has been removed at its end, and only copies that are behind show it.
        case left(since: Double)
    }

    init(_ key: String?, _ original: CAAnimation, now: Double) {
        self.key = key
        self.original = original
        animation = original.frozen()
        delay = original.beginTime > 0 ? max(original.beginTime - now, 0) : 0
        completion = CATransaction.completion
        completion?.begin()
    }

    /// An animation that something else moves.
    init(driven animation: CAAnimation) {
        key = nil
        original = animation
        self.animation = animation
        delay = 0
        completion = nil
        state = .held(since: nil)
    }

    /// Writes what the animation shows at `time`, in program time, to a layer that is `late` seconds behind.
    func apply(at time: Double, late: Double, to values: inout LayerValues) {
        let elapsed: Double
        switch state {
        case .waiting: elapsed = -delay - late
        case .running(let start, _): elapsed = time - start - delay - late
        case .held(let start?) where late > 0: elapsed = time - start - delay - late
        case .held: elapsed = .infinity
        case .left(let start): elapsed = late > 0 ? time - start - delay - late : .infinity
        }
        if case .left = state, elapsed >= end { return }
        animation.apply(elapsed: elapsed, to: &values)
    }

    /// Seconds from its begin to its end.
    var end: Double { animation.end(of: animation.pass) }
    var isLeft: Bool { if case .left = state { true } else { false } }

    /// True if a copy that is `late` seconds behind still has to show it at `time`.
    func isNeeded(at time: Double, late: Double) -> Bool {
        switch state {
        case .running: true
        case .left(let start): time - start - delay - late < end
        case .held(let start?): late > 0 && time - start - delay - late < end
        case .waiting, .held: false
        }
    }
}
