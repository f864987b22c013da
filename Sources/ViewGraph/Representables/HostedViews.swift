package import AnimationCore
import AttributeGraph
package import Foundation
package import Geometry
package import LayerTree

/// Views on a plain layer that lies in a view: a tree of their own within the window's, with the environment of the
/// place around. Their transactions are those of who shows and resizes them.
@MainActor package final class HostedViews<Content: View> {
    /// Layer that the layers of the views are put on. The owner puts it where they are to be seen.
    package let layer: Layer
    private let root: InnerRootBox
    private let lifetime: Lifetime
    private let content: Attribute<Content>
    private unowned let host: ViewHost

    /// Makes the views in an update of its own, which may follow directly in the one that runs.
    ///
    /// - Parameters:
    ///   - view: the views.
    ///   - box: box of the place around.
    ///   - inputs: inputs of the place around.
    package init(_ view: Content, in box: RepresentableBox, _ inputs: _ViewInputs) {
        host = inputs.host
        let host = inputs.host
        layer = host.layers.makeLayer()
        layer.viewName = "HostedViews"
        lifetime = Lifetime(graph: host.graph, outer: inputs.lifetime)
        let root = InnerRootBox(host: host, on: layer)
        root.tree.attach(to: box)
        root.gestureBoxesAround = { [unowned box, layer] in box.gestureBoxes(around: layer) }
        self.root = root
        let content = lifetime.perform { host.graph.addSource(view) }
        self.content = content
        lifetime.onEnd {
            root.content.detach()
            root.tree.detach()
        }
        let environment = inputs.environment
        host.enqueue(Transaction()) { [unowned host, lifetime] in
            guard !lifetime.hasEnded else { return }
            lifetime.perform {
                var inner = _ViewInputs(
                    host: host, environment: environment, scope: root.scope, list: root.content, lifetime: lifetime)
                inner.addLayoutDirection()
                host.graph.untracked { Content._makeView(_GraphValue(content), inputs: inner) }
            }
        }
    }

    /// Called when the views may want another size.
    package var sizeWishChanged: (@MainActor () -> Void)? {
        get { root.sizeWishChanged }
        set { root.sizeWishChanged = newValue }
    }

    /// Shows `view` in the place of the one before; `transaction` says how what differs comes about.
    package func show(_ view: Content, under transaction: Transaction) {
        guard !lifetime.hasEnded else { return }
        host.enqueue(transaction) { [unowned host, content, lifetime] in
            if !lifetime.hasEnded { host.graph.set(content, to: view) }
        }
    }

    /// Gives the views `size` to lie in, under `transaction`.
    package func resize(to size: CGSize, under transaction: Transaction) {
        guard !lifetime.hasEnded else { return }
        layer.setGeometry(LayerGeometry(origin: .zero, size: size), transaction: transaction)
        host.enqueue(transaction) { [root, lifetime] in
            if !lifetime.hasEnded { root.resize(to: size) }
        }
    }

    /// Top left corner of the views in the box around, at final values, in points: their frames in the window count it.
    package var origin: CGPoint {
        get { root.contentOffset }
        set { root.contentOffset = newValue }
    }

    /// Size of the views under a proposal, in points.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { root.contentSize(proposal) }

    /// Ends the views, and discards their layer.
    package func end() {
        guard !lifetime.hasEnded else { return }
        lifetime.end()
        layer.discard()
    }
}
