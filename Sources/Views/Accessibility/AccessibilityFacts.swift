import AnimationCore
import LayerTree
@_spi(Engine) public import ViewGraph

/// Kind of a fact that a modifier puts on a layer: the layer snapshot contains it (`accessibility`).
nonisolated protocol AccessibilityFact {
    /// Part of the layer that holds the fact.
    static var part: EffectParts { get }
}

enum AccessibilityValueFact: AccessibilityFact { static var part: EffectParts { .value } }
enum AccessibilityHintFact: AccessibilityFact { static var part: EffectParts { .hint } }
enum AccessibilityIdentifierFact: AccessibilityFact { static var part: EffectParts { .identifier } }
enum AccessibilityHidingFact: AccessibilityFact { static var part: EffectParts { .hiding } }
enum AccessibilityTraitsFact: AccessibilityFact { static var part: EffectParts { .traits } }
enum AccessibilityChildrenFact: AccessibilityFact { static var part: EffectParts { .children } }

/// Puts a fact on a layer around the view, which modifiers of other facts, of opacity and of transforms share.
nonisolated struct AccessibilityFactModifier<Fact: AccessibilityFact>: LayerModifier {
    let facts: LayerAccessibility

    @MainActor static var part: EffectParts { Fact.part }

    @MainActor func apply(to box: EffectBox, transaction: Transaction) {
        let old = box.ownLayer.accessibility
        func chosen<Value>(_ part: EffectParts, _ path: KeyPath<LayerAccessibility, Value>, _ none: Value) -> Value {
            part == Fact.part ? facts[keyPath: path] : old?[keyPath: path] ?? none
        }
        let new = LayerAccessibility(
            value: chosen(.value, \.value, nil), hint: chosen(.hint, \.hint, nil),
            identifier: chosen(.identifier, \.identifier, nil), isHidden: chosen(.hiding, \.isHidden, false),
            children: chosen(.children, \.children, nil), traits: chosen(.traits, \.traits, []))
        // Modifiers that are not enabled say nothing.
        box.ownLayer.accessibility = new == LayerAccessibility() ? nil : new
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
    nonisolated func fact<Fact: AccessibilityFact>(
        _ kind: Fact.Type, _ facts: LayerAccessibility
    ) -> some View { modifier(AccessibilityFactModifier<Fact>(facts: facts)) }

    /// Sets the accessibility value: the present setting of a control.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        accessibilityValue(value, isEnabled: true)
    }

    /// Sets the accessibility value to a localised string.
    nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
        accessibilityValue(Text(key))
    }

    /// Sets the accessibility value to a verbatim string.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        fact(AccessibilityValueFact.self, LayerAccessibility(value: String(value)))
    }

    /// Sets the accessibility hint: the effect of using the view.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        accessibilityHint(hint, isEnabled: true)
    }

    /// Sets the accessibility hint to a localised string.
    nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }

    /// Sets the accessibility hint to a verbatim string.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        fact(AccessibilityHintFact.self, LayerAccessibility(hint: String(hint)))
    }

    /// Sets an identifier for tests, which is never read out.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibilityIdentifier(identifier, isEnabled: true)
    }

    /// Hides the view from assistive technology; it is still drawn.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibilityHidden(hidden, isEnabled: true)
    }

    /// Adds traits to those that the view has; the layer snapshot contains them.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        fact(AccessibilityTraitsFact.self, LayerAccessibility(traits: traits.names.sorted()))
    }

    /// Makes the view one accessibility element, with its children treated as `children` says.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        fact(AccessibilityChildrenFact.self, LayerAccessibility(children: children.children))
    }
}
