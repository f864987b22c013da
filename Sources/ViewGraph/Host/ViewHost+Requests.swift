@_spi(Engine) package import AnimationCore
import AttributeGraph
import Foundation
@_spi(Engine) import LayerTree

// Requests of views and boxes for work in the next update, or later in the running one.
extension ViewHost {
    /// Applies `write` in an update under `transaction`. Consecutive writes whose transactions have equal effects share
    /// one update (S1.3).
    package func enqueue(_ transaction: Transaction, _ write: @escaping @MainActor () -> Void) {
        enqueue(transaction, .call(write))
    }

    /// Applies `write` as ``enqueue(_:_:)`` does.
    func enqueue(_ transaction: Transaction, _ write: DueWrite) {
        completions.claim(of: transaction)
        memory.state.queue.addWrite(under: transaction, write)
        onNeedsFrame()
    }

    /// Environment at the root, as last set.
    package var environment: EnvironmentValues { graph.peek(rootEnvironment) }

    /// Edits the environment at the root in an update of its own. Only views that read changed values are evaluated
    /// (S3.7).
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

    /// Runs `action` when all structure of this pass has been made, before layout.
    package func whenMade(_ action: @escaping @MainActor () -> Void) { memory.state.queue.made.append(action) }

    /// Makes `boundary` place its content again.
    package func needsLayout(from boundary: LayoutBox) {
        boundary.memory.state.staleness.insert(.placement)
        waitsForLayout(boundary)
    }

    /// Puts `boundary` on the list of boxes to lay out: it, or a box in it, must be measured or placed.
    func waitsForLayout(_ boundary: LayoutBox) {
        guard !boundary.isWaitingForLayout else { return }
        boundary.isWaitingForLayout = true
        memory.state.queue.boundaries.append(boundary)
        if !memory.state.isSettling { onNeedsFrame() }
    }

    /// Moves `box`, whose offsets have changed, after the placement of this pass.
    func needsMove(of box: LayoutBox) {
        memory.state.queue.moves.append(box)
        if !memory.state.isSettling { onNeedsFrame() }
    }

    /// Orders the layers in `box` in this pass.
    package func needsLayerOrder(of box: LayoutBox) {
        guard !box.memory.state.isWaitingForLayerOrder else { return }
        box.memory.state.isWaitingForLayerOrder = true
        memory.state.queue.layerOrders.append(box)
    }

    /// Discards `layer`, whose identity has ended, after the layers of this pass have been ordered.
    func discard(_ layer: Layer) { memory.state.queue.discardedLayers.append(layer) }

    /// Runs `pass` later in this same update, under its transaction, when layout and layers are done (S12.6).
    package func secondPass(_ pass: @escaping @MainActor () -> Void) { memory.state.queue.secondPasses.append(pass) }

    // MARK: Actions

    /// Runs `action` when the views of this update are placed, before other actions (S19.1, S19.4).
    package func onAppear(_ action: @escaping @MainActor () -> Void) {
        memory.state.queue.addAppearance(.call(action))
    }

    /// Runs the action of the `onAppear` modifier at `place` like ``onAppear(_:)``, if the modifier still exists then.
    func onAppear(_ place: AttributePlace) { memory.state.queue.addAppearance(.appearance(of: place)) }

    /// Runs `action` when the views of this update are placed, before the `onAppear` actions of inserted views (S12.9).
    package func onDisappear(_ action: @escaping @MainActor () -> Void) {
        memory.state.queue.addDisappearance(action)
        onNeedsFrame()
    }

    /// Runs `action`, which ends the views of an identity.
    ///
    /// - Parameters:
    ///   - late: true if `onDisappear` actions run after the `onAppear` actions of inserted views. This is so for views
    ///     with a transition: they have left when it ends, even if it ends at once because there is no animation. Views
    ///     with the transition `.identity` disappear first (S12.9).
    ///   - action: ends the identity's lifetime.
    func disappearing(late: Bool, _ action: () -> Void) {
        let before = memory.state.queue.disappearsLate
        memory.state.queue.disappearsLate = late
        action()
        memory.state.queue.disappearsLate = before
    }

    /// Runs `action` at the end of this update, after layout (S19.1).
    package func afterUpdate(_ action: @escaping @MainActor () -> Void) {
        memory.state.queue.addAction(action)
        onNeedsFrame()
    }

    /// ``afterUpdate(_:)`` as a closure, for owners that may outlive the host. When the host has ended, it runs actions
    /// immediately.
    package var endOfUpdate: @MainActor (@escaping @MainActor () -> Void) -> Void {
        { [link] action in
            if let host = link.host { host.afterUpdate(action) } else { action() }
        }
    }
}
