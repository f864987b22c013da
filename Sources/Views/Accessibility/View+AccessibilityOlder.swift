import AnimationCore
public import Geometry
@_spi(Engine) public import ViewGraph

/// Names that SwiftUI had in 2019.
extension View {
    /// Sets the accessibility label.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Sets the accessibility value.
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Sets the accessibility hint.
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Hides the view from assistive technology.
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Sets an identifier for tests.
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Sets the names by which people call this view by voice, the best first.
    nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

    /// Adds traits to those that the view has.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// Takes traits from this view.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Sets the order in which this view is read within its container.
    nonisolated public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }

    /// Sets the point at which a click on the element falls, in the unit space of its frame.
    nonisolated public func accessibility(activationPoint: UnitPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }
}
