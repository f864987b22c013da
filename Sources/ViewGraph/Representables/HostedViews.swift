package import AnimationCore
import AttributeGraph
package import Foundation
package import Geometry
package import LayerTree

/// Views on a plain layer inside a representable: a tree of their own within the window's tree, with the environment of
/// the representable. Their updates use the transaction passed to ``show(_:under:)`` and ``resize(to:under:)``.
@MainActor package final class HostedViews<Content: View> {
    /// Superlayer of the views' layers. The owner places it in its own layers.
    package let layer: Layer
    private let root: InnerRootBox
    /// Root of the views' boxes.
    package var box: LayoutBox { root }
    private let lifetime: Lifetime
    private let content: Attribute<Content>
    private unowned let host: ViewHost

    /// Creates the views in an update of their own, which may follow directly after the running one.
    ///
    /// - Parameters:
    ///   - view: the views.
    ///   - box: box of the representable that contains the layer.
    ///   - inputs: inputs of the representable's place.
    package init(_ view: Content, in box: RepresentableBox, _ inputs: _ViewInputs) {
        host = inputs.host
        let host = inputs.host
        layer = host.layers.makeLayer()
        layer.viewName = "HostedViews"
        lifetime = Lifetime(graph: host.graph, outer: inputs.lifetime)
        let root = InnerRootBox(host: host, on: layer)
        root.attach(to: box)
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
            defer { root.sizeWishChanged?() }
            lifetime.perform {
                var inner = _ViewInputs(
                    host: host, environment: environment, scope: root.scope, list: root.content, lifetime: lifetime)
                inner.addLayoutDirection()
                host.graph.untracked { Content._makeView(_GraphValue(content), inputs: inner) }
            }
        }
    }

    /// Called when the size that the views ask for may have changed.
    package var sizeWishChanged: (@MainActor () -> Void)? {
        get { root.sizeWishChanged }
        set { root.sizeWishChanged = newValue }
    }

    /// Replaces the views by `view`, in an update with `transaction`.
    package func show(_ view: Content, under transaction: Transaction) {
        guard !lifetime.hasEnded else { return }
        host.enqueue(transaction) { [unowned host, content, lifetime] in
            if !lifetime.hasEnded { host.graph.set(content, to: view) }
        }
    }

    /// Sets the size of the views, in points, in an update with `transaction`.
    package func resize(to size: CGSize, under transaction: Transaction) {
        guard !lifetime.hasEnded else { return }
        layer.setGeometry(LayerGeometry(origin: .zero, size: size), transaction: transaction)
        host.enqueue(transaction) { [root, lifetime] in
            if !lifetime.hasEnded { root.resize(to: size) }
        }
    }

    /// Top left corner of the views in the representable's box, at final values, in points. The views' frames in the
    /// window include it.
    package var origin: CGPoint {
        get { root.contentOffset }
        set { root.contentOffset = newValue }
    }

    /// Returns the size of the views under a proposal, in points.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { root.contentSize(proposal) }

    /// Removes the views and discards their layer.
    package func end() {
        guard !lifetime.hasEnded else { return }
        lifetime.end()
        layer.discard()
    }
}
