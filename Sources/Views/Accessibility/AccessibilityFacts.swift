import LayerTree
@_spi(Engine) public import ViewGraph

/// Adds accessibility information to a view, on a layer of its own around it; the layer snapshot contains it
/// (`accessibility`).
nonisolated struct AccessibilityFactsModifier: PrimitiveModifier {
    let facts: LayerAccessibility

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(modifier, content: content) { box, value, _ in box.ownLayer.accessibility = value.facts }
    }
}

/// Treatment of the views inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let children: LayerAccessibility.Children

    /// They are not exposed.
    public static let ignore = AccessibilityChildBehavior(children: .ignore)
    /// They are exposed one by one.
    public static let contain = AccessibilityChildBehavior(children: .contain)
    /// They are merged into one element.
    public static let combine = AccessibilityChildBehavior(children: .combine)
}

extension View {
    nonisolated private func facts(_ facts: LayerAccessibility) -> some View {
        modifier(AccessibilityFactsModifier(facts: facts))
    }

    /// Sets the accessibility value: the present setting of a control.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        facts(LayerAccessibility(value: value.plainString))
    }

    /// Sets the accessibility value to a localised string.
    nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
        accessibilityValue(Text(key))
    }

    /// Sets the accessibility value to a verbatim string.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        facts(LayerAccessibility(value: String(value)))
    }

    /// Sets the accessibility hint: the effect of using the view.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        facts(LayerAccessibility(hint: hint.plainString))
    }

    /// Sets the accessibility hint to a localised string.
    nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }

    /// Sets the accessibility hint to a verbatim string.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        facts(LayerAccessibility(hint: String(hint)))
    }

    /// Sets an identifier for tests, which is never read out.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        facts(LayerAccessibility(identifier: identifier))
    }

    /// Hides the view from assistive technology; it is still drawn.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        facts(LayerAccessibility(isHidden: hidden))
    }

    /// Adds traits to those that the view has; the layer snapshot contains them.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        facts(LayerAccessibility(traits: traits.names.sorted()))
    }

    /// Makes the view one accessibility element, with its children treated as `children` says.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        facts(LayerAccessibility(children: children.children))
    }
}
