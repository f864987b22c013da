import AttributeGraph
public import Foundation
@_spi(Engine) public import ViewGraph

/// Takes what is dropped on a view.
nonisolated struct DropModifier<T: Transferable>: PrimitiveModifier {
    let action: ([T], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let graph = inputs.graph
        let box = GestureBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        box.followEnvironment(of: inputs)
        let place = GesturePlace(box: box)
        box.dropTarget = DropTarget { types in
            T._choose(types)
        } targeted: { isTargeted in
            if graph.isAlive(modifier.attribute) { graph.peek(modifier.attribute).isTargeted(isTargeted) }
        } receive: { data, type, location in
            guard graph.isAlive(modifier.attribute) else { return false }
            let values = T._values(in: data, as: type)
            guard !values.isEmpty else { return false }
            place.pressBegins()
            return graph.peek(modifier.attribute).action(values, place.convert(location, to: .local))
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

extension View {
    /// Takes what is dropped on this view.
    ///
    /// - Parameters:
    ///   - payloadType: what of it is wanted: `String`, `URL` or `Data`.
    ///   - action: gets what was dropped, and where in this view; returns whether that was of use.
    ///   - isTargeted: told whether something that could be dropped here is over this view.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropModifier(action: action, isTargeted: isTargeted))
    }
}
