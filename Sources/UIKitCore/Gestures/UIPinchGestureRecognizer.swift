public import Foundation
@_spi(Engine) import ViewGraph

/// Two fingers that move apart or together (S18.6).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// By how much, 1 at the beginning. Setting it makes what follows count from there.
    open var scale: CGFloat {
        get { CGFloat(total) / base }
        set { if newValue > 0, total > 0 { base = CGFloat(total) / newValue } }
    }

    /// How fast that changes, per second.
    open var velocity: CGFloat { CGFloat(movement.velocity(at: time)) / base }

    private var total = 1.0
    private var base: CGFloat = 1
    private var isFollowing = false
    private var hasBegun = false
    private var movement = MovementTracker<Double>()

    /// From this change on it is a pinch.
    private static let minimumDelta = 0.01

    /// A recogniser that calls `action` when a pinch begins, at each step, and at its end.
    public convenience init(_ action: @escaping (UIPinchGestureRecognizer) -> Void) {
        self.init()
        addAction { ($0 as? UIPinchGestureRecognizer).map(action) }
    }

    open override var numberOfTouches: Int { 2 }

    override func handle(_ event: GestureEvent) -> RecognizerStep {
        switch event.kind {
        case .pinchBegan:
            (total, base, isFollowing) = (1, 1, true)
            movement = MovementTracker()
            movement.add(1, at: event.time)
            return .possible
        case .pinchChanged(let scale, _) where isFollowing:
            total = scale
            movement.add(scale, at: event.time)
            if abs(scale - 1) >= Self.minimumDelta { hasBegun = true }
            return hasBegun ? .active : .possible
        case .pinchEnded where isFollowing: return hasBegun ? .ended : .failed
        case .timePassed where isFollowing: return .possible
        default: return .failed
        }
    }

    override func reset() {
        isFollowing = false
        hasBegun = false
    }
}

/// Two fingers that turn about one another (S18.6).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far, in radians, clockwise on screen. Setting it makes what follows count from there.
    open var rotation: CGFloat {
        get { CGFloat(total) - base }
        set { base = CGFloat(total) - newValue }
    }

    /// How fast that changes, in radians per second.
    open var velocity: CGFloat { CGFloat(movement.velocity(at: time)) }

    private var total = 0.0
    private var base: CGFloat = 0
    private var isFollowing = false
    private var hasBegun = false
    private var movement = MovementTracker<Double>()

    /// From this change on it is a turn: a degree.
    private static let minimumDelta = Double.pi / 180

    /// A recogniser that calls `action` when a turn begins, at each step, and at its end.
    public convenience init(_ action: @escaping (UIRotationGestureRecognizer) -> Void) {
        self.init()
        addAction { ($0 as? UIRotationGestureRecognizer).map(action) }
    }

    open override var numberOfTouches: Int { 2 }

    override func handle(_ event: GestureEvent) -> RecognizerStep {
        switch event.kind {
        case .pinchBegan:
            (total, base, isFollowing) = (0, 0, true)
            movement = MovementTracker()
            movement.add(0, at: event.time)
            return .possible
        case .pinchChanged(_, let rotation) where isFollowing:
            total = rotation
            movement.add(rotation, at: event.time)
            if abs(rotation) >= Self.minimumDelta { hasBegun = true }
            return hasBegun ? .active : .possible
        case .pinchEnded where isFollowing: return hasBegun ? .ended : .failed
        case .timePassed where isFollowing: return .possible
        default: return .failed
        }
    }

    override func reset() {
        isFollowing = false
        hasBegun = false
    }
}
