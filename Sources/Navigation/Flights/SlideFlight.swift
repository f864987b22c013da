@_spi(Engine) package import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph

/// Motion of a page, sheet or cover that slides in from an edge and back.
///
/// Its value is the distance from the open position, in points: 0 in place, ``extent`` when gone. A spring without
/// bounce moves it (S20.2). The user can grab it at any time; it then follows the pointer and, on release, continues
/// with its velocity.
@_spi(Engine) public struct SlideFlight {
    private var glide: Glide<Double>
    private var grab: Grab?

    private struct Grab {
        /// Position of the pointer at the grab, along the way, in points.
        let start: Double
        var last: Double
        let base: Double
        /// Length of the whole way at the time of the grab, in points.
        let extent: Double
        var sampler = MovementTracker<Double>()
    }

    /// Length of the whole way, in points; at least 1.
    public private(set) var extent: Double

    /// Distance at which it rests when open, in points from its place; not 0 for a sheet at a lower height.
    public private(set) var stop = 0.0

    /// Spring of the motion. Its duration is close to that of pushes on other platforms.
    package static var spring: Spring { Spring(duration: 0.42, bounce: 0) }
    /// Distance at which the spring stops, in points.
    static let tolerance = 0.25

    /// Creates a flight at rest.
    ///
    /// - Parameters:
    ///   - extent: length of the whole way, in points; raised to 1 if smaller.
    ///   - isOpen: true to start in place, false to start gone.
    public init(extent: Double, isOpen: Bool) {
        self.extent = max(extent, 1)
        glide = Glide(at: isOpen ? 0 : self.extent, spring: Self.spring, tolerance: Self.tolerance)
    }

    /// Current distance from its place, in points.
    public var distance: Double { glide.value }
    /// Progress of the opening: 1 in place, 0 when gone. May lie slightly outside 0…1 because of the spring.
    public var openness: Double { 1 - glide.value / extent }
    /// Velocity in points per second, positive in the direction away; zero while held.
    public var velocity: Double { glide.velocity }
    /// True if a spring is running, so that ``advance(to:)`` has to be called.
    public var isMoving: Bool { glide.isMoving }
    /// True if it is at its stop or on its way there.
    public var isOpening: Bool { glide.target == stop }
    /// True if the user holds it.
    public var isHeld: Bool { grab != nil }

    /// Starts the spring towards the stop, from the current position. Ends a hold.
    public mutating func open() {
        grab = nil
        glide.release(to: stop)
    }

    /// Sets the stop and starts the spring towards it.
    ///
    /// - Parameter stop: distance at which it rests, in points from its place.
    public mutating func open(at stop: Double) {
        self.stop = stop
        open()
    }

    /// Changes the stop. At rest at the old stop, it jumps to the new one; on its way to the old stop, it continues to
    /// the new one.
    ///
    /// - Parameter stop: distance at which it rests, in points from its place.
    public mutating func moveStop(to stop: Double) {
        guard stop != self.stop else { return }
        let wasOpening = isOpening
        self.stop = stop
        if wasOpening { glide.retarget(to: stop) }
    }

    /// Starts the spring towards the closed position, from the current position. Ends a hold.
    public mutating func close() {
        grab = nil
        glide.release(to: extent)
    }

    /// Moves it to the stop or to the closed position at once, without animation.
    ///
    /// - Parameter isOpen: true for the stop, false for the closed position.
    public mutating func jump(isOpen: Bool) {
        grab = nil
        glide.rest(at: isOpen ? stop : extent)
    }

    /// Holds it at its current position; it then follows the pointer.
    ///
    /// - Parameters:
    ///   - position: position of the pointer along the way, in points.
    ///   - time: program time, in seconds.
    public mutating func grab(at position: Double, time: Double) {
        glide.hold()
        var grab = Grab(start: position, last: position, base: glide.value, extent: extent)
        grab.sampler.add(glide.value, at: time)
        self.grab = grab
    }

    /// Moves it with the pointer that holds it. Beyond the open position it follows with resistance.
    ///
    /// - Parameters:
    ///   - position: position of the pointer along the way, in points.
    ///   - time: program time, in seconds.
    public mutating func drag(to position: Double, time: Double) {
        guard var grab, position.isFinite else { return }
        let moved = position != grab.last
        grab.last = position
        var value = grab.base + position - grab.start
        if value < 0 { value = -Self.reluctant(-value, limit: grab.extent) }
        glide.move(to: value)
        if moved || grab.sampler.isEmpty { grab.sampler.add(value, at: time) }
        self.grab = grab
    }

    /// Returns the distance that an item moves when it is pulled `distance` beyond its end, in points.
    static func reluctant(_ distance: Double, limit: Double) -> Double {
        // Half of the distance at first, and at most a tenth of the whole way.
        let most = limit * 0.1
        return most * distance / (2 * most + distance)
    }

    /// Ends the hold; it continues with its velocity, away or back to the stop.
    ///
    /// - Parameter time: program time, in seconds.
    /// - Returns: the decision made by `ReleaseRule`; `turnBack` if it was not held.
    public mutating func release(time: Double) -> ReleaseDecision {
        guard let grab else { return .turnBack }
        let velocity = grab.sampler.velocity(at: time)
        let decision = ReleaseRule.decide(
            distance: glide.value - grab.base, velocity: velocity, extent: extent, before: grab.base / extent)
        self.grab = nil
        glide.letGo(to: decision == .finish ? extent : stop, velocity: velocity, at: time)
        return decision
    }

    /// Ends the hold; it continues with its velocity to the position that `goal` returns. A position below ``extent``
    /// becomes the new stop.
    ///
    /// - Parameters:
    ///   - time: program time, in seconds.
    ///   - goal: returns the position to go to, in points; called with the current distance, in points, and the
    ///     velocity, in points per second.
    public mutating func release(time: Double, to goal: (Double, Double) -> Double) {
        guard let grab else { return }
        let velocity = grab.sampler.velocity(at: time)
        self.grab = nil
        let target = goal(glide.value, velocity)
        if target < extent { stop = target }
        glide.letGo(to: target, velocity: velocity, at: time)
    }

    /// Changes the length of the whole way. If it was gone or on its way out, its target becomes the new extent.
    ///
    /// - Parameter extent: length of the whole way, in points; raised to 1 if smaller.
    public mutating func resize(extent: Double) {
        let extent = max(extent, 1)
        guard extent != self.extent else { return }
        let old = self.extent
        self.extent = extent
        guard glide.target == old else { return }
        glide.retarget(to: extent)
    }

    /// Advances it to program time `time`, in seconds.
    ///
    /// - Returns: true if it still moves; false when it rests or is held.
    public mutating func advance(to time: Double) -> Bool { glide.advance(to: time) }
}
