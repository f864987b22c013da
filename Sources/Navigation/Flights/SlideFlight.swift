@_spi(Engine) import AnimationCore
import Foundation
@_spi(Engine) public import ViewGraph

/// A page, a sheet or a cover that slides in from an edge and back: where it is, whoever moves it.
///
/// It is the distance from its place, in points: 0 when it is there, ``extent`` when it has gone. A spring without bounce
/// moves it (S20.2); it may be grabbed at any moment, follows the pointer, and goes on with the velocity it has.
@_spi(Engine) public struct SlideFlight {
    private var glide: Glide<Double>
    private var grab: Grab?

    private struct Grab {
        /// Of the pointer, along the way.
        let start: Double
        var last: Double
        let base: Double
        /// The whole way as it was at the time, in points.
        let extent: Double
        var sampler = MovementTracker<Double>()
    }

    /// How far it goes, in points.
    public private(set) var extent: Double

    /// Where it lies when it is open, in points from its place: a sheet has several heights.
    public private(set) var stop = 0.0

    /// About as long as other platforms' pushes take.
    static var spring: Spring { Spring(duration: 0.42, bounce: 0) }
    /// In points.
    static let tolerance = 0.25

    /// - Parameters:
    ///   - extent: how far it goes, in points; 1 at least.
    ///   - isOpen: whether it is in its place.
    public init(extent: Double, isOpen: Bool) {
        self.extent = max(extent, 1)
        glide = Glide(at: isOpen ? 0 : self.extent, spring: Self.spring, tolerance: Self.tolerance)
    }

    /// Points from its place.
    public var distance: Double { glide.value }
    /// 1 in its place, 0 when it has gone; springs may go a little beyond.
    public var openness: Double { 1 - glide.value / extent }
    /// Points per second; zero while it is held.
    public var velocity: Double { glide.velocity }
    /// Whether ``advance(to:)`` has something to do.
    public var isMoving: Bool { glide.isMoving }
    /// Whether it is in its place, or on its way there.
    public var isOpening: Bool { glide.target == stop }
    /// Whether somebody holds it.
    public var isHeld: Bool { grab != nil }

    /// It goes to its place, from wherever it is.
    public mutating func open() {
        grab = nil
        glide.release(to: stop)
    }

    /// It goes to another place on its way, to lie there.
    public mutating func open(at stop: Double) {
        self.stop = stop
        open()
    }

    /// Where it lies is elsewhere: what lies there does so still, and what goes there goes there.
    public mutating func moveStop(to stop: Double) {
        guard stop != self.stop else { return }
        let wasOpening = isOpening
        self.stop = stop
        if wasOpening { glide.retarget(to: stop) }
    }

    /// It goes away, from wherever it is.
    public mutating func close() {
        grab = nil
        glide.release(to: extent)
    }

    /// It is in its place, or has gone, at once.
    public mutating func jump(isOpen: Bool) {
        grab = nil
        glide.rest(at: isOpen ? stop : extent)
    }

    /// Somebody takes hold of it.
    /// - Parameters:
    ///   - position: of the pointer, along the way, in points.
    ///   - time: in seconds.
    public mutating func grab(at position: Double, time: Double) {
        glide.hold()
        var grab = Grab(start: position, last: position, base: glide.value, extent: extent)
        grab.sampler.add(glide.value, at: time)
        self.grab = grab
    }

    /// The pointer that holds it is at `position`. Beyond its place it follows with reluctance.
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

    /// How far something goes that is pulled `distance` beyond its end.
    static func reluctant(_ distance: Double, limit: Double) -> Double {
        // Half of it at first, and never more than a tenth of the whole way.
        let most = limit * 0.1
        return most * distance / (2 * most + distance)
    }

    /// It is let go, and goes on with the velocity it has: away or back.
    public mutating func release(time: Double) -> ReleaseDecision {
        guard let grab else { return .turnBack }
        let velocity = grab.sampler.velocity(at: time)
        let decision = ReleaseRule.decide(
            distance: glide.value - grab.base, velocity: velocity, extent: extent, before: grab.base / extent)
        self.grab = nil
        glide.letGo(to: decision == .finish ? extent : stop, velocity: velocity, at: time)
        return decision
    }

    /// It is let go, and goes on with the velocity it has to where `goal` says, of its distance and velocity: away, or to
    /// where it is going to lie.
    public mutating func release(time: Double, to goal: (Double, Double) -> Double) {
        guard let grab else { return }
        let velocity = grab.sampler.velocity(at: time)
        self.grab = nil
        let target = goal(glide.value, velocity)
        if target < extent { stop = target }
        glide.letGo(to: target, velocity: velocity, at: time)
    }

    /// The way is another one: what was in its place, or had gone, is so again.
    public mutating func resize(extent: Double) {
        let extent = max(extent, 1)
        guard extent != self.extent else { return }
        let old = self.extent
        self.extent = extent
        guard glide.target == old else { return }
        glide.retarget(to: extent)
    }

    /// Brings it to program time `time`. Returns false when it has come to rest.
    public mutating func advance(to time: Double) -> Bool { glide.advance(to: time) }
}
