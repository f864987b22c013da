/// Eight fluid springs, one per SIMD lane: S8.4 to S8.6 for all at once, with results equal bit for bit to those of
/// ``FluidSpringAnimation``. Both have the same operations in the same order, and vectors round as scalars do.
///
/// A lane at rest has no delta and no velocity, so stepping does not change it.
struct SpringBlock: Sendable {
    /// Eight lanes: a step is a chain of four dependent operations, and fewer lanes would wait for their own results.
    typealias Lanes = SIMD8<Double>

    static var width: Int { Lanes.scalarCount }

    /// Target of each lane; below, its distance from the start.
    private var target = Lanes.zero
    private var way = Lanes.zero
    /// State of S8.4: distance covered; below, velocity per second and acceleration per second².
    private var offset = Lanes.zero
    private var velocity = Lanes.zero
    private var acceleration = Lanes.zero
    /// Coefficients k and c.
    private var stiffness = Lanes.zero
    private var damping = Lanes.zero
    /// True if a lane is damped implicitly (``FluidSpringAnimation/strongestExplicitDamping``).
    private var hasStrongDamping = false
    /// ``FluidSpringAnimation/restThreshold``; -1 for lanes at rest, below any square, so that they do not come to rest
    /// again.
    private var restThreshold = Lanes(repeating: -1)
    /// Clock of all running lanes if they share one; otherwise each has its own.
    private var sharedClock: SpringClock?
    private var clocks = InlineArray<8, SpringClock>(repeating: SpringClock())
    /// Number of lanes that are not at rest.
    private(set) var runningCount = 0

    init() {}
}

// MARK: One lane

extension SpringBlock {
    /// Presentation value of `lane` (S5.2).
    func presented(_ lane: Int) -> Double { target[lane] + (offset[lane] - way[lane]) }

    /// Velocity of `lane`, per second.
    func velocity(_ lane: Int) -> Double { velocity[lane] }

    func isRunning(_ lane: Int) -> Bool { restThreshold[lane] >= 0 }

    /// Initialises `lane` with its spring, at rest at `value`.
    mutating func place(_ lane: Int, at value: Double, stiffness: Double, damping: Double) {
        target[lane] = value
        self.stiffness[lane] = stiffness
        self.damping[lane] = damping
        if damping > FluidSpringAnimation.strongestExplicitDamping { hasStrongDamping = true }
    }

    /// Sends `lane` on by `change` to `newTarget`, starting at time `now`: from rest, or with its current position and
    /// velocity (S8.8). The block must have been advanced to `now`.
    mutating func move(_ lane: Int, to newTarget: Double, by change: Double, at now: Double) {
        target[lane] = newTarget
        // There and back between two frames is no change and starts nothing (S5.11).
        guard change != 0 else { return }
        guard abs(way[lane] + change) <= SpringLanes.longestWay else {
            rest(lane, at: newTarget)
            return
        }
        way[lane] += change
        var clock = SpringClock(begin: now)
        if isRunning(lane) {
            clock = sharedClock ?? clocks[lane]
            clock.restart(at: now)
        } else {
            restThreshold[lane] = FluidSpringAnimation.restThreshold
            runningCount += 1
        }
        setClock(of: lane, to: clock)
    }

    /// Puts `lane` to rest at `value`.
    mutating func rest(_ lane: Int, at value: Double) {
        target[lane] = value
        way[lane] = 0
        offset[lane] = 0
        velocity[lane] = 0
        acceleration[lane] = 0
        guard isRunning(lane) else { return }
        restThreshold[lane] = -1
        runningCount -= 1
    }

    private mutating func setClock(of lane: Int, to clock: SpringClock) {
        if let sharedClock, sharedClock != clock { clocks = InlineArray(repeating: sharedClock) }
        clocks[lane] = clock
        sharedClock = clock
        for other in clocks.indices where isRunning(other) && clocks[other] != clock { sharedClock = nil }
    }
}

// MARK: Frames

extension SpringBlock {
    /// Steps each lane until its clock has reached program time `time`, and puts those that have arrived to rest.
    mutating func advance(to time: Double) {
        if let count = sharedClock?.advance(to: time) {
            guard count > 0 else { return }
            if hasStrongDamping {
                run(steps: Lanes(repeating: Double(count)), most: count)
            } else {
                run(steps: count)
            }
            restArrived(among: Lanes(repeating: Double(count)))
        } else {
            var counts = Lanes.zero
            var most = 0
            var fewest = Int.max
            for lane in clocks.indices where isRunning(lane) {
                let count = clocks[lane].advance(to: time)
                counts[lane] = Double(count)
                most = max(most, count)
                fewest = min(fewest, count)
            }
            guard most > 0 else { return }
            if hasStrongDamping || fewest < most {
                run(steps: counts, most: most)
            } else {
                run(steps: most)
            }
            restArrived(among: counts)
        }
    }

    private mutating func run(steps count: Int) {
        let h = FluidSpringAnimation.step
        let halfStep = FluidSpringAnimation.halfStep
        let (way, stiffness, damping) = (way, stiffness, damping)
        var (offset, velocity, acceleration) = (offset, velocity, acceleration)
        var kick = acceleration * halfStep
        for _ in 0..<count {
            let midway = velocity + kick
            offset += midway * h
            acceleration = (way - offset) * stiffness - midway * damping
            kick = acceleration * halfStep
            velocity = midway + kick
        }
        (self.offset, self.velocity, self.acceleration) = (offset, velocity, acceleration)
    }

    /// Steps lanes whose numbers of steps differ, or some of which are damped implicitly.
    private mutating func run(steps counts: Lanes, most: Int) {
        let h = FluidSpringAnimation.step
        let halfStep = FluidSpringAnimation.halfStep
        let isStrong = damping .> FluidSpringAnimation.strongestExplicitDamping
        let brake = 1 / (1 + damping * h)
        for step in 0..<most {
            let isDue = counts .> Double(step)
            let midway = velocity + acceleration * halfStep
            let nextOffset = offset + midway * h
            let explicit = (way - nextOffset) * stiffness - midway * damping
            let nextAcceleration = explicit.replacing(with: explicit * brake, where: isStrong)
            offset.replace(with: nextOffset, where: isDue)
            acceleration.replace(with: nextAcceleration, where: isDue)
            velocity.replace(with: midway + nextAcceleration * halfStep, where: isDue)
        }
    }

    /// Puts lanes to rest that made a step and fulfil S8.6.
    private mutating func restArrived(among counts: Lanes) {
        let squaredVelocity = velocity * velocity
        let squaredAcceleration = acceleration * acceleration
        let faster = squaredVelocity.replacing(with: squaredAcceleration, where: squaredAcceleration .> squaredVelocity)
        // Common case: all are too fast.
        guard (faster - restThreshold).smallest <= 0 else { return }
        for lane in 0..<Self.width where counts[lane] > 0 && faster[lane] <= restThreshold[lane] {
            let left = way[lane] - offset[lane]
            let square = way[lane] * way[lane]
            guard square <= FluidSpringAnimation.noWay || left * left <= FluidSpringAnimation.distanceThreshold * square
            else { continue }
            rest(lane, at: target[lane])
        }
    }
}

extension SIMD8<Double> {
    /// Smallest element; no element may be NaN. Compares halves, which are single instructions; `min()` loops over the
    /// lanes.
    fileprivate var smallest: Double {
        let four = lowHalf.replacing(with: highHalf, where: highHalf .< lowHalf)
        let two = four.lowHalf.replacing(with: four.highHalf, where: four.highHalf .< four.lowHalf)
        return two.y < two.x ? two.y : two.x
    }
}
