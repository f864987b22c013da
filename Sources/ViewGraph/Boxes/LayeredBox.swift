package import Foundation
package import Geometry
@_spi(Engine) import LayerTree

/// The box of an overlay or background.
@MainActor package class LayeredBox: LayoutBox {
    private var alignment = Alignment.center

    package final func set(alignment: Alignment, isOverlay: Bool) {
        let position: ExtraPosition = isOverlay ? .above : .below
        guard alignment != self.alignment || position != memory.state.extraPosition else { return }
        self.alignment = alignment
        layers.setExtraPosition(position)
        if changes.isFresh { return }
        invalidateLayout()
        layers.invalidateOrder()
    }

    package override func placeContent() {
        super.placeContent()
        let proposal = ProposedViewSize(size)
        if let only = memory.state.extra.sole { return placeExtra(only, proposal) }
        for box in extraBoxes { placeExtra(box, proposal) }
    }

    private func placeExtra(_ box: LayoutBox, _ proposal: ProposedViewSize) {
        let inner = box.sizeThatFits(proposal)
        box.place(at: alignment.origin(of: box, inner, proposal, in: size), size: inner, proposal: proposal)
    }
}

extension Alignment {
    /// Top left corner of `box`, of size `content`, in a frame of `size`, such that the guides of both coincide. In
    /// points.
    @MainActor package func origin(
        of box: LayoutBox, _ content: CGSize, _ proposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint {
        let frame = ViewDimensions(size: size)
        return CGPoint(
            x: frame[horizontal] - box.guide(horizontal.key, in: content, proposal: proposal),
            y: frame[vertical] - box.guide(vertical.key, in: content, proposal: proposal))
    }
}
