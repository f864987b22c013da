import LayerTree
@_spi(Engine) public import ViewGraph

/// What the view is called: for people who do not see it, for scripts and for tests.
///
/// The label sits on a layer of its own around the view, so that a script finds the view where it is presented.
nonisolated public struct _AccessibilityLabelModifier: PrimitiveModifier {
    let label: String

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(modifier, content: content) { box, value, _ in box.ownLayer.label = value.label }
    }
}

extension View {
    /// What the view is called, instead of its text: scripts and tests find it by this name.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modifier(_AccessibilityLabelModifier(label: label.plainString))
    }

    /// The same, with a name that is looked up.
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(key))
    }

    /// The same, with a name that is taken as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        modifier(_AccessibilityLabelModifier(label: String(label)))
    }
}
