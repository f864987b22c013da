import AnimationCore
import AttributeGraph
package import Foundation
import Geometry
@_spi(Engine) package import ViewGraph

/// Drag of a view to another place among its neighbours, such as of a column's header. A finger has to rest first: it may be
/// about to scroll. The drag wins over a press on the view.
nonisolated package struct PlaceDragModifier: PrimitiveModifier {
    let isEnabled: Bool
    let moved: @MainActor (CGSize) -> Void
    let ended: @MainActor () -> Void

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let graph = inputs.graph
        let box = GestureBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        box.followEnvironment(of: inputs)
        box.priority = .high
        box.gesture = PlaceDrag(box) { graph.isAlive(modifier.attribute) ? graph.peek(modifier.attribute) : nil }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

/// Gesture that follows a press once it has moved far enough.
@MainActor private final class PlaceDrag: AttachedGesture {
    private unowned let box: GestureBox
    private let value: @MainActor () -> PlaceDragModifier?
    private var state = State.idle

    private enum State {
        case idle
        case waiting(from: CGPoint, since: Double, isTouch: Bool)
        case dragging(from: CGPoint)
    }

    /// Least distance of a drag, in points.
    private static let distance = 5.0
    /// Time for which a finger has to rest before it drags, in seconds.
    private static let rest = 0.4

    init(_ box: GestureBox, value: @escaping @MainActor () -> PlaceDragModifier?) {
        self.box = box
        self.value = value
    }

    var isAlive: Bool { !box.isInLeavingView }
    var wakeTime: Double? { nil }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        switch (event.kind, state) {
        case (.pressed, _):
            guard value()?.isEnabled == true else { return .failed }
            state = .waiting(from: event.location, since: event.time, isTouch: event.isTouch)
            return .possible
        case (.moved, .waiting(let start, let since, let isTouch)):
            guard hypot(event.location.x - start.x, event.location.y - start.y) > Self.distance else {
                return .possible
            }
            guard !isTouch || event.time - since >= Self.rest else { break }
            state = .dragging(from: start)
            move(event, from: start, &callbacks)
            return .active
        case (.moved, .dragging(let start)):
            move(event, from: start, &callbacks)
            return .active
        case (.released, .dragging):
            end(&callbacks)
            return .ended
        case (.timePassed, .dragging): return .active
        case (.timePassed, .waiting): return .possible
        default: break
        }
        cancel(&callbacks)
        return .failed
    }

    func cancel(_ callbacks: inout GestureCallbacks) {
        if case .dragging = state { end(&callbacks) }
        state = .idle
    }

    private func move(_ event: GestureEvent, from start: CGPoint, _ callbacks: inout GestureCallbacks) {
        let way = CGSize(width: event.location.x - start.x, height: event.location.y - start.y)
        callbacks.perform { [value] in value()?.moved(way) }
    }

    private func end(_ callbacks: inout GestureCallbacks) {
        state = .idle
        callbacks.perform { [value] in value()?.ended() }
    }
}

extension View {
    /// Lets people drag this view among its neighbours.
    ///
    /// - Parameters:
    ///   - isEnabled: false for a view that has a fixed place.
    ///   - moved: called with the way of the drag since the press, in points from the left and from the top.
    ///   - ended: called when the drag has ended, wherever.
    /// - Returns: the view, which people can drag.
    nonisolated package func onPlaceDrag(
        isEnabled: Bool, moved: @escaping @MainActor (CGSize) -> Void, ended: @escaping @MainActor () -> Void
    ) -> some View { modifier(PlaceDragModifier(isEnabled: isEnabled, moved: moved, ended: ended)) }
}
