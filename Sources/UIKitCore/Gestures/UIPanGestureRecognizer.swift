import AnimationCore
public import Foundation
@_spi(Engine) import ViewGraph

/// Drag (S18.4), with its translation and velocity.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    private var start: CGPoint?
    private var origin = CGPoint.zero
    private var hasBegun = false
    private var movement = MovementTracker<CGSize.AnimatableData>()

    /// Least number of touches. A pointer, like a finger, is one touch: with a greater number the drag never begins.
    open var minimumNumberOfTouches = 1
    /// Greatest number of touches; a drag follows one.
    open var maximumNumberOfTouches = Int.max

    /// Distance from the press at which the drag begins, in points.
    private static let minimumDistance: CGFloat = 10

    /// A recogniser that calls `action` when the drag begins, at each step, and at the end.
    public convenience init(_ action: @escaping (UIPanGestureRecognizer) -> Void) {
        self.init()
        addAction { ($0 as? UIPanGestureRecognizer).map(action) }
    }

    /// Translation since the press, in `view`'s space as it is on screen; in window space if `view` is nil. In points.
    open func translation(in view: UIView?) -> CGPoint { vector(from: origin, to: location, in: view) }

    /// Sets the translation so far to `translation`, in `view`'s space (window space if nil); later movement adds to
    /// it.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let here = location(in: view)
        let there = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
        origin = view?.convert(there, to: nil) ?? there
    }

    /// Velocity in points per second, in `view`'s space (window space if nil); zero after a pause.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = movement.velocity(at: time)
        let tip = CGPoint(x: location.x + velocity.first, y: location.y + velocity.second)
        return vector(from: location, to: tip, in: view)
    }

    private func vector(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
        let (from, to) = (view?.convert(start, from: nil) ?? start, view?.convert(end, from: nil) ?? end)
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    override func handle(_ event: GestureEvent) -> RecognizerStep {
        switch event.kind {
        case .pressed:
            guard minimumNumberOfTouches <= 1 else { return .failed }
            (start, origin) = (event.location, event.location)
            movement = MovementTracker()
            movement.add(AnimatablePair(event.location.x, event.location.y), at: event.time)
            lastLocation = event.location
            return .possible
        case .moved, .released:
            guard let start else { return .failed }
            // A release at the last location is no movement.
            if event.location != lastLocation {
                movement.add(AnimatablePair(event.location.x, event.location.y), at: event.time)
                lastLocation = event.location
            }
            let way = hypot(event.location.x - start.x, event.location.y - start.y)
            if way >= Self.minimumDistance { hasBegun = true }
            guard hasBegun else { return event.kind == .released ? .failed : .possible }
            return event.kind == .released ? .ended : .active
        case .timePassed: return .possible
        case .pinchBegan, .pinchChanged, .pinchEnded: return .failed
        }
    }

    private var lastLocation = CGPoint.zero

    override func reset() {
        start = nil
        hasBegun = false
    }
}

/// Drag that begins within 24 points of one of the ``edges`` of its view.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Edges at which the drag may begin; none by default.
    open var edges: UIRectEdge = []

    /// Distance from the edge within which the press must lie, in points.
    private static let edgeWidth: CGFloat = 24

    override func handle(_ event: GestureEvent) -> RecognizerStep {
        guard event.kind == .pressed, let view else { return super.handle(event) }
        let point = view.convert(event.location, from: nil)
        let bounds = view.bounds
        let isAtEdge =
            edges.contains(.left) && point.x - bounds.minX <= Self.edgeWidth
            || edges.contains(.right) && bounds.maxX - point.x <= Self.edgeWidth
            || edges.contains(.top) && point.y - bounds.minY <= Self.edgeWidth
            || edges.contains(.bottom) && bounds.maxY - point.y <= Self.edgeWidth
        return isAtEdge ? super.handle(event) : .failed
    }
}

/// Set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: UInt
    /// Edges with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// Left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// Bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// Right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
