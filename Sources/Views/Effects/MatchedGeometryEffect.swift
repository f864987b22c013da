public import Geometry
@_spi(Engine) public import ViewGraph

/// `matchedGeometryEffect`: gives a view the geometry of another one with the same id (S13).
nonisolated public struct _MatchedGeometryEffect<ID: Hashable>: PrimitiveModifier {
    let id: ID
    let namespace: Namespace.ID
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = MatchedGeometryBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        // Registered before the content's layers, so that these are still on screen when `remove()` runs.
        inputs.lifetime.onEnd { box.remove() }
        inputs.sink(modifier.attribute) { value in
            box.set(
                key: MatchedGeometryKey(id: AnyHashable(value.id), namespace: value.namespace),
                terms: MatchedGeometryTerms(
                    properties: value.properties, anchor: value.anchor, isSource: value.isSource))
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

extension View {
    /// Gives views with the same `id` in the same `namespace` one frame: that of the source among them (S13). If the
    /// source changes within an animation, all of them fly from the old source's frame to the new one's; the layout
    /// around them does not change.
    ///
    /// `properties` are taken over by the followers: position, size, or both. `anchor` is the point whose positions are
    /// matched, in fractions of the view's size. `isSource` makes this view the source; of several sources the newest
    /// counts, but there should be one (S13.10).
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            _MatchedGeometryEffect(
                id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
    }
}
