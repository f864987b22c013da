package import Foundation
import Geometry
@_spi(Engine) import LayerTree

// Where layers lie: a box counts its place from the nearest layer around.
extension BoxLayers {
    /// Top left corner of the box in the space that content's layers count from: zero if the box gives them a layer.
    package var originForContent: CGPoint { isOwn ? .zero : box.originInLayer }

    /// The nearest layer that content made in the box goes into, other than its own.
    var around: Unretained<Layer>? {
        var state = box.memory.state.parentState
        while let current = state {
            if let layer = current.state.layer { return layer }
            state = current.state.parentState
        }
        return nil
    }

    /// The id of ``around``; 0 for none.
    var idAround: Int { around?.with { $0.id } ?? 0 }

    /// The box, or the nearest one around it, that gives its content a layer.
    var nearestBoxWithLayer: LayoutBox? {
        var next: LayoutBox? = box
        while let current = next, !current.layers.isOwn { next = current.parent }
        return next
    }

    /// Point from which layers of content count in the box whose state is `state`.
    @inline(__always) func cornerForLayers(in state: HotMemoryReference<BoxState>?) -> CGPoint {
        guard let state, state.state.layer == nil else { return .zero }
        return state.state.originInLayer
    }

    /// Moves the layers of `boxes`, which lie in the box: it moved in the nearest layer around, and none was placed
    /// anew.
    func moved(of boxes: [LayoutBox]) {
        for inner in boxes {
            inner.memory.state.originInLayer = originForContent.moved(by: inner.origin)
            inner.geometryChanged()
            guard !inner.layers.isOwn else { continue }
            // A boundary that is still to be placed makes its content anew then: what leaves with that must be found
            // where it was (S12.8), and the rest is placed anyway.
            let isPlacedLater = inner.isWaitingForLayout && inner.memory.state.staleness.contains(.placement)
            if inner.memory.state.placesContentInWindow {
                inner.placeContent()
            } else if !isPlacedLater {
                inner.layers.moved(of: inner.contentBoxes + inner.extraBoxes)
            }
            inner.layers.keepLeavingContentInPlace()
        }
    }

    /// Records from which layer the places of the box, and of what is in it, count. Nothing moves.
    func noteLayerAround() {
        (box as? LayerBox)?.noteLayerAround()
        if box.isLeaving { box.rare.state.departure.layer = idAround }
        guard !isOwn else { return }
        for inner in box.contentBoxes + box.extraBoxes + leavingContent { inner.layers.noteLayerAround() }
    }
}
