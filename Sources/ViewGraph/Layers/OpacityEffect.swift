package import AnimationCore
import LayerTree

/// Opacity of a view as a group (S27.8).
nonisolated public struct _OpacityEffect: LayerModifier {
    /// Opacity of the view, from 0 to 1.
    public var opacity: Double

    /// Makes the modifier that `opacity` stands for; programs call that.
    @inlinable nonisolated public init(opacity: Double) { self.opacity = opacity }

    @MainActor package static var part: EffectParts { .opacity }

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        box.ownLayer.setOpacity(opacity, transaction: transaction)
    }
}

extension View {
    /// Fades the view with all that is in it, as one picture: 0 is not seen and not hit, 1 is as it is (S27.8, S25.6).
    /// Beyond is taken as the nearer of both when it is drawn.
    @inlinable nonisolated public consuming func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityEffect(opacity: opacity))
    }
}
