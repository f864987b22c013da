import AnimationCore
import Foundation
@_spi(Engine) import Navigation
@_spi(Engine) import ViewGraph

/// Position between pages that lie side by side, moved by a hand or by a spring.
///
/// - Units: pages from the first one; seconds of program time.
struct PagerMotion {
    private var glide: Glide<Double>
    private var grab: Grab?
    /// Number of pages.
    var count = 0

    private struct Grab {
        let start: Double
        let base: Double
        var sampler = MovementTracker<Double>()
    }

    /// Creates a motion at rest.
    init(at position: Double) {
        glide = Glide(at: position, spring: SlideFlight.spring, tolerance: 0.0005)
    }

    /// Current position.
    var position: Double { glide.value }
    /// Position at which it rests or will come to rest.
    var target: Double { glide.target }
    /// True if a spring is running.
    var isMoving: Bool { glide.isMoving }
    /// True if a hand holds it.
    var isHeld: Bool { grab != nil }
    /// True if it is held or moves.
    var isBusy: Bool { isMoving || isHeld }

    /// Numbers of the first and the last page that are in view now or on the way to the target.
    var reach: (Int, Int) {
        let edge = 1e-6
        let low = (min(position, isHeld ? position : target) + edge).rounded(.down)
        let high = (max(position, isHeld ? position : target) - edge).rounded(.up)
        return (Int(low), Int(high))
    }

    /// Jumps to `page`.
    mutating func rest(at page: Int) {
        grab = nil
        glide.rest(at: Double(page))
    }

    /// Slides to `page`.
    mutating func go(to page: Int) {
        grab = nil
        glide.release(to: Double(page))
    }

    /// Holds the pages.
    ///
    /// - Parameters:
    ///   - hand: place of the hand, in pages; it grows as later pages come in.
    ///   - time: program time, in seconds.
    mutating func hold(at hand: Double, time: Double) {
        let base = unstretched(glide.value)
        glide.hold()
        var grab = Grab(start: hand, base: base)
        grab.sampler.add(base, at: time)
        self.grab = grab
    }

    /// Moves the held pages with the hand. Beyond the ends they follow with resistance.
    mutating func drag(to hand: Double, time: Double) {
        guard var grab, hand.isFinite else { return }
        let value = grab.base + hand - grab.start
        grab.sampler.add(value, at: time)
        self.grab = grab
        glide.move(to: stretched(value))
    }

    /// Lets the pages go; they come to rest at the nearest page to which the hand would have thrown them, at most one
    /// away.
    ///
    /// - Parameters:
    ///   - time: program time, in seconds.
    ///   - width: width of a page, in points.
    /// - Returns: the page at which they come to rest.
    mutating func release(time: Double, width: Double) -> Int {
        guard let grab else { return Int(glide.target) }
        let velocity = grab.sampler.velocity(at: time)
        self.grab = nil
        let start = grab.base.rounded()
        var goal = (glide.value + velocity * ReleaseRule.prediction).rounded()
        if velocity * width > ReleaseRule.throwSpeed { goal = max(goal, (glide.value).rounded(.up)) }
        if velocity * width < -ReleaseRule.throwSpeed { goal = min(goal, (glide.value).rounded(.down)) }
        goal = min(max(goal, start - 1, 0), start + 1, Double(max(count - 1, 0)))
        let isBeyond = glide.value < 0 || glide.value > Double(count - 1)
        glide.letGo(to: goal, velocity: isBeyond ? 0 : velocity, at: time)
        return Int(goal)
    }

    /// Advances to program time `time`, in seconds.
    ///
    /// - Returns: true if it still moves.
    mutating func advance(to time: Double) -> Bool { glide.advance(to: time) }

    /// Part of the pull beyond an end that the pages follow at first, as of scroll views.
    private static let reluctance = 0.55

    private func stretched(_ value: Double) -> Double {
        let last = Double(max(count - 1, 0))
        func yield(_ pull: Double) -> Double { 1 - 1 / (pull * Self.reluctance + 1) }
        if value < 0 { return -yield(-value) }
        return value > last ? last + yield(value - last) : value
    }

    private func unstretched(_ value: Double) -> Double {
        let last = Double(max(count - 1, 0))
        func pull(_ yield: Double) -> Double { (1 / (1 - min(yield, 0.9)) - 1) / Self.reluctance }
        if value < 0 { return -pull(-value) }
        return value > last ? last + pull(value - last) : value
    }
}
