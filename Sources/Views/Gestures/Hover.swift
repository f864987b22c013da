import AttributeGraph
public import Foundation
@_spi(Engine) public import ViewGraph

/// Presence of the pointer over a view.
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at a position in points.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

/// `onContinuousHover`: reports the pointer's movements over the area that a view draws, and its leaving (S18.19).
nonisolated struct HoverModifier: PrimitiveModifier {
    let coordinateSpace: CoordinateSpace
    let action: (HoverPhase) -> Void

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = GestureBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        let place = GesturePlace(box: box)
        let graph = inputs.graph
        box.trackHover(in: inputs) { location in
            guard graph.isAlive(modifier.attribute) else { return }
            let modifier = graph.peek(modifier.attribute)
            place.pressBegins()
            modifier.action(location.map { .active(place.convert($0, to: modifier.coordinateSpace)) } ?? .ended)
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

extension GestureBox {
    /// Calls `action` with the pointer's position in the window while it is over this view, and with nil when it has
    /// left.
    package func trackHover(in inputs: _ViewInputs, _ action: @escaping @MainActor (CGPoint?) -> Void) {
        hoverChanged = action
        let hover = host.pointer.hover
        hover.add()
        inputs.lifetime.onEnd { [self] in hover.remove(self) }
    }
}

/// `onHover`: reports when the pointer enters the area that a view draws, and when it leaves.
nonisolated struct HoverCrossingModifier: PrimitiveModifier {
    let action: (Bool) -> Void

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = GestureBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        let graph = inputs.graph
        var isInside = false
        box.trackHover(in: inputs) { location in
            guard (location != nil) != isInside else { return }
            isInside = location != nil
            if graph.isAlive(modifier.attribute) { graph.peek(modifier.attribute).action(isInside) }
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

extension View {
    /// Calls `action` with true when the pointer enters the area that this view draws, and with false when it leaves.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverCrossingModifier(action: action))
    }

    /// Calls `action` with the pointer's position over this view, in `coordinateSpace`, and with `ended` when it has
    /// left.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(coordinateSpace: coordinateSpace.coordinateSpace, action: action))
    }

    /// Calls `action` with the pointer's position over this view, in `coordinateSpace`, and with `ended` when it has
    /// left.
    @_disfavoredOverload nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { modifier(HoverModifier(coordinateSpace: coordinateSpace, action: action)) }
}
