/// Any number of independent fluid springs, advanced together: each moves one number, by a spring of its own.
///
/// A lane behaves as an ``Animator`` does on whose model every change is made with `.spring(spring)`, to the last bit
/// (S5.2, S5.10 to S5.13, S8.4 to S8.9), but for ways of more than ``SpringLanes/longestWay``, where it jumps.
///
/// - Units: times in seconds of program time, velocities per second, values in the caller's own unit.
/// - Complexity: a frame is O(lanes) and allocates nothing; groups of eight lanes at rest are passed over.
package struct SpringLanes: Sendable {
    /// What was asked of a lane.
    private struct Wish {
        var target: Double
        /// How far the target has gone since the last frame, change by change.
        var way = 0.0
        var isWaiting = false
    }

    /// Farther would be infinite when squared.
    package static let longestWay = 1e150

    private var blocks: ContiguousArray<SpringBlock> = []
    private var wishes: ContiguousArray<Wish> = []
    /// Lanes whose targets have changed since the last frame.
    private var waiting: ContiguousArray<Int> = []
    /// The latest time that was asked for: time does not run backwards.
    private var now = -Double.infinity

    package init() {}

    package var count: Int { wishes.count }

    /// Whether the next frame has something to do.
    package var isRunning: Bool { !waiting.isEmpty || blocks.contains { $0.runningCount > 0 } }

    /// Adds a lane, at rest at `value`.
    /// - Returns: its index.
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

    /// From the next frame on `lane` goes to `target`, from the place and with the velocity that it has then.
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

    /// `lane` is at `value` at once, and rests there.
    package mutating func place(_ lane: Int, at value: Double) {
        if wishes[lane].isWaiting { waiting.removeAll { $0 == lane } }
        wishes[lane] = Wish(target: value)
        blocks[lane / SpringBlock.width].rest(lane % SpringBlock.width, at: value)
    }

    /// Brings every lane to program time `time`; one whose target has changed since the last frame begins here, with
    /// elapsed time 0 (S5.13).
    package mutating func advance(to time: Double) {
        if time > now { now = time }
        if !waiting.isEmpty { beginWaiting() }
        for index in blocks.indices where blocks[index].runningCount > 0 { blocks[index].advance(to: now) }
    }

    private mutating func beginWaiting() {
        // By index: an iterator would share the list's memory, and emptying it would take new memory.
        for index in waiting.indices {
            let lane = waiting[index]
            let wish = wishes[lane]
            wishes[lane] = Wish(target: wish.target)
            let block = lane / SpringBlock.width
            // It is brought to this frame first: it may just have come to its end.
            if blocks[block].runningCount > 0 { blocks[block].advance(to: now) }
            blocks[block].move(lane % SpringBlock.width, to: wish.target, by: wish.way, at: now)
        }
        waiting.removeAll(keepingCapacity: true)
    }
}

extension SpringLanes {
    /// Where `lane` is, as of the last frame.
    package func value(of lane: Int) -> Double {
        blocks[lane / SpringBlock.width].presented(lane % SpringBlock.width)
    }

    /// How fast `lane` goes, as of the last frame; 0 at rest.
    package func velocity(of lane: Int) -> Double {
        blocks[lane / SpringBlock.width].velocity(lane % SpringBlock.width)
    }

    /// Where `lane` was last told to go.
    package func target(of lane: Int) -> Double { wishes[lane].target }

    /// Whether `lane` is on the way to its target, or will be with the next frame.
    package func isRunning(_ lane: Int) -> Bool {
        wishes[lane].isWaiting || blocks[lane / SpringBlock.width].isRunning(lane % SpringBlock.width)
    }
}
