@_spi(Engine) import AnimationCore
public import Foundation
@_spi(Engine) public import ViewGraph

/// The frame of a page that grows out of another view, and shrinks back into it (S20.4, S20.6).
///
/// At any moment, in either direction, it may be grabbed: the point that is held stays under the pointer, and the frame
/// becomes smaller with the distance. Let go, it goes on to one of its ends by a spring that begins with the velocity of
/// the hand.
@_spi(Engine) public struct ZoomFlight {
    private var glide: Glide<FlightFrame>
    private var grab: Grab?
    /// Where it goes if it goes away, and how that looks.
    private var closed: FlightFrame

    private struct Grab {
        let start: CGPoint
        var last: CGPoint
        let base: FlightFrame
        /// Over which it would become as small as it does, in points: as it was at the time.
        let extent: Double
        var sampler = MovementTracker<FlightFrame>()
        var pointer = MovementTracker<FlightFrame>()
    }

    /// What it fills when it is open.
    public private(set) var container: CGSize
    /// Of the corners of what it grows out of, in points; for the next source that it is told of.
    public var sourceRadius = 0.0

    /// Without bounce: it fills the window, and would show what is behind.
    static var spring: Spring { Spring(duration: 0.46, bounce: 0) }
    /// In points.
    static let tolerance = 0.25
    /// How small a page without a source becomes.
    static let smallest = 0.6
    /// How much smaller something held becomes over a drag of the container's height.
    static let shrinking = 0.9
    /// Of the corners of a page that is nearly open, in points: what is held has round ones.
    static let heldRadius = 30.0

    /// - Parameters:
    ///   - container: what it fills when it is open, in points.
    ///   - source: where it is when it is closed, in the container's coordinates; nil: nowhere.
    ///   - sourceRadius: of the source's corners, in points.
    ///   - isOpen: where it begins.
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

    /// Where a page goes that has no source: smaller, about the container's middle (S20.4).
    static func nowhere(in container: CGSize) -> CGRect {
        let inset = (1 - smallest) / 2
        return CGRect(origin: .zero, size: container).insetBy(
            dx: container.width * inset, dy: container.height * inset)
    }

    /// Where it is, in the container's coordinates.
    public var frame: CGRect { glide.value.rect }
    /// Points per second; zero while it is held.
    public var velocity: FlightFrame { glide.velocity }
    /// Whether ``advance(to:)`` has something to do.
    public var isMoving: Bool { glide.isMoving }
    /// Whether it fills the container, or is on its way there.
    public var isOpening: Bool { glide.target == Self.open(container) }
    /// Whether somebody holds it.
    public var isHeld: Bool { grab != nil }

    /// 1 open, 0 at its source; kept within those.
    public var openness: Double { min(max(glide.value.openness, 0), 1) }
    /// How much of it there is: 1, or less on the way from nowhere or there; kept within 0…1.
    public var presence: Double { min(max(glide.value.presence, 0), 1) }
    /// Of its corners, in points: those of its source there, and none when it fills the container.
    public var cornerRadius: Double {
        // The last tenth of the way has the corners go.
        let last = min(max((1 - glide.value.openness) / 0.1, 0), 1)
        return min(max(glide.value.radius, 0) * last, min(glide.value.rect.width, glide.value.rect.height) / 2)
    }

    /// It goes to fill the container, from wherever it is.
    public mutating func open() {
        grab = nil
        glide.release(to: Self.open(container))
    }

    /// It goes into `source`, from wherever it is; nil: nowhere.
    public mutating func close(to source: CGRect?) {
        closed = Self.closed(source, radius: sourceRadius, in: container)
        grab = nil
        glide.release(to: closed)
    }

    /// It is at one of its ends at once.
    public mutating func jump(isOpen: Bool) {
        grab = nil
        glide.rest(at: isOpen ? Self.open(container) : closed)
    }

    /// Somebody takes hold of it at `location`, in the container's coordinates.
    public mutating func grab(at location: CGPoint, time: Double) {
        glide.hold()
        var grab = Grab(
            start: location, last: location, base: glide.value, extent: max(Double(container.height), 1))
        grab.sampler.add(glide.value, at: time)
        grab.pointer.add(FlightFrame(CGRect(origin: location, size: .zero)), at: time)
        self.grab = grab
    }

    /// The pointer that holds it is at `location`.
    public mutating func drag(to location: CGPoint, time: Double) {
        guard var grab, location.x.isFinite, location.y.isFinite else { return }
        let moved = location != grab.last
        grab.last = location
        let (dx, dy) = (location.x - grab.start.x, location.y - grab.start.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        let scale = 1 / (1 + Self.shrinking * distance / grab.extent)
        let base = grab.base.rect
        // The point that was taken hold of stays under the pointer.
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

    /// What is held is as open as it was, and less so as it becomes smaller: not at all at its source's width.
    private func openness(of base: FlightFrame, atWidth width: Double) -> Double {
        let way = base.width - closed.width
        guard way > 0.5 else { return base.openness }
        return base.openness * min(max((width - closed.width) / way, 0), 1)
    }

    /// It is let go: what becomes of it is in the answer, and ``open()`` or ``close(to:)`` is to follow, with the source as
    /// it is now. Until then it rests where it is, with the velocity of the hand.
    public mutating func release(time: Double) -> ReleaseDecision {
        guard let grab else { return .turnBack }
        let pointer = grab.pointer.velocity(at: time).middle
        let before = 1 - min(max(grab.base.openness, 0), 1)
        let decision = ReleaseRule.decide(
            distance: grab.last.y - grab.start.y, velocity: pointer.y, extent: container.height, before: before)
        let sideways = ReleaseRule.decide(
            distance: grab.last.x - grab.start.x, velocity: pointer.x, extent: container.width, before: before)
        self.grab = nil
        // Either way will do, unless it is thrown back upwards.
        let isThrownBack = pointer.y < -ReleaseRule.throwSpeed
        let result = !isThrownBack && (decision == .finish || sideways == .finish) ? ReleaseDecision.finish : .turnBack
        let target = result == .finish ? closed : Self.open(container)
        glide.letGo(to: target, velocity: grab.sampler.velocity(at: time), at: time)
        return result
    }

    /// The source is elsewhere; nil: nowhere any more.
    public mutating func sourceMoved(to source: CGRect?) {
        let new = Self.closed(source, radius: sourceRadius, in: container)
        guard new != closed else { return }
        let isClosing = glide.isMoving && glide.target == closed
        closed = new
        if isClosing { glide.release(to: new) }
    }

    /// The container is another size: what filled it fills it again.
    public mutating func resize(container: CGSize) {
        guard container != self.container else { return }
        let wasFull = isOpening
        self.container = container
        if wasFull { glide.retarget(to: Self.open(container)) }
    }

    /// Brings it to program time `time`. Returns false when it has come to rest.
    public mutating func advance(to time: Double) -> Bool { glide.advance(to: time) }
}
