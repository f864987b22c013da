import AttributeGraph
import Foundation
@_spi(Engine) public import ViewGraph

/// A value that a view tells the container around it.
nonisolated struct TraitModifier<Key: ViewTraitKey>: PrimitiveModifier {
    let value: Key.Value

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        var place = inputs.place
        let value = inputs.graph.untracked { inputs.graph.peek(modifier.attribute) }.value
        let holder = TraitHolder(Key.self, value, in: place.waiting)
        var isFirst = true
        inputs.sink(modifier.attribute) { modifier in
            if !isFirst { holder.set(modifier.value) }
            isFirst = false
        }
        place.waiting = holder
        content(place)
    }
}

extension View {
    /// The order among siblings in which the view is drawn and hit (S23.24).
    nonisolated public func zIndex(_ value: Double) -> some View { modifier(TraitModifier<ZIndexTrait>(value: value)) }

    /// Who gets room first in a stack: views of a higher priority choose their size before the others, for whom only
    /// their minimum is kept (S23.8). 0 by itself.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(TraitModifier<LayoutPriorityTrait>(value: value))
    }

    /// Leaves a value for a custom `Layout`, which finds it by `subview[key]`.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier<LayoutValueTrait<K>>(value: value))
    }

    /// How the view comes and goes where it is inserted or removed inside an animation (S12.3). Without one it fades
    /// (S12.4).
    nonisolated public func transition(_ transition: AnyTransition) -> some View {
        modifier(TraitModifier<TransitionTrait>(value: transition))
    }

    /// The same with a transition whose type is known.
    @MainActor public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TraitModifier<TransitionTrait>(value: AnyTransition(transition)))
    }
}
