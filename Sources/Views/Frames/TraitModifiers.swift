import AttributeGraph
import Foundation
@_spi(Engine) public import ViewGraph

/// Attaches a value to a view for the container around it.
nonisolated package struct TraitModifier<Key: ViewTraitKey>: DirectModifier {
    package let value: Key.Value

    package init(value: Key.Value) { self.value = value }

    @MainActor package static var addsOnlyTraits: Bool { true }

    @MainActor package static func makePlace(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ElementPlace {
        var place = inputs.place
        let value = inputs.graph.untracked { inputs.graph.peek(modifier.attribute) }.value
        let holder = TraitHolder(Key.self, value, in: place.waiting)
        var isFirst = true
        inputs.sink(modifier.attribute) { modifier in
            if !isFirst { holder.set(modifier.value) }
            isFirst = false
        }
        place.waiting = holder
        return place
    }
}

extension View {
    /// Sets the order among siblings in which the view is drawn and hit: views of greater values lie in front. Default
    /// 0 (S23.24).
    nonisolated public func zIndex(_ value: Double) -> some View { modifier(TraitModifier<ZIndexTrait>(value: value)) }

    /// Sets the view's priority for room in a stack: views of higher priority choose their size before the others, for
    /// whom only their minimum is reserved (S23.8). Default 0.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(TraitModifier<LayoutPriorityTrait>(value: value))
    }

    /// Attaches `value` to the view; a custom `Layout` reads it as `subview[key]`.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier<LayoutValueTrait<K>>(value: value))
    }

    /// Sets the effect with which the view appears and disappears where it is inserted or removed inside an animation
    /// (S12.3). Without a transition it fades (S12.4).
    nonisolated public func transition(_ transition: AnyTransition) -> some View {
        modifier(TraitModifier<TransitionTrait>(value: transition))
    }

    /// Sets the effect with which the view appears and disappears, by a transition of a custom type (S12.3).
    @MainActor public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TraitModifier<TransitionTrait>(value: AnyTransition(transition)))
    }
}
