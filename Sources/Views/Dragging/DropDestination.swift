import AttributeGraph
public import Foundation
@_spi(Engine) public import ViewGraph

/// `dropDestination`: accepts values dropped on a view.
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
    /// Accepts values of `payloadType` (`String`, `URL` or `Data`) that are dropped on this view.
    ///
    /// `action` gets the dropped values and their position in this view, in points, and returns true if it accepts
    /// them. `isTargeted` is called with true when acceptable values come over this view, and with false when they
    /// leave.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropModifier(action: action, isTargeted: isTargeted))
    }
}
