public import Foundation
@_spi(Engine) import ViewGraph

/// Pinch with two fingers (S18.6).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Scale factor since the gesture began, initially 1. Setting it rebases: later change multiplies the value set.
    open var scale: CGFloat {
        get { CGFloat(total) / base }
        set { if newValue > 0, total > 0 { base = CGFloat(total) / newValue } }
    }

    /// Rate of change of ``scale``, per second.
    open var velocity: CGFloat { CGFloat(movement.velocity(at: time)) / base }

    private var total = 1.0
    private var base: CGFloat = 1
    private var isFollowing = false
    private var hasBegun = false
    private var movement = MovementTracker<Double>()

    /// Change of scale at which the gesture begins.
    private static let minimumDelta = 0.01

    /// A recogniser that calls `action` when the pinch begins, at each step, and at the end.
    public convenience init(_ action: @escaping (UIPinchGestureRecognizer) -> Void) {
        self.init()
        addAction { ($0 as? UIPinchGestureRecognizer).map(action) }
    }

    /// 2, the number of fingers of the gesture.
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

/// Rotation with two fingers (S18.6).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Rotation since the gesture began, in radians, clockwise on screen. Setting it rebases: later rotation adds to
    /// it.
    open var rotation: CGFloat {
        get { CGFloat(total) - base }
        set { base = CGFloat(total) - newValue }
    }

    /// Rate of change of ``rotation``, in radians per second.
    open var velocity: CGFloat { CGFloat(movement.velocity(at: time)) }

    private var total = 0.0
    private var base: CGFloat = 0
    private var isFollowing = false
    private var hasBegun = false
    private var movement = MovementTracker<Double>()

    /// Rotation at which the gesture begins: one degree, in radians.
    private static let minimumDelta = Double.pi / 180

    /// A recogniser that calls `action` when the rotation begins, at each step, and at the end.
    public convenience init(_ action: @escaping (UIRotationGestureRecognizer) -> Void) {
        self.init()
        addAction { ($0 as? UIRotationGestureRecognizer).map(action) }
    }

    /// 2, the number of fingers of the gesture.
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
