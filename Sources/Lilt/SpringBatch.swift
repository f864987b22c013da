import AnimationCore

/// Many independent springs advanced together, at a fraction of their single cost: for hundreds of moving things, such
/// as particles or the points of a rope.
///
/// Each lane moves one number with a spring of its own. Its values equal, to the last bit, those of a layer property
/// changed under `withAnimation(.spring(spring))`: a new target takes effect with the next frame and keeps position and
/// velocity.
///
/// ```swift
/// var batch = SpringBatch()
/// let lane = batch.append(.bouncy, at: 0)
/// batch.move(lane, to: 100)
/// batch.advance(to: frameTime)
/// let x = batch[lane]
/// ```
/// - Units: times in seconds, velocities per second, values in your own unit.
/// - Complexity: a frame is O(lanes) and allocates nothing.
public struct SpringBatch: Sendable {
    private var lanes = SpringLanes()

    /// A batch without lanes.
    public init() {}

    /// The number of lanes.
    public var count: Int { lanes.count }

    /// True if the next frame changes a lane.
    public var isRunning: Bool { lanes.isRunning }

    /// Adds a lane at rest at `value`, which moves with `spring`.
    ///
    /// - Parameters:
    ///   - spring: spring of the lane.
    ///   - value: initial value and target.
    /// - Returns: index of the lane; indices count up from 0.
    public mutating func append(_ spring: Spring, at value: Double) -> Int { lanes.append(spring, at: value) }

    /// Sends `lane` to `target` from the next frame on. It jumps if `target` is not finite or farther away than 10¹⁵⁰.
    public mutating func move(_ lane: Int, to target: Double) { lanes.move(lane, to: target) }

    /// Puts `lane` to rest at `value` at once.
    public mutating func place(_ lane: Int, at value: Double) { lanes.place(lane, at: value) }

    /// Advances all lanes to `time`, in seconds. A time before that of the last frame counts as that.
    public mutating func advance(to time: Double) { lanes.advance(to: time) }

    /// Value of `lane` as of the last frame.
    public subscript(lane: Int) -> Double { lanes.value(of: lane) }

    /// Velocity of `lane` as of the last frame, per second; 0 at rest.
    public func velocity(of lane: Int) -> Double { lanes.velocity(of: lane) }

    /// Target of `lane`.
    public func target(of lane: Int) -> Double { lanes.target(of: lane) }

    /// True if `lane` is moving to its target, or begins to with the next frame.
    public func isRunning(_ lane: Int) -> Bool { lanes.isRunning(lane) }
}
