package import Foundation
package import Geometry
package import LayerTree

/// The root of views that lie on a plain layer, which itself lies in a view: their layers go on that one, wherever the
/// program has put it, and layout begins anew here.
@MainActor package final class InnerRootBox: LayoutBox, SizingContainer {
    package let containerDependents = ContainerDependents()
    package private(set) var containerSize = CGSize.zero
    private let plainLayer: Layer

    /// The gestures on the plain layer and what it lies on, from the inside out.
    package var gestureBoxesAround: @MainActor () -> [GestureBox] = { [] }
    /// Called when the content would like another size than before.
    package var sizeWishChanged: (@MainActor () -> Void)? {
        didSet { changes.onMeasuresInvalidated(sizeWishChanged) }
    }

    /// A root whose views put their layers on `layer`; nobody else puts any there.
    package init(host: ViewHost, on layer: Layer) {
        plainLayer = layer
        super.init(host: host, scope: TransactionScope(host: host, outer: nil))
        setLayer(layer)
    }

    /// Takes a size of its own, whatever is around it.
    package func resize(to size: CGSize) {
        guard size != containerSize || !isPlaced else { return }
        containerSize = size
        becomeRoot(size: size)
        containerDependents.sizeChanged()
        host.needsLayout(from: self)
    }

    /// Size of the content under a proposal, in points.
    package func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        var result = CGSize.zero
        for box in content.boxes {
            let size = box.sizeThatFits(proposal)
            result = CGSize(width: max(result.width, size.width), height: max(result.height, size.height))
        }
        return result
    }

    package override class var kind: BoxKind { [.boundary, .hidesContent, .endsTraits] }
    package override func measure(_ proposal: ProposedViewSize) -> CGSize { containerSize }

    package override func placeContent() {
        let proposal = ProposedViewSize(containerSize)
        for box in content.boxes {
            let child = box.sizeThatFits(proposal)
            box.place(
                at: CGPoint(x: (containerSize.width - child.width) / 2, y: (containerSize.height - child.height) / 2),
                proposal: proposal)
        }
    }
}
