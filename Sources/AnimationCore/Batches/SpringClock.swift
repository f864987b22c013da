/// Clock that determines the steps of fluid springs (S8.4, S8.5); springs that began together share one.
struct SpringClock: Equatable, Sendable {
    /// Program time of the start, in seconds.
    var begin = 0.0
    /// τ: time since the start that the steps have reached, in seconds.
    var reached = 0.0

    /// Advances to program time `time`, or just past it, and returns the number of steps; 0 if it is there already.
    mutating func advance(to time: Double) -> Int {
        typealias Spring = FluidSpringAnimation
        let elapsed = time - begin
        guard elapsed < Spring.longestTime else { return 0 }
        if elapsed - reached > Spring.longestGap { reached = elapsed - Spring.caughtUp }
        var steps = 0
        let end = elapsed - Spring.frameNoise
        // Summed rather than multiplied, as in the rule.
        while reached < end {
            reached += Spring.step
            steps += 1
        }
        return steps
    }

    /// Continues from `now`, after the spring has taken over from itself.
    mutating func restart(at now: Double) { reached = now - begin }
}
