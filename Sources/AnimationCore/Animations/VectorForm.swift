/// Two forms of one vector: the one that the engine computes with, and the one that programs' own animations see (S4.5).
@_spi(Engine) public struct VectorForm<Lanes: VectorArithmetic, Published: VectorArithmetic> {
    @usableFromInline let calls: (CustomAnimationBox) -> ConvertedCalls<Lanes>

    /// Inlined where the two types are known: a frame then runs code that was made for them.
    ///
    /// - Parameters:
    ///   - published: what a program's animation sees of the engine's vector.
    ///   - lanes: the engine's vector for what such an animation answers.
    @inlinable public init(
        published: @escaping @Sendable (Lanes) -> Published, lanes: @escaping @Sendable (Published) -> Lanes
    ) {
        calls = { ConvertedCalls(of: $0, published: published, lanes: lanes) }
    }
}

/// A form whose published vector is of some type.
@_spi(Engine) public protocol PublishedForm {
    /// `animation`, in which a program's own decides, as the engine may ask it.
    func converted(_ animation: Animation) -> Animation
}

extension VectorForm: PublishedForm {
    public func converted(_ animation: Animation) -> Animation {
        // Modifiers compute with any vector: only what they stand around looks into it.
        if let modified = animation.modified {
            return Animation(modified: ModifiedAnimation(base: converted(modified.base), modifier: modified.modifier))
        }
        guard let custom = animation.custom else { return animation }
        return Animation(custom: CustomAnimationBox(custom.base, calls: calls(custom)))
    }
}

extension Animation {
    /// True if a program's own animation decides, under whatever modifiers, and would see the engine's vectors.
    @_spi(Engine) public var isCustom: Bool {
        switch kind {
        case .custom: custom?.calls == nil
        case .modified: modified?.base.isCustom ?? false
        default: false
        }
    }
}

/// The calls of a program's own animation, asked by the engine's vectors and answering by the published ones.
///
/// Sendable, as the animation is: besides that its closures hold two functions that depend on their arguments only.
@usableFromInline final class ConvertedCalls<Lanes: VectorArithmetic>: @unchecked Sendable {
    @usableFromInline typealias Context = AnimationContext<Lanes>

    @usableFromInline let animate: (Lanes, Double, inout Context) -> Lanes?
    @usableFromInline let velocity: (Lanes, Double, Context) -> Lanes?
    @usableFromInline let shouldMerge: (Animation, Lanes, Double, inout Context) -> Bool

    @inlinable init<Published: VectorArithmetic>(
        of animation: CustomAnimationBox, published: @escaping @Sendable (Lanes) -> Published,
        lanes: @escaping @Sendable (Published) -> Lanes
    ) {
        let base = animation.base
        animate = { value, time, context in
            var inner = context.published(Published.self)
            let result = base.animate(value: published(value), time: time, context: &inner)
            context.keep(inner)
            return result.map(lanes)
        }
        velocity = { value, time, context in
            base.velocity(value: published(value), time: time, context: context.published(Published.self)).map(lanes)
        }
        shouldMerge = { previous, value, time, context in
            var inner = context.published(Published.self)
            let merges = base.shouldMerge(previous: previous, value: published(value), time: time, context: &inner)
            context.keep(inner)
            return merges
        }
    }
}

extension AnimationContext {
    /// The context of the published vector, with what the animation has kept in it.
    @inlinable func published<Published: VectorArithmetic>(_ type: Published.Type) -> AnimationContext<Published> {
        var result = AnimationContext<Published>(state: AnimationState(), environment: storedEnvironment)
        if !state.custom.isEmpty, let kept = state.custom[ObjectIdentifier(type)] as? AnimationState<Published> {
            result.state = kept
        }
        result.isComplete = isComplete
        return result
    }

    /// Remembers the context of the published vector.
    @inlinable mutating func keep<Published: VectorArithmetic>(_ inner: AnimationContext<Published>) {
        isComplete = inner.isComplete
        // Most keep nothing, and then nothing is asked for in a frame.
        if inner.state.isUntouched && state.custom.isEmpty { return }
        state.custom[ObjectIdentifier(Published.self)] = inner.state
    }
}
