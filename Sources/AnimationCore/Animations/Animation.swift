public import Foundation

/// Course of a change from the value on screen to the new value: a curve, a spring, or a program's own animation
/// (S5.3).
public struct Animation: Sendable {
    @usableFromInline let kind: AnimationKind
    /// Payloads of variable size are stored beside the kind, not in it, so that a frame copies the kind without
    /// counting references.
    @usableFromInline let modified: ModifiedAnimation?
    @usableFromInline let custom: CustomAnimationBox?

    @usableFromInline init(kind: AnimationKind) {
        self.kind = kind
        modified = nil
        custom = nil
    }

    init(modified: ModifiedAnimation) {
        kind = .modified
        self.modified = modified
        custom = nil
    }

    init(custom: CustomAnimationBox) {
        kind = .custom
        modified = nil
        self.custom = custom
    }

    /// An animation with the behaviour of `base`.
    public init<A: CustomAnimation>(_ base: A) {
        if let modified = base as? ModifiedAnimation {
            self.init(modified: modified)
        } else if let kind = AnimationKind(base) {
            self.init(kind: kind)
        } else {
            self.init(custom: CustomAnimationBox(base))
        }
    }

    /// The custom animation from which this one was made, or its built-in equivalent.
    public var base: any CustomAnimation {
        switch kind {
        case .bezier(let base): base
        case .unitCurve(let base): base
        case .fluidSpring(let base): base
        case .standard(let base): base
        case .interpolatingSpring(let base): base
        case .velocityTracking(let base): base
        case .modified: modified ?? DefaultAnimation()
        case .custom: custom?.base ?? DefaultAnimation()
        }
    }
}

/// Built-in animations as concrete types, so that a frame makes no dynamic call for them.
@usableFromInline enum AnimationKind: Sendable {
    case bezier(BezierAnimation)
    case unitCurve(UnitCurveAnimation)
    case fluidSpring(FluidSpringAnimation)
    case standard(DefaultAnimation)
    case interpolatingSpring(InterpolatingSpringAnimation)
    case velocityTracking(VelocityTrackingAnimation)
    /// Stored in `Animation.modified`.
    case modified
    /// A program's own, stored in `Animation.custom`.
    case custom

    /// The kind of `base`; nil if it is not a built-in animation of fixed size.
    init?(_ base: some CustomAnimation) {
        switch base {
        case let base as BezierAnimation: self = .bezier(base)
        case let base as UnitCurveAnimation: self = .unitCurve(base)
        case let base as FluidSpringAnimation: self = .fluidSpring(base)
        case let base as DefaultAnimation: self = .standard(base)
        case let base as InterpolatingSpringAnimation: self = .interpolatingSpring(base)
        case let base as VelocityTrackingAnimation: self = .velocityTracking(base)
        default: return nil
        }
    }
}

/// Box of a program's own animation.
@usableFromInline final class CustomAnimationBox: Sendable {
    @usableFromInline let base: any CustomAnimation
    /// A ``ConvertedCalls``, which the engine calls where its vectors differ from those that the animation sees; nil
    /// elsewhere.
    @usableFromInline let calls: (any AnyObject & Sendable)?

    init(_ base: any CustomAnimation, calls: (any AnyObject & Sendable)? = nil) {
        self.base = base
        self.calls = calls
    }

    @inlinable func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        if let calls = calls as? ConvertedCalls<V> { return calls.animate(value, time, &context) }
        return base.animate(value: value, time: time, context: &context)
    }

    @inlinable func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        if let calls = calls as? ConvertedCalls<V> { return calls.velocity(value, time, context) }
        return base.velocity(value: value, time: time, context: context)
    }

    @inlinable func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        if let calls = calls as? ConvertedCalls<V> { return calls.shouldMerge(previous, value, time, &context) }
        return base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

extension Animation {
    /// Part of the delta `value` covered `time` seconds after the start; nil once finished (S5.1).
    @inlinable public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        switch kind {
        case .bezier(let base): base.animate(value: value, time: time, context: &context)
        case .unitCurve(let base): base.animate(value: value, time: time, context: &context)
        case .fluidSpring(let base): base.animate(value: value, time: time, context: &context)
        case .standard(let base): base.animate(value: value, time: time, context: &context)
        case .interpolatingSpring(let base): base.animate(value: value, time: time, context: &context)
        case .modified: modified?.animate(value: value, time: time, context: &context)
        case .velocityTracking(let base): base.animate(value: value, time: time, context: &context)
        case .custom: custom?.animate(value: value, time: time, context: &context)
        }
    }

    /// Velocity at `time`, per second; nil if the animation cannot tell (S5.17).
    @inlinable public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        switch kind {
        case .bezier(let base): base.velocity(value: value, time: time, context: context)
        case .unitCurve(let base): base.velocity(value: value, time: time, context: context)
        case .fluidSpring(let base): base.velocity(value: value, time: time, context: context)
        case .standard(let base): base.velocity(value: value, time: time, context: context)
        case .interpolatingSpring(let base): base.velocity(value: value, time: time, context: context)
        case .modified: nil
        case .velocityTracking(let base): base.velocity(value: value, time: time, context: context)
        case .custom: custom?.velocity(value: value, time: time, context: context)
        }
    }

    /// True if this animation takes over from `previous`, which has run for `time` seconds on the delta `value` (S5.6).
    @inlinable public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        switch kind {
        case .bezier, .unitCurve, .interpolatingSpring, .velocityTracking: false
        case .fluidSpring(let base): base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        case .standard(let base): base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        case .modified:
            modified?.shouldMerge(previous: previous, value: value, time: time, context: &context) == true
        case .custom:
            custom?.shouldMerge(previous: previous, value: value, time: time, context: &context) == true
        }
    }
}

extension Animation: Hashable {
    /// True if the bases are of one type and equal; animations that only move alike are not equal (S5.3).
    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        switch (lhs.kind, rhs.kind) {
        case (.bezier(let left), .bezier(let right)): left == right
        case (.unitCurve(let left), .unitCurve(let right)): left == right
        case (.fluidSpring(let left), .fluidSpring(let right)): left == right
        case (.standard, .standard): true
        case (.interpolatingSpring(let left), .interpolatingSpring(let right)): left == right
        case (.velocityTracking, .velocityTracking): true
        default: lhs.base.isEqual(to: rhs.base)
        }
    }

    /// Hashes the base, so that equal animations have equal hashes (S5.3).
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Description of the base (S5.3).
    public var description: String { String(describing: base) }

    /// `AnyAnimator(…)` around the debug description of the base (S5.3).
    public var debugDescription: String { "AnyAnimator(\(String(reflecting: base)))" }

    /// Mirror whose only child is the base.
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
