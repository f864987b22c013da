/// Any number of independent fluid springs, advanced together; each moves one number.
///
/// A lane equals, to the last bit, an ``Animator`` whose model changes are all made with `.spring(spring)` (S5.2, S5.10
/// to S5.13, S8.4 to S8.9), except that it jumps for changes larger than ``SpringLanes/longestWay``.
///
/// - Units: times in seconds of program time, velocities per second, values in the caller's own unit.
/// - Complexity: a frame is O(lanes) and allocates nothing; groups of eight resting lanes are skipped.
package struct SpringLanes: Sendable {
    /// Requested target of a lane.
    private struct Wish {
        var target: Double
        /// Sum of the target's changes since the last frame.
        var way = 0.0
        var isWaiting = false
    }

    /// Largest change; the square of a larger one would be infinite.
    package static let longestWay = 1e150

    private var blocks: ContiguousArray<SpringBlock> = []
    private var wishes: ContiguousArray<Wish> = []
    /// Lanes whose targets have changed since the last frame.
    private var waiting: ContiguousArray<Int> = []
    /// Latest time asked for; earlier ones count as this.
    private var now = -Double.infinity

    package init() {}

    package var count: Int { wishes.count }

    /// True if the next frame changes a lane.
    package var isRunning: Bool { !waiting.isEmpty || blocks.contains { $0.runningCount > 0 } }

    /// Adds a lane at rest at `value`, which moves with `spring`, and returns its index.
    package mutating func append(_ spring: Spring, at value: Double) -> Int {
        let lane = count
        if lane % SpringBlock.width == 0 { blocks.append(SpringBlock()) }
        wishes.append(Wish(target: value))
        let animation = FluidSpringAnimation(
            response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: 0)
        blocks[lane / SpringBlock.width].place(
            lane % SpringBlock.width, at: value, stiffness: animation.stiffness, damping: animation.damping)
        return lane
    }

    /// Sends `lane` to `target` from the next frame on, with its position and velocity at that time.
    package mutating func move(_ lane: Int, to target: Double) {
        let change = target - wishes[lane].target
        guard abs(change) <= Self.longestWay else {
            place(lane, at: target)
            return
        }
        wishes[lane].target = target
        wishes[lane].way += change
        if !wishes[lane].isWaiting {
            wishes[lane].isWaiting = true
            waiting.append(lane)
        }
    }

    /// Puts `lane` to rest at `value` at once.
    package mutating func place(_ lane: Int, at value: Double) {
        if wishes[lane].isWaiting { waiting.removeAll { $0 == lane } }
        wishes[lane] = Wish(target: value)
        blocks[lane / SpringBlock.width].rest(lane % SpringBlock.width, at: value)
    }

    /// Advances all lanes to program time `time`; lanes whose targets have changed since the last frame begin here,
    /// with elapsed time 0 (S5.13).
    package mutating func advance(to time: Double) {
        if time > now { now = time }
        if !waiting.isEmpty { beginWaiting() }
        for index in blocks.indices where blocks[index].runningCount > 0 { blocks[index].advance(to: now) }
    }

    private mutating func beginWaiting() {
        // By index: an iterator would share the array's storage, and clearing it would allocate.
        for index in waiting.indices {
            let lane = waiting[index]
            let wish = wishes[lane]
            wishes[lane] = Wish(target: wish.target)
            let block = lane / SpringBlock.width
            // Advanced to this frame first: a lane may just have arrived.
            if blocks[block].runningCount > 0 { blocks[block].advance(to: now) }
            blocks[block].move(lane % SpringBlock.width, to: wish.target, by: wish.way, at: now)
        }
        waiting.removeAll(keepingCapacity: true)
    }
}

extension SpringLanes {
    /// Value of `lane` as of the last frame.
    package func value(of lane: Int) -> Double {
        blocks[lane / SpringBlock.width].presented(lane % SpringBlock.width)
    }

    /// Velocity of `lane` as of the last frame, per second; 0 at rest.
    package func velocity(of lane: Int) -> Double {
        blocks[lane / SpringBlock.width].velocity(lane % SpringBlock.width)
    }

    /// Target of `lane`.
    package func target(of lane: Int) -> Double { wishes[lane].target }

    /// True if `lane` is moving to its target, or begins to with the next frame.
    package func isRunning(_ lane: Int) -> Bool {
        wishes[lane].isWaiting || blocks[lane / SpringBlock.width].isRunning(lane % SpringBlock.width)
    }
}
