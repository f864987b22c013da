import AttributeGraph
public import CoreTransferable
import Foundation
@_spi(Engine) public import ViewGraph

/// `draggable`, `onDrag` and `itemProvider`: let a view be dragged to another one, or to another program.
nonisolated struct DraggableModifier: PrimitiveModifier {
    /// Makes what is dragged when a drag begins; nil or an empty item lets the view not be dragged.
    let item: () -> DragItem?

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let graph = inputs.graph
        let box = GestureBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        box.followEnvironment(of: inputs)
        box.gesture = DragAway(box) {
            graph.isAlive(modifier.attribute) ? graph.peek(modifier.attribute).item() : nil
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

/// Gesture that begins a drag once a press has moved far enough. A finger has to rest first: it may be about to scroll.
@MainActor private final class DragAway: AttachedGesture {
    private unowned let box: GestureBox
    private let item: @MainActor () -> DragItem?
    private var state = State.idle

    private enum State {
        case idle
        case waiting(from: CGPoint, since: Double, isTouch: Bool)
        /// A drag within the window, moved by this gesture's own events.
        case dragging
        /// A drag that the desktop controls.
        case away
    }

    /// Least distance of a drag, in points.
    private static let distance = 5.0
    /// Time for which a finger has to rest before it drags, in seconds.
    private static let rest = 0.4

    init(_ box: GestureBox, item: @escaping @MainActor () -> DragItem?) {
        self.box = box
        self.item = item
    }

    var isAlive: Bool { !box.isInLeavingView }
    var wakeTime: Double? { nil }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        let dragging = box.host.dragging
        switch (event.kind, state) {
        case (.pressed, _):
            state = .waiting(from: event.location, since: event.time, isTouch: event.isTouch)
            return .possible
        case (.moved, .waiting(let start, let since, let isTouch)):
            let way = hypot(event.location.x - start.x, event.location.y - start.y)
            guard way > Self.distance else { return .possible }
            guard !isTouch || event.time - since >= Self.rest, let item = item() else {
                state = .idle
                return .failed
            }
            state = .away
            callbacks.perform { [self] in
                if dragging.begin(item, from: box.frameInWindow(), at: start) {
                    state = .dragging
                    dragging.moved(to: event.location)
                }
            }
            return .active
        case (.moved, .dragging):
            callbacks.perform { dragging.moved(to: event.location) }
            return .active
        case (.released, .dragging):
            state = .idle
            callbacks.perform {
                dragging.moved(to: event.location)
                dragging.dropped()
            }
            return .ended
        case (.moved, .away), (.timePassed, .dragging), (.timePassed, .away): return .active
        case (.timePassed, .waiting): return .possible
        default:
            state = .idle
            return .failed
        }
    }

    func cancel(_ callbacks: inout GestureCallbacks) {
        if case .dragging = state { callbacks.perform { [dragging = box.host.dragging] in dragging.left() } }
        state = .idle
    }
}

extension View {
    /// Lets people drag this view, with `payload` as content, to views with a `dropDestination` and to other programs.
    /// `payload` is evaluated when a drag begins.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DraggableModifier { DragItem(providers: [NSItemProvider(carrying: payload())]) })
    }

    /// Lets people drag this view as for `draggable(_:)`, with `preview` as the picture of the drag.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        modifier(
            DraggableModifier {
                DragItem(providers: [NSItemProvider(carrying: payload())], preview: AnyView(preview()))
            })
    }

    /// Lets people drag this view. `data` makes the item that is dragged when a drag begins.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DraggableModifier { DragItem(providers: [data()]) })
    }

    /// Lets people drag this view. `data` makes the item that is dragged, and `preview` the picture of the drag, when a
    /// drag begins.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        modifier(DraggableModifier { DragItem(providers: [data()], preview: AnyView(preview())) })
    }

    /// Lets people drag this view, such as a row of a list, with the item that `action` makes; nil for none.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(DraggableModifier { action?().map { DragItem(providers: [$0]) } })
    }
}

extension NSItemProvider {
    /// A provider of one value.
    fileprivate convenience init<T: Transferable>(carrying value: T) {
        self.init()
        register(value)
    }
}
