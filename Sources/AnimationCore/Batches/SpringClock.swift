/// When a fluid spring makes its steps (S8.4, S8.5), apart from the spring itself: springs that began together share one.
struct SpringClock: Equatable, Sendable {
    /// The program time at which it began, in seconds.
    var begin = 0.0
    /// The time since then from which steps are counted: 0, or the last merge.
    var origin = 0.0
    /// How many were made.
    var steps = 0

    /// Goes on to program time `time`, or just past it.
    /// - Returns: how many steps that takes; 0 if it is there already.
    mutating func advance(to time: Double) -> Int {
        typealias Spring = FluidSpringAnimation
        var elapsed = (time - begin) - origin
        if elapsed - Double(steps) * Spring.step > Spring.longestGap {
            guard elapsed.isFinite else { return 0 }
            origin = (time - begin) - Spring.caughtUp
            steps = 0
            elapsed = Spring.caughtUp
        }
        guard elapsed > 0 else { return 0 }
        let wanted = Int(elapsed * Spring.stepsPerSecond + (1 - Spring.tolerance))
        guard wanted > steps else { return 0 }
        defer { steps = wanted }
        return wanted - steps
    }

    /// Counts from `now` on, because the spring has taken over from itself.
    mutating func restart(at now: Double) {
        origin = now - begin
        steps = 0
    }
}
