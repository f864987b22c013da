import Foundation

/// Object that is told when an animation begins and ends.
@preconcurrency @MainActor public protocol CAAnimationDelegate {
    /// Called when the animation begins.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation has ended; `flag` is false if it was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Default: does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Default: does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Animation of a layer, added by `add(_:forKey:)`. Changes of an animation that has been added have no effect.
@preconcurrency @MainActor open class CAAnimation: CAMediaTiming {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// Curve of one pass; nil is constant speed.
    open var timingFunction: CAMediaTimingFunction?
    /// Object that is told of begin and end; it is kept as long as the animation.
    open var delegate: (any CAAnimationDelegate)?
    /// Removes the animation from its layer at its end; true by default.
    open var isRemovedOnCompletion = true

    private var named: [String: Any] = [:]

    /// An animation of the default length.
    public init() {}

    /// The value that ``setValue(_:forKey:)`` stored under `key`.
    open func value(forKey key: String) -> Any? { named[key] }
    /// Stores a value, by which a delegate may know the animation again.
    open func setValue(_ value: Any?, forKey key: String) { named[key] = value }

    /// Length of one pass, in seconds.
    var pass: Double { duration > 0 ? duration : CATransaction.defaultDuration }

    /// A copy that later changes of this one do not reach.
    func frozen() -> CAAnimation { copied(to: CAAnimation()) }

    final func copied<Copy: CAAnimation>(to copy: Copy) -> Copy {
        copy.beginTime = beginTime
        copy.duration = pass
        copy.speed = speed
        copy.timeOffset = timeOffset
        copy.repeatCount = repeatCount
        copy.repeatDuration = repeatDuration
        copy.autoreverses = autoreverses
        copy.fillMode = fillMode
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.named = named
        return copy
    }

    /// Takes what depends on the layer's present values: those on screen, and its model values. `reportUnknown` is called with
    /// names of properties that do not exist.
    func prepare(shown: LayerValues, model: LayerValues, reportUnknown: (String?) -> Void) {}

    /// Writes the animated values at `time`, in seconds of one pass, after `passes` whole ones.
    func apply(at time: Double, passes: Int, to values: inout LayerValues) {}

    /// Applies what is to be seen `elapsed` seconds after the begin.
    final func apply(elapsed: Double, to values: inout LayerValues) {
        if case .active(let time, let passes) = phase(at: elapsed, pass: pass) {
            apply(at: time, passes: passes, to: &values)
        }
    }

    /// Fraction of a pass at `time`, along the curve.
    final func progress(at time: Double) -> Double {
        let fraction = pass > 0 ? time / pass : 1
        return timingFunction?.value(at: fraction) ?? fraction
    }
}

/// Animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
    /// Name of the property, such as `position.x` or `transform.rotation.z`.
    open var keyPath: String?
    /// Adds the animated value to that of the layer and of animations before; false by default.
    open var isAdditive = false
    /// Begins each pass where the one before has ended; false by default.
    open var isCumulative = false
}

/// Animations that run together, in a time of their own, which ends them with the group.
open class CAAnimationGroup: CAAnimation {
    /// The animations, whose times count from the group's begin.
    open var animations: [CAAnimation]?

    override func frozen() -> CAAnimation {
        let copy = copied(to: CAAnimationGroup())
        copy.animations = animations?.map { $0.frozen() }
        return copy
    }

    override func prepare(shown: LayerValues, model: LayerValues, reportUnknown: (String?) -> Void) {
        for animation in animations ?? [] {
            animation.prepare(shown: shown, model: model, reportUnknown: reportUnknown)
        }
    }

    override func apply(at time: Double, passes: Int, to values: inout LayerValues) {
        let time = progress(at: time) * pass
        for animation in animations ?? [] { animation.apply(elapsed: time - animation.beginTime, to: &values) }
    }
}
