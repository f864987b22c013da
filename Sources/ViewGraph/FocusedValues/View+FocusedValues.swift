public import AnimationCore
import AttributeGraph
public import Combine
public import Observation

/// Offers a value to the window of the view.
nonisolated struct FocusedValueModifier<Value>: PrimitiveModifier {
    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    /// True if the value is offered wherever the focus is.
    let isOfScene: Bool

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let store = inputs.host.focusedValues
        let box = LayoutBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        let isOfScene = inputs.graph.untracked { inputs.graph.peek(modifier.attribute) }.isOfScene
        let offer = FocusedValueStore.Offer(box: box, isOfScene: isOfScene)
        inputs.sink(modifier.attribute) { modifier in
            offer.apply = { values in
                if let value = modifier.value { values[keyPath: modifier.keyPath] = value }
            }
            store.offersChanged()
        }
        inputs.followAppearance(
            appeared: { store.offersChanged() }, disappeared: { store.offersChanged() })
        store.add(offer)
        inputs.lifetime.onEnd { store.remove(offer) }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

extension View {
    /// Offers `value` at `keyPath` while the keyboard focus is in this view.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false)) }

    /// Offers `value` at `keyPath` while the keyboard focus is in this view; nil offers nothing.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false)) }

    /// Offers `object`, by its type, while the keyboard focus is in this view; nil offers nothing.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(
            FocusedValueModifier(keyPath: \.[focused: FocusedTypeToken<T>()], value: object, isOfScene: false))
    }

    /// Offers `value` at `keyPath` wherever the keyboard focus is in the window.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true)) }

    /// Offers `value` at `keyPath` wherever the keyboard focus is in the window; nil offers nothing.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true)) }

    /// Offers `object`, by its type, wherever the keyboard focus is in the window; nil offers nothing.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(keyPath: \.[focused: FocusedTypeToken<T>()], value: object, isOfScene: true))
    }

    /// Offers `object`, by its type, while the keyboard focus is in this view.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        focusedObject(Optional(object))
    }

    /// Offers `object`, by its type, while the keyboard focus is in this view; nil offers nothing.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(
            FocusedValueModifier(keyPath: \.[focused: FocusedTypeToken<T>()], value: object, isOfScene: false))
    }

    /// Offers `object`, by its type, wherever the keyboard focus is in the window.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        focusedSceneObject(Optional(object))
    }

    /// Offers `object`, by its type, wherever the keyboard focus is in the window; nil offers nothing.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(keyPath: \.[focused: FocusedTypeToken<T>()], value: object, isOfScene: true))
    }
}
