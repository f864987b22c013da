/// Modifier of an animation, such as `delay` or `speed` (S9).
@usableFromInline enum AnimationModifier: Hashable, Sendable {
    /// Delay in seconds.
    case delay(Double)
    /// Speed factor.
    case speed(Double)
    /// Number of passes; nil for endless.
    case repeating(count: Int?, autoreverses: Bool)
    /// Time of logical completion, in seconds.
    case logicallyComplete(after: Double)
}

/// Animation with one modifier. An immutable class, since an `Animation` cannot contain another one by value.
@usableFromInline final class ModifiedAnimation: CustomAnimation {
    @usableFromInline let base: Animation
    @usableFromInline let modifier: AnimationModifier

    init(base: Animation, modifier: AnimationModifier) {
        self.base = base
        self.modifier = modifier
    }

    @usableFromInline static func == (lhs: ModifiedAnimation, rhs: ModifiedAnimation) -> Bool {
        lhs === rhs || lhs.modifier == rhs.modifier && lhs.base == rhs.base
    }

    @usableFromInline func hash(into hasher: inout Hasher) {
        hasher.combine(modifier)
        hasher.combine(base)
    }

    @inlinable func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        switch modifier {
        case .speed(let speed):
            return base.animate(value: value, time: time * speed, context: &context)
        case .delay(let delay):
            if time >= delay { return base.animate(value: value, time: time - delay, context: &context) }
            // The base is sampled at 0 but has not begun: it can be neither finished nor complete (S9.2).
            let wasComplete = context.isComplete
            let start = base.animate(value: value, time: 0, context: &context)
            context.isComplete = wasComplete
            return start ?? .zero
        case .logicallyComplete(let duration):
            let wasComplete = context.isComplete
            let result = base.animate(value: value, time: time, context: &context)
            context.isComplete = wasComplete || time >= duration
            return result
        case .repeating(let count, let autoreverses):
            return repeatPass(count: count, autoreverses: autoreverses, value: value, time: time, context: &context)
        }
    }

    /// Merges only with an equal modifier whose base has the same kind and merges (S9.6).
    @inlinable func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.modified, previous.modifier == modifier,
            base.hasSameKind(as: previous.base)
        else { return false }
        let previousBase = previous.base
        switch modifier {
        case .speed(let speed):
            return base.shouldMerge(previous: previousBase, value: value, time: time * speed, context: &context)
        case .delay(let delay):
            return base.shouldMerge(
                previous: previousBase, value: value, time: max(0, time - delay), context: &context)
        case .logicallyComplete:
            return base.shouldMerge(previous: previousBase, value: value, time: time, context: &context)
        case .repeating:
            let start = context.enterPass()
            defer { context.leavePass() }
            return base.shouldMerge(previous: previousBase, value: value, time: time - start, context: &context)
        }
    }
}

extension ModifiedAnimation {
    /// Velocity for a spring that takes over. Not part of `velocity`, which programs can call (S9.6), but without it
    /// the motion would have a visible kink.
    @inlinable func takeoverVelocity<V: VectorArithmetic>(
        value: V, time: Double, context: AnimationContext<V>
    ) -> V? {
        switch modifier {
        case .speed(let speed):
            return base.takeoverVelocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
        case .delay(let delay):
            if time < delay { return .zero }
            return base.takeoverVelocity(value: value, time: time - delay, context: context)
        case .logicallyComplete:
            return base.takeoverVelocity(value: value, time: time, context: context)
        case .repeating(_, let autoreverses):
            var inside = context
            let start = inside.enterPass()
            let velocity = base.takeoverVelocity(value: value, time: time - start, context: inside)
            return context.isReversed(autoreverses) ? velocity.map { V.zero - $0 } : velocity
        }
    }
}

extension Animation {
    /// Velocity at `time`, per second, also through modifiers; nil if the animation cannot tell.
    @inlinable func takeoverVelocity<V: VectorArithmetic>(
        value: V, time: Double, context: AnimationContext<V>
    ) -> V? {
        if let modified { return modified.takeoverVelocity(value: value, time: time, context: context) }
        return velocity(value: value, time: time, context: context)
    }

    /// True if the modifiers are equal and the innermost bases of one type (S9.6).
    @usableFromInline func hasSameKind(as other: Animation) -> Bool {
        if let modified, let other = other.modified {
            return modified.modifier == other.modifier && modified.base.hasSameKind(as: other.base)
        }
        return type(of: base) == type(of: other.base)
    }
}

extension ModifiedAnimation: CustomStringConvertible {
    @usableFromInline var description: String {
        switch modifier {
        case .delay(let delay): "\(base).delay(\(delay))"
        case .speed(let speed): "\(base).speed(\(speed))"
        case .logicallyComplete(let duration): "\(base).logicallyComplete(after: \(duration))"
        case .repeating(nil, let autoreverses): "\(base).repeatForever(autoreverses: \(autoreverses))"
        case .repeating(let count?, let autoreverses): "\(base).repeatCount(\(count), autoreverses: \(autoreverses))"
        }
    }
}
