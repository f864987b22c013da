import AttributeGraph
public import Foundation
@_spi(Engine) public import ViewGraph

/// What the pointer does over a view.
public enum HoverPhase: Equatable, Sendable {
    /// It is here.
    case active(CGPoint)
    /// It has left.
    case ended
}

/// Tells when the pointer comes over what a view draws, moves there, and leaves (S18.19).
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
    /// Has `action` told where in the window the pointer is over this view; nil when it has left.
    func trackHover(in inputs: _ViewInputs, _ action: @escaping @MainActor (CGPoint?) -> Void) {
        hoverChanged = action
        let hover = host.pointer.hover
        hover.add()
        inputs.lifetime.onEnd { [self] in hover.remove(self) }
    }
}

/// Tells when the pointer comes over what a view draws, and when it leaves.
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
    /// Has `action` told whether the pointer is over what this view draws.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverCrossingModifier(action: action))
    }

    /// Has `action` told where over this view the pointer is, and when it has left.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(coordinateSpace: coordinateSpace.coordinateSpace, action: action))
    }

    /// Has `action` told where over this view the pointer is, and when it has left.
    @_disfavoredOverload nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { modifier(HoverModifier(coordinateSpace: coordinateSpace, action: action)) }
}
