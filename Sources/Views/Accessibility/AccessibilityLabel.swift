package import AnimationCore
import LayerTree
@_spi(Engine) public import ViewGraph

/// Sets a view's accessibility label, which scripts and tests use too.
///
/// The label is on a layer around the view, so that a script finds the view's position on screen.
nonisolated public struct _AccessibilityLabelModifier: LayerModifier {
    let label: String?

    @MainActor package static var part: EffectParts { .label }

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) { box.ownLayer.label = label }
}

extension View {
    /// Sets the accessibility label, in place of the view's text: scripts and tests find the view by it.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        accessibilityLabel(label, isEnabled: true)
    }

    /// Makes the accessibility label of the words of `content`, which is not shown. The placeholder that it gets has the
    /// label that the view has without it.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (PlaceholderContentView<Self>) -> V
    ) -> some View { accessibilityBeside(labelling: content) }

    /// Sets the accessibility label to a localised string.
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(key))
    }

    /// Sets the accessibility label to a verbatim string.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        modifier(_AccessibilityLabelModifier(label: String(label)))
    }
}
