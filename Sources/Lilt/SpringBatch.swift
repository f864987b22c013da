import AnimationCore

/// Many independent springs that are advanced together, at a fraction of what each would cost alone: for what moves in
/// hundreds, such as the grains of a burst or the points of a rope.
///
/// Each lane moves one number by a spring of its own. It shows, to the last bit, what a layer shows whose property is
/// changed under `withAnimation(.spring(spring))`: a new target begins with the next frame, and keeps place and velocity.
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

    /// Whether the next frame has something to do.
    public var isRunning: Bool { lanes.isRunning }

    /// Adds a lane, at rest at `value`.
    /// - Returns: its index; they count up from 0.
    public mutating func append(_ spring: Spring, at value: Double) -> Int { lanes.append(spring, at: value) }

    /// From the next frame on `lane` goes to `target`. If that is no finite number, or farther than 10¹⁵⁰, it jumps.
    public mutating func move(_ lane: Int, to target: Double) { lanes.move(lane, to: target) }

    /// `lane` is at `value` at once, and rests there.
    public mutating func place(_ lane: Int, at value: Double) { lanes.place(lane, at: value) }

    /// Brings every lane to `time`. A time before the last one's is that one.
    public mutating func advance(to time: Double) { lanes.advance(to: time) }

    /// Where `lane` is, as of the last frame.
    public subscript(lane: Int) -> Double { lanes.value(of: lane) }

    /// How fast `lane` goes, as of the last frame; 0 at rest.
    public func velocity(of lane: Int) -> Double { lanes.velocity(of: lane) }

    /// Where `lane` was last told to go.
    public func target(of lane: Int) -> Double { lanes.target(of: lane) }

    /// Whether `lane` is on the way to its target, or will be with the next frame.
    public func isRunning(_ lane: Int) -> Bool { lanes.isRunning(lane) }
}
