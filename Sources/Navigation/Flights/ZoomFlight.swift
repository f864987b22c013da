@_spi(Engine) import AnimationCore
public import Foundation
@_spi(Engine) public import ViewGraph

/// Frame of a page that grows out of another view and shrinks back into it (S20.4, S20.6).
///
/// The user can grab it at any time, in either direction. The grabbed point stays under the pointer, and the frame
/// shrinks with the distance dragged. On release, a spring moves it to one of its ends, starting with the velocity of
/// the hand.
@_spi(Engine) public struct ZoomFlight {
    private var glide: Glide<FlightFrame>
    private var grab: Grab?
    /// Frame and appearance when closed.
    private var closed: FlightFrame

    private struct Grab {
        let start: CGPoint
        var last: CGPoint
        let base: FlightFrame
        /// Height of the container at the time of the grab, in points. The distance dragged is measured relative to it.
        let extent: Double
        var sampler = MovementTracker<FlightFrame>()
        var pointer = MovementTracker<FlightFrame>()
    }

    /// Size that the page fills when open, in points.
    public private(set) var container: CGSize
    /// Radius of the source's corners, in points. Applies to the next source that is set.
    public var sourceRadius = 0.0

    /// Spring of the motion. It has no bounce: an overshoot at full size would uncover the page behind.
    static var spring: Spring { Spring(duration: 0.46, bounce: 0) }
    /// Distance at which the spring stops, in points.
    static let tolerance = 0.25
    /// Scale of the closed frame of a page without a source.
    static let smallest = 0.6
    /// Strength of the shrinking: after a drag of the container's height, the scale is 1 / (1 + this).
    static let shrinking = 0.9
    /// Corner radius of a page that is nearly open, in points. A held page has round corners.
    static let heldRadius = 30.0

    /// Creates a flight at rest.
    ///
    /// - Parameters:
    ///   - container: size that the page fills when open, in points.
    ///   - source: frame of the source, in the container's coordinates; nil if there is no source.
    ///   - sourceRadius: radius of the source's corners, in points; 0 by default.
    ///   - isOpen: true to start open, false to start closed.
    public init(container: CGSize, source: CGRect?, sourceRadius: Double = 0, isOpen: Bool) {
        self.container = container
        self.sourceRadius = sourceRadius
        closed = Self.closed(source, radius: sourceRadius, in: container)
        let start = isOpen ? Self.open(container) : closed
        glide = Glide(at: start, spring: Self.spring, tolerance: Self.tolerance)
    }

    private static func open(_ container: CGSize) -> FlightFrame {
        FlightFrame(CGRect(origin: .zero, size: container), openness: 1, radius: heldRadius)
    }

    private static func closed(_ source: CGRect?, radius: Double, in container: CGSize) -> FlightFrame {
        guard let source else { return FlightFrame(nowhere(in: container), presence: 0, radius: heldRadius) }
        return FlightFrame(source, radius: radius)
    }

    /// Returns the closed frame of a page without a source: smaller, around the middle of the container (S20.4).
    static func nowhere(in container: CGSize) -> CGRect {
        let inset = (1 - smallest) / 2
        return CGRect(origin: .zero, size: container).insetBy(
            dx: container.width * inset, dy: container.height * inset)
    }

    /// Current frame of the page, in the container's coordinates.
    public var frame: CGRect { glide.value.rect }
    /// Velocity of all components, per second; zero while held.
    public var velocity: FlightFrame { glide.velocity }
    /// True if a spring is running, so that ``advance(to:)`` has to be called.
    public var isMoving: Bool { glide.isMoving }
    /// True if the page fills the container or is on its way there.
    public var isOpening: Bool { glide.target == Self.open(container) }
    /// True if the user holds the page.
    public var isHeld: Bool { grab != nil }

    /// Progress of the opening: 0 at the source, 1 when open; clamped to 0…1.
    public var openness: Double { min(max(glide.value.openness, 0), 1) }
    /// Visibility of the page: 1, or less near the closed frame of a page without a source; clamped to 0…1.
    public var presence: Double { min(max(glide.value.presence, 0), 1) }
    /// Current corner radius, in points: the source's radius at the source, and 0 when the page fills the container.
    public var cornerRadius: Double {
        // The corners become square over the last tenth of the way.
        let last = min(max((1 - glide.value.openness) / 0.1, 0), 1)
        return min(max(glide.value.radius, 0) * last, min(glide.value.rect.width, glide.value.rect.height) / 2)
    }

    /// Starts the spring that opens the page to fill the container, from the current frame. Ends a hold.
    public mutating func open() {
        grab = nil
        glide.release(to: Self.open(container))
    }

    /// Starts the spring that closes the page, from the current frame. Ends a hold.
    ///
    /// - Parameter source: frame of the source, in the container's coordinates; nil if there is no source.
    public mutating func close(to source: CGRect?) {
        closed = Self.closed(source, radius: sourceRadius, in: container)
        grab = nil
        glide.release(to: closed)
    }

    /// Moves the page to its open or closed frame at once, without animation.
    ///
    /// - Parameter isOpen: true for the open frame, false for the closed frame.
    public mutating func jump(isOpen: Bool) {
        grab = nil
        glide.rest(at: isOpen ? Self.open(container) : closed)
    }

    /// Holds the page at its current frame; it then follows the pointer.
    ///
    /// - Parameters:
    ///   - location: location of the pointer, in the container's coordinates.
    ///   - time: program time, in seconds.
    public mutating func grab(at location: CGPoint, time: Double) {
        glide.hold()
        var grab = Grab(
            start: location, last: location, base: glide.value, extent: max(Double(container.height), 1))
        grab.sampler.add(glide.value, at: time)
        grab.pointer.add(FlightFrame(CGRect(origin: location, size: .zero)), at: time)
        self.grab = grab
    }

    /// Moves the page with the pointer that holds it, and shrinks it with the distance dragged.
    ///
    /// - Parameters:
    ///   - location: location of the pointer, in the container's coordinates.
    ///   - time: program time, in seconds.
    public mutating func drag(to location: CGPoint, time: Double) {
        guard var grab, location.x.isFinite, location.y.isFinite else { return }
        let moved = location != grab.last
        grab.last = location
        let (dx, dy) = (location.x - grab.start.x, location.y - grab.start.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        let scale = 1 / (1 + Self.shrinking * distance / grab.extent)
        let base = grab.base.rect
        // The grabbed point stays under the pointer.
        let frame = CGRect(
            x: location.x - (grab.start.x - base.minX) * scale, y: location.y - (grab.start.y - base.minY) * scale,
            width: base.width * scale, height: base.height * scale)
        glide.move(
            to: FlightFrame(
                frame, openness: openness(of: grab.base, atWidth: frame.width), presence: grab.base.presence,
                radius: grab.base.radius))
        if moved {
            grab.sampler.add(glide.value, at: time)
            grab.pointer.add(FlightFrame(CGRect(origin: location, size: .zero)), at: time)
        }
        self.grab = grab
    }

    /// Returns the openness of a held page. It falls from its value at the grab to 0 at the width of the source.
    private func openness(of base: FlightFrame, atWidth width: Double) -> Double {
        let way = base.width - closed.width
        guard way > 0.5 else { return base.openness }
        return base.openness * min(max((width - closed.width) / way, 0), 1)
    }

    /// Ends the hold; the page continues with the velocity of the hand to the end that the decision names.
    ///
    /// The caller then calls ``open()`` or ``close(to:)`` with the current frame of the source.
    ///
    /// - Parameter time: program time, in seconds.
    /// - Returns: `finish` if the page closes, `turnBack` if it opens; `turnBack` if it was not held.
    public mutating func release(time: Double) -> ReleaseDecision {
        guard let grab else { return .turnBack }
        let pointer = grab.pointer.velocity(at: time).middle
        let before = 1 - min(max(grab.base.openness, 0), 1)
        let decision = ReleaseRule.decide(
            distance: grab.last.y - grab.start.y, velocity: pointer.y, extent: container.height, before: before)
        let sideways = ReleaseRule.decide(
            distance: grab.last.x - grab.start.x, velocity: pointer.x, extent: container.width, before: before)
        self.grab = nil
        // A sufficient movement in either axis closes the page, unless it is thrown back upwards.
        let isThrownBack = pointer.y < -ReleaseRule.throwSpeed
        let result = !isThrownBack && (decision == .finish || sideways == .finish) ? ReleaseDecision.finish : .turnBack
        let target = result == .finish ? closed : Self.open(container)
        glide.letGo(to: target, velocity: grab.sampler.velocity(at: time), at: time)
        return result
    }

    /// Changes the frame of the source. A page on its way there continues to the new frame.
    ///
    /// - Parameter source: frame of the source, in the container's coordinates; nil if there is no source any more.
    public mutating func sourceMoved(to source: CGRect?) {
        let new = Self.closed(source, radius: sourceRadius, in: container)
        guard new != closed else { return }
        let isClosing = glide.isMoving && glide.target == closed
        closed = new
        if isClosing { glide.release(to: new) }
    }

    /// Changes the size of the container. A page that filled the old container, or was about to, fills the new one.
    ///
    /// - Parameter container: size of the container, in points.
    public mutating func resize(container: CGSize) {
        guard container != self.container else { return }
        let wasFull = isOpening
        self.container = container
        if wasFull { glide.retarget(to: Self.open(container)) }
    }

    /// Advances the page to program time `time`, in seconds.
    ///
    /// - Returns: true if it still moves; false when it rests or is held.
    public mutating func advance(to time: Double) -> Bool { glide.advance(to: time) }
}
