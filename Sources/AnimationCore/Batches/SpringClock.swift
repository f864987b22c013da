/// When a fluid spring makes its steps (S8.4, S8.5), apart from the spring itself: springs that began together share one.
struct SpringClock: Equatable, Sendable {
    /// The program time at which it began, in seconds.
    var begin = 0.0
    /// τ: the time since then that the steps have reached.
    var reached = 0.0

    /// Goes on to program time `time`, or just past it.
    /// - Returns: how many steps that takes; 0 if it is there already.
    mutating func advance(to time: Double) -> Int {
        typealias Spring = FluidSpringAnimation
        let elapsed = time - begin
        guard elapsed < Spring.longestTime else { return 0 }
        if elapsed - reached > Spring.longestGap { reached = elapsed - Spring.caughtUp }
        var steps = 0
        let end = elapsed - Spring.frameNoise
        // Added up, not multiplied out, as the rule does it.
        while reached < end {
            reached += Spring.step
            steps += 1
        }
        return steps
    }

    /// Goes on from `now`, because the spring has taken over from itself.
    mutating func restart(at now: Double) { reached = now - begin }
}
