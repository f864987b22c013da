public import Geometry
@_spi(Engine) public import ViewGraph

/// Ties a view's geometry to that of the others with the same id (S13).
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
        // Registered before the content's layers, so that it still finds them on screen when its identity ends.
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
    /// Shows views with the same `id` and `namespace` at one place: that of the one that is the source (S13). If the
    /// source changes within an animation, all of them fly from the old one's frame to the new one's; the layout around
    /// them does not change.
    ///
    /// - Parameters:
    ///   - id: which views belong together.
    ///   - namespace: of a `@Namespace`; ids of different ones never meet.
    ///   - properties: what followers take over: position, size, or both.
    ///   - anchor: the point at which positions are compared, in units of the view.
    ///   - isSource: whether the view gives its frame or takes it. Of several sources the newest counts; there should
    ///     be one (S13.10).
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            _MatchedGeometryEffect(
                id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
    }
}
