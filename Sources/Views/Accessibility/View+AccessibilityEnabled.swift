import AnimationCore
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

// Modifiers that apply under a condition: while `isEnabled` is false the view is as it is without them.

extension View {
    /// Sets the accessibility label if `isEnabled`.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(_AccessibilityLabelModifier(label: isEnabled ? label.spokenString : nil))
    }

    /// Sets the accessibility label to a localised string if `isEnabled`.
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(key), isEnabled: isEnabled)
    }

    /// Sets the accessibility label to a verbatim string if `isEnabled`.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the accessibility value if `isEnabled`.
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        fact(AccessibilityValueFact.self, LayerAccessibility(value: isEnabled ? value.spokenString : nil))
    }

    /// Sets the accessibility value to a localised string if `isEnabled`.
    nonisolated public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(key), isEnabled: isEnabled)
    }

    /// Sets the accessibility value to a verbatim string if `isEnabled`.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets the accessibility hint if `isEnabled`.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        fact(AccessibilityHintFact.self, LayerAccessibility(hint: isEnabled ? hint.spokenString : nil))
    }

    /// Sets the accessibility hint to a localised string if `isEnabled`.
    nonisolated public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(key), isEnabled: isEnabled)
    }

    /// Sets the accessibility hint to a verbatim string if `isEnabled`.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets an identifier for tests, which is never read out, if `isEnabled`.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        fact(AccessibilityIdentifierFact.self, LayerAccessibility(identifier: isEnabled ? identifier : nil))
    }

    /// Hides the view from assistive technology if `hidden` and `isEnabled`.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        fact(AccessibilityHidingFact.self, LayerAccessibility(isHidden: hidden && isEnabled))
    }

    /// Sets the names by which people call this view by voice, the best first, if `isEnabled`.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
        accessibilityInputLabels(isEnabled ? inputLabels : [])
    }

    /// Sets the localised names by which people call this view by voice, the best first, if `isEnabled`.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> some View { accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled) }

    /// Sets the verbatim names by which people call this view by voice, the best first, if `isEnabled`.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> some View { accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled) }

    /// Sets the point at which a click on the element falls, in the unit space of its frame, if `isEnabled`.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
        clickPoint(isEnabled ? activationPoint : nil)
    }

    /// Takes the actions of this view's elements, if it does not respond to people and `isEnabled`.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool, isEnabled: Bool
    ) -> some View { accessibilityRespondsToUserInteraction(respondsToUserInteraction || !isEnabled) }
}
