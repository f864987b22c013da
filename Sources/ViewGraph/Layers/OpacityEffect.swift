package import AnimationCore
import LayerTree

/// Modifier of `opacity(_:)`: opacity of a view as a group (S27.8).
nonisolated public struct _OpacityEffect: LayerModifier {
    /// Opacity of the view, 0…1.
    public var opacity: Double

    /// Creates the modifier. Programs use `opacity(_:)` instead.
    @inlinable nonisolated public init(opacity: Double) { self.opacity = opacity }

    @MainActor package static var part: EffectParts { .opacity }

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        box.ownLayer.setOpacity(opacity, transaction: transaction)
    }
}

extension View {
    /// Sets the opacity of the view with all of its content as one picture. At 0 it is neither visible nor hit; at 1 it
    /// is drawn unchanged (S27.8, S25.6). Values outside of 0…1 are clamped when drawn.
    @inlinable nonisolated public consuming func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityEffect(opacity: opacity))
    }
}
