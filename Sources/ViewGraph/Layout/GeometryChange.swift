import AttributeGraph
import Geometry

/// Modifier of `onGeometryChange`: runs an action when a value computed from a view's geometry has changed.
nonisolated struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
    let transform: (GeometryProxy) -> Value
    let action: (_ old: Value, _ new: Value) -> Void

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let host = inputs.host
        let box = GeometryChangeBox<Value>(host: host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        box.follower = ClosureFollower(inputs, of: Self.self) { [weak box, unowned host] in
            host.secondPass { box?.geometryMayHaveChanged() }
        }
        inputs.sink(modifier.attribute) { box.modifier = $0 }
        host.geometryObservers.add(box)
        inputs.lifetime.onEnd { [unowned host] in host.geometryObservers.remove(box) }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

@MainActor private final class GeometryChangeBox<Value: Equatable>: LayoutBox, GeometryObserver {
    var modifier: GeometryChangeModifier<Value>?
    private var last: Value?
    var follower: ClosureFollower?

    func geometryMayHaveChanged() {
        guard isPlaced, !isInLeavingView, let modifier, let follower else { return }
        let proxy = GeometryProxy(size: size, box: self)
        let new = follower.run { modifier.transform(proxy) }
        guard new != last else { return }
        let old = last ?? new
        last = new
        host.afterUpdate { modifier.action(old, new) }
    }
}

extension View {
    /// Runs `action` when the view has first been placed, and whenever the value of `transform` has changed after a
    /// layout or a scroll. Geometry has final values (S1.13).
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
    }

    /// Runs `action` with the previous and the new value when the view has first been placed, and whenever the value of
    /// `transform` has changed after a layout or a scroll. Geometry has final values (S1.13). In the first call both
    /// values are the new one.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}
