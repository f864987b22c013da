import AttributeGraph
import CoreTransferable
import Foundation
@_spi(Engine) import ViewGraph

/// Reaction of a view to items that are dragged over it, in the view's own coordinates. Functions as in ``DropTarget``.
protocol DropReaction {
    @MainActor func accepts(_ info: DropInfo) -> Bool
    @MainActor func entered(_ info: DropInfo)
    @MainActor func moved(_ info: DropInfo) -> Bool
    @MainActor func exited(_ info: DropInfo)
    @MainActor func dropped(_ info: DropInfo, _ done: @escaping @MainActor (Bool) -> Void)
}

/// Accepts items that are dropped on a view.
nonisolated struct DropModifier<Reaction: DropReaction>: PrimitiveModifier {
    let reaction: Reaction

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let graph = inputs.graph
        let box = GestureBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        box.followEnvironment(of: inputs)
        let place = GesturePlace(box: box)
        func reaction() -> Reaction? {
            graph.isAlive(modifier.attribute) ? graph.peek(modifier.attribute).reaction : nil
        }
        func info(_ items: HoveringItems) -> DropInfo {
            place.pressBegins()
            return DropInfo(providers: items.providers, location: place.convert(items.location, to: .local))
        }
        box.dropTarget = DropTarget { items in
            reaction()?.accepts(info(items)) ?? false
        } entered: { items in
            reaction()?.entered(info(items))
        } moved: { items in
            reaction()?.moved(info(items)) ?? false
        } exited: { items in
            reaction()?.exited(info(items))
        } dropped: { items, done in
            guard let reaction = reaction() else { return done(false) }
            reaction.dropped(info(items), done)
        }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}
