/// Conversion between two forms of a vector: that of the engine, and that which programs' own animations see (S4.5).
@_spi(Engine) public struct VectorForm<Lanes: VectorArithmetic, Published: VectorArithmetic> {
    @usableFromInline let calls: (CustomAnimationBox) -> ConvertedCalls<Lanes>

    /// A conversion, inlined where both types are known, so that a frame runs specialised code.
    ///
    /// - Parameters:
    ///   - published: converts the engine's vector to the program's.
    ///   - lanes: converts the program's vector to the engine's.
    @inlinable public init(
        published: @escaping @Sendable (Lanes) -> Published, lanes: @escaping @Sendable (Published) -> Lanes
    ) {
        calls = { ConvertedCalls(of: $0, published: published, lanes: lanes) }
    }
}

/// Type-erased ``VectorForm``.
@_spi(Engine) public protocol PublishedForm {
    /// A form of `animation` that the engine can call with its vectors; converts only where a program's own animation
    /// is involved.
    func converted(_ animation: Animation) -> Animation
}

extension VectorForm: PublishedForm {
    /// Wraps the program's animation inside `animation`, if there is one, in conversions.
    public func converted(_ animation: Animation) -> Animation {
        // Modifiers compute with any vector: only the animation inside needs the conversion.
        if let modified = animation.modified {
            return Animation(modified: ModifiedAnimation(base: converted(modified.base), modifier: modified.modifier))
        }
        guard let custom = animation.custom else { return animation }
        return Animation(custom: CustomAnimationBox(custom.base, calls: calls(custom)))
    }
}

extension Animation {
    /// True if a program's own animation is involved, under any modifiers, that would see the engine's vectors.
    @_spi(Engine) public var isCustom: Bool {
        switch kind {
        case .custom: custom?.calls == nil
        case .modified: modified?.base.isCustom ?? false
        default: false
        }
    }
}

/// Calls of a program's own animation with the engine's vectors, converted to the program's vectors and back.
///
/// Sendable like the animation: its closures capture only that and two pure functions.
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
    /// Context for the program's vector type, with the animation's memory in it.
    @inlinable func published<Published: VectorArithmetic>(_ type: Published.Type) -> AnimationContext<Published> {
        var result = AnimationContext<Published>(state: AnimationState(), environment: storedEnvironment)
        if !state.custom.isEmpty, let kept = state.custom[ObjectIdentifier(type)] as? AnimationState<Published> {
            result.state = kept
        }
        result.isComplete = isComplete
        return result
    }

    /// Stores the memory of the program's vector type.
    @inlinable mutating func keep<Published: VectorArithmetic>(_ inner: AnimationContext<Published>) {
        isComplete = inner.isComplete
        // Common case: nothing stored, and then no dictionary access in a frame.
        if inner.state.isUntouched && state.custom.isEmpty { return }
        state.custom[ObjectIdentifier(Published.self)] = inner.state
    }
}
