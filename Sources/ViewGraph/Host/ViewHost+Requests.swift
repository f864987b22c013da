@_spi(Engine) package import AnimationCore
import AttributeGraph
import Foundation
@_spi(Engine) import LayerTree

// Work for the next update, or for later in the one that runs, as views and boxes ask for it.
extension ViewHost {
    /// Has `write` applied in an update under `transaction`; consecutive writes whose transactions do the same share one
    /// update (S1.3).
    package func enqueue(_ transaction: Transaction, _ write: @escaping @MainActor () -> Void) {
        completions.claim(of: transaction)
        memory.state.queue.addWrite(under: transaction, write)
        onNeedsFrame()
    }

    /// Edits the environment at the root in an update of its own: only views that read what differs are evaluated (S3.7).
    package func editEnvironment(
        under transaction: Transaction = Transaction(), _ edit: @escaping @MainActor (inout EnvironmentValues) -> Void
    ) {
        enqueue(transaction) { [self] in
            var environment = graph.peek(rootEnvironment)
            edit(&environment)
            graph.set(rootEnvironment, to: environment)
        }
    }

    // MARK: Structure, layout and layers

    /// Has `action` run when all structure of this pass is made, and before it is laid out.
    package func whenMade(_ action: @escaping @MainActor () -> Void) { memory.state.queue.made.append(action) }

    /// Has `boundary` place its content anew.
    package func needsLayout(from boundary: LayoutBox) {
        boundary.memory.state.staleness.insert(.placement)
        waitsForLayout(boundary)
    }

    /// Has `boundary` measured or placed, or something in it.
    func waitsForLayout(_ boundary: LayoutBox) {
        guard !boundary.isWaitingForLayout else { return }
        boundary.isWaitingForLayout = true
        memory.state.queue.boundaries.append(boundary)
        onNeedsFrame()
    }

    /// Has `box`, whose offsets have changed, moved when everything is placed.
    func needsMove(of box: LayoutBox) {
        memory.state.queue.moves.append(box)
        onNeedsFrame()
    }

    /// Has the layers in `box` ordered.
    package func needsLayerOrder(of box: LayoutBox) {
        guard !box.memory.state.isWaitingForLayerOrder else { return }
        box.memory.state.isWaitingForLayerOrder = true
        memory.state.queue.layerOrders.append(box)
    }

    /// Has `layer`, whose identity has ended, discarded when the layers around have been ordered.
    func discard(_ layer: Layer) { memory.state.queue.discardedLayers.append(layer) }

    /// Has `pass` run in this same update, under the same transaction, when everything is in place (S12.6).
    package func secondPass(_ pass: @escaping @MainActor () -> Void) { memory.state.queue.secondPasses.append(pass) }

    // MARK: Actions

    /// Has `action` run when the views of this update are in place, before other actions (S19.1, S19.4).
    package func onAppear(_ action: @escaping @MainActor () -> Void) {
        memory.state.queue.addAppearance(.call(action))
    }

    /// Has the action of the `onAppear` modifier at `place` run then, if the modifier is still there.
    func onAppear(_ place: AttributePlace) { memory.state.queue.addAppearance(.appearance(of: place)) }

    /// Has `action` run when the views of this update are in place, before those that came appear (S12.9).
    package func onDisappear(_ action: @escaping @MainActor () -> Void) {
        memory.state.queue.addDisappearance(action)
        onNeedsFrame()
    }

    /// Runs `action`, which ends the views of an identity.
    ///
    /// - Parameters:
    ///   - late: true if they disappear after those that came have appeared. So do views with a transition, which have left
    ///     when it has ended, be it at once for want of an animation; those with `.identity` are gone before (S12.9).
    ///   - action: ends the identity's lifetime.
    func disappearing(late: Bool, _ action: () -> Void) {
        let before = memory.state.queue.disappearsLate
        memory.state.queue.disappearsLate = late
        action()
        memory.state.queue.disappearsLate = before
    }

    /// Has `action` run at the end of this update, when layout is done (S19.1).
    package func afterUpdate(_ action: @escaping @MainActor () -> Void) {
        memory.state.queue.addAction(action)
        onNeedsFrame()
    }

    /// ``afterUpdate(_:)`` for owners that may outlive the host: once that has gone, actions run at once.
    package var endOfUpdate: @MainActor (@escaping @MainActor () -> Void) -> Void {
        { [link] action in
            if let host = link.host { host.afterUpdate(action) } else { action() }
        }
    }
}
