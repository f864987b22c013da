package import Foundation
package import Geometry
import LayerTree

/// The box of an overlay or background.
@MainActor package class LayeredBox: LayoutBox {
    private var alignment = Alignment.center
    private var isOverlay = true

    package final func set(alignment: Alignment, isOverlay: Bool) {
        guard alignment != self.alignment || isOverlay != self.isOverlay else { return }
        self.alignment = alignment
        self.isOverlay = isOverlay
        if isFresh { return }
        invalidateLayout()
        invalidateLayerOrder()
    }

    private var leavingExtra: [LayoutBox] { extraContent?.allLeaving ?? [] }

    package override var leavingContent: [LayoutBox] { super.leavingContent + leavingExtra }

    package override func placeContent() {
        super.placeContent()
        let proposal = ProposedViewSize(size)
        if let only = onlyExtra { return placeExtra(only, proposal) }
        for box in extraBoxes { placeExtra(box, proposal) }
    }

    private func placeExtra(_ box: LayoutBox, _ proposal: ProposedViewSize) {
        let inner = box.sizeThatFits(proposal)
        box.place(at: alignment.origin(of: box, inner, proposal, in: size), size: inner, proposal: proposal)
    }

    override func appendLayersPlainly(to layers: inout [Layer]) -> Bool {
        guard let content = onlyContent, let extra = onlyExtra else { return false }
        // Mostly there is one of each.
        if layers.isEmpty { layers.reserveCapacity(2) }
        if !isOverlay { extra.appendOutermostLayers(to: &layers) }
        content.appendOutermostLayers(to: &layers)
        if isOverlay { extra.appendOutermostLayers(to: &layers) }
        return true
    }

    package override var drawingOrder: [LayoutBox] {
        let extra = leavingExtra + extraBoxes
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
