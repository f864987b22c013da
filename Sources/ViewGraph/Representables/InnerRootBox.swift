package import Foundation
package import Geometry
package import LayerTree

/// Root box of views on a plain layer that itself lies inside a view. The layers of the views become sublayers of that
/// layer, wherever the program has put it. Layout starts at this box.
@MainActor package final class InnerRootBox: LayoutBox, SizingContainer {
    package let containerDependents = ContainerDependents()
    package private(set) var containerSize = CGSize.zero
    private let plainLayer: Layer

    /// Returns the gestures on the plain layer and its superlayers, from the inside out.
    package var gestureBoxesAround: @MainActor () -> [GestureBox] = { [] }
    /// Called when the size that the content asks for may have changed.
    package var sizeWishChanged: (@MainActor () -> Void)? {
        didSet { changes.onMeasuresInvalidated(sizeWishChanged) }
    }

    /// Creates a root whose views put their layers on `layer`. `layer` must have no other sublayers.
    package init(host: ViewHost, on layer: Layer) {
        plainLayer = layer
        super.init(host: host, scope: TransactionScope(host: host, outer: nil))
        setLayer(layer)
    }

    /// Sets the size of the root, in points, independently of the parent box.
    package func resize(to size: CGSize) {
        guard size != containerSize || !isPlaced else { return }
        containerSize = size
        becomeRoot(size: size)
        containerDependents.sizeChanged()
        host.needsLayout(from: self)
    }

    /// Returns the size of the content under a proposal, in points.
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
