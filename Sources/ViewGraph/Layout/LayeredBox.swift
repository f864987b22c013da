package import Foundation
package import Geometry

/// The box of an overlay or background.
@MainActor package class LayeredBox: LayoutBox {
    package private(set) final lazy var extra: BoxList = {
        let list = BoxList(owner: self)
        extraContent = list
        return list
    }()
    private var alignment = Alignment.center
    private var isOverlay = true

    package final func set(alignment: Alignment, isOverlay: Bool) {
        guard alignment != self.alignment || isOverlay != self.isOverlay else { return }
        self.alignment = alignment
        self.isOverlay = isOverlay
        invalidateLayout()
        invalidateLayerOrder()
    }

    package override var leavingContent: [LayoutBox] { super.leavingContent + extra.allLeaving }

    package override func placeContent() {
        super.placeContent()
        let proposal = ProposedViewSize(size)
        for box in extra.boxes {
            let inner = box.sizeThatFits(proposal)
            box.place(at: alignment.origin(of: box, inner, proposal, in: size), proposal: proposal)
        }
    }

    package override var drawingOrder: [LayoutBox] {
        let extra = extra.allLeaving + extra.boxes
        return isOverlay ? super.drawingOrder + extra : extra + super.drawingOrder
    }
}

extension Alignment {
    /// Where `box`, of size `content`, lies in a frame of `size` when their guides meet.
    @MainActor package func origin(
        of box: LayoutBox, _ content: CGSize, _ proposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint {
        let frame = ViewDimensions(size: size)
        return CGPoint(
            x: frame[horizontal] - box.guide(horizontal.key, in: content, proposal: proposal),
            y: frame[vertical] - box.guide(vertical.key, in: content, proposal: proposal))
    }
}
