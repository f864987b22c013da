/// Two forms of one vector: the one that the engine computes with, and the one that programs' own animations see (S4.5).
@_spi(Engine) public struct VectorForm<Lanes: VectorArithmetic, Published: VectorArithmetic>: Sendable {
    let published: @Sendable (Lanes) -> Published
    let lanes: @Sendable (Published) -> Lanes

    /// - Parameters:
    ///   - published: what a program's animation sees of the engine's vector.
    ///   - lanes: the engine's vector for what such an animation answers.
    public init(
        published: @escaping @Sendable (Lanes) -> Published, lanes: @escaping @Sendable (Published) -> Lanes
    ) {
        self.published = published
        self.lanes = lanes
    }
}

/// A form whose published vector is of some type.
@_spi(Engine) public protocol PublishedForm: Sendable {
    /// `animation`, a program's own, as the engine may ask it.
    func converted(_ animation: Animation) -> Animation
}

extension VectorForm: PublishedForm {
    public func converted(_ animation: Animation) -> Animation {
        // Modifiers compute with any vector: only what they stand around looks into it.
        if let modified = animation.modified {
            return Animation(modified: ModifiedAnimation(base: converted(modified.base), modifier: modified.modifier))
        }
        return Animation(ConvertedAnimation(base: animation, form: self))
    }
}

extension Animation {
    /// Whether a program's own animation decides, whatever modifiers stand around it: only that one can look into a vector.
    @_spi(Engine) public var isCustom: Bool {
        switch kind {
        case .custom: !(custom?.base is any ConvertedBase)
        case .modified: modified?.base.isCustom ?? false
        default: false
        }
    }

    /// The animation as the program wrote it.
    var unconverted: Animation { (custom?.base as? any ConvertedBase)?.base ?? self }
}

/// A converted animation of whatever vectors.
protocol ConvertedBase {
    var base: Animation { get }
}

/// A program's own animation, asked by the engine's vectors and answering by the published ones.
private struct ConvertedAnimation<Lanes: VectorArithmetic, Published: VectorArithmetic>: CustomAnimation, ConvertedBase
{
    let base: Animation
    let form: VectorForm<Lanes, Published>

    /// What the animation remembers, in the context of the engine's vector.
    private enum InnerContext: AnimationStateKey {
        static var defaultValue: AnimationContext<Published>? { nil }
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.base == rhs.base }
    func hash(into hasher: inout Hasher) { hasher.combine(base) }

    private func inner<V>(of context: AnimationContext<V>) -> AnimationContext<Published> {
        var inner = context.state[InnerContext.self] ?? context.withState(AnimationState())
        inner.storedEnvironment = context.storedEnvironment
        inner.isComplete = context.isComplete
        return inner
    }

    private func keep<V>(_ inner: AnimationContext<Published>, in context: inout AnimationContext<V>) {
        context.isComplete = inner.isComplete
        // Most keep nothing, and then nothing is asked for in a frame.
        if inner.state.isUntouched && context.state.custom.isEmpty { return }
        context.state[InnerContext.self] = inner
    }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        guard let lanes = value as? Lanes else { return base.animate(value: value, time: time, context: &context) }
        var inner = inner(of: context)
        let result = base.animate(value: form.published(lanes), time: time, context: &inner)
        keep(inner, in: &context)
        return result.flatMap { form.lanes($0) as? V }
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard let lanes = value as? Lanes else { return base.velocity(value: value, time: time, context: context) }
        let velocity = base.velocity(value: form.published(lanes), time: time, context: inner(of: context))
        return velocity.flatMap { form.lanes($0) as? V }
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        guard let lanes = value as? Lanes else {
            return base.shouldMerge(previous: previous.unconverted, value: value, time: time, context: &context)
        }
        var inner = inner(of: context)
        let merges = base.shouldMerge(
            previous: previous.unconverted, value: form.published(lanes), time: time, context: &inner)
        keep(inner, in: &context)
        return merges
    }
}
