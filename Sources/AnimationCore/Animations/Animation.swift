public import Foundation

/// How a change moves from what is on screen to what is asked for: a curve, a spring, or a program's own (S5.3).
public struct Animation: Sendable {
    @usableFromInline let kind: AnimationKind

    @usableFromInline init(kind: AnimationKind) { self.kind = kind }

    public init<A: CustomAnimation>(_ base: A) { kind = AnimationKind(base) }

    /// The animation as what it was made from.
    public var base: any CustomAnimation { kind.base }
}

/// The kinds of animation that are known here as concrete types, so that a frame makes no dynamic call for them.
@usableFromInline enum AnimationKind: Sendable {
    case bezier(BezierAnimation)
    case unitCurve(UnitCurveAnimation)
    case fluidSpring(FluidSpringAnimation)
    case standard(DefaultAnimation)
    case interpolatingSpring(InterpolatingSpringAnimation)
    case modified(ModifiedAnimation)
    case velocityTracking(VelocityTrackingAnimation)
    case custom(any CustomAnimation)

    init(_ base: any CustomAnimation) {
        switch base {
        case let base as BezierAnimation: self = .bezier(base)
        case let base as UnitCurveAnimation: self = .unitCurve(base)
        case let base as FluidSpringAnimation: self = .fluidSpring(base)
        case let base as DefaultAnimation: self = .standard(base)
        case let base as InterpolatingSpringAnimation: self = .interpolatingSpring(base)
        case let base as ModifiedAnimation: self = .modified(base)
        case let base as VelocityTrackingAnimation: self = .velocityTracking(base)
        default: self = .custom(base)
        }
    }

    var base: any CustomAnimation {
        switch self {
        case .bezier(let base): base
        case .unitCurve(let base): base
        case .fluidSpring(let base): base
        case .standard(let base): base
        case .interpolatingSpring(let base): base
        case .modified(let base): base
        case .velocityTracking(let base): base
        case .custom(let base): base
        }
    }
}

extension Animation {
    /// How much of `value` has been travelled `time` seconds after the start; nil once finished (S5.1).
    @inlinable public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        switch kind {
        case .bezier(let base): base.animate(value: value, time: time, context: &context)
        case .unitCurve(let base): base.animate(value: value, time: time, context: &context)
        case .fluidSpring(let base): base.animate(value: value, time: time, context: &context)
        case .standard(let base): base.animate(value: value, time: time, context: &context)
        case .interpolatingSpring(let base): base.animate(value: value, time: time, context: &context)
        case .modified(let base): base.animate(value: value, time: time, context: &context)
        case .velocityTracking(let base): base.animate(value: value, time: time, context: &context)
        case .custom(let base): base.animate(value: value, time: time, context: &context)
        }
    }

    /// The velocity at `time`, per second; nil if the animation cannot say (S5.17).
    @inlinable public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        switch kind {
        case .bezier(let base): base.velocity(value: value, time: time, context: context)
        case .unitCurve(let base): base.velocity(value: value, time: time, context: context)
        case .fluidSpring(let base): base.velocity(value: value, time: time, context: context)
        case .standard(let base): base.velocity(value: value, time: time, context: context)
        case .interpolatingSpring(let base): base.velocity(value: value, time: time, context: context)
        case .modified(let base): base.velocity(value: value, time: time, context: context)
        case .velocityTracking(let base): base.velocity(value: value, time: time, context: context)
        case .custom(let base): base.velocity(value: value, time: time, context: context)
        }
    }

    /// Whether this animation takes over from `previous`, which ran for `time` seconds on `value` (S5.6).
    @inlinable public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        switch kind {
        case .bezier, .unitCurve, .interpolatingSpring, .velocityTracking: false
        case .fluidSpring(let base): base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        case .standard(let base): base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        case .modified(let base): base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        case .custom(let base): base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        }
    }
}

extension Animation: Hashable {
    /// Equal when the bases are of one type and equal; two that merely move alike are not (S5.3).
    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        switch (lhs.kind, rhs.kind) {
        case (.bezier(let left), .bezier(let right)): left == right
        case (.unitCurve(let left), .unitCurve(let right)): left == right
        case (.fluidSpring(let left), .fluidSpring(let right)): left == right
        case (.standard, .standard): true
        case (.interpolatingSpring(let left), .interpolatingSpring(let right)): left == right
        case (.modified(let left), .modified(let right)): left == right
        case (.velocityTracking, .velocityTracking): true
        case (.custom(let left), .custom(let right)): left.isEqual(to: right)
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { String(describing: base) }

    public var debugDescription: String { "AnyAnimator(\(String(reflecting: base)))" }

    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
