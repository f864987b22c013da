package import Foundation
import Geometry
@_spi(Engine) import LayerTree

// Places of layers. A box stores its place relative to the nearest ancestor layer.

extension HotMemoryReference<BoxState> {
    /// The nearest ancestor layer, without the box's own; nil if there is none.
    var layerAround: Unretained<Layer>? {
        var next = state.parentState
        while let current = next {
            if let layer = current.state.layer { return layer }
            next = current.state.parentState
        }
        return nil
    }

    /// The id of ``layerAround``; 0 for none.
    @MainActor var idOfLayerAround: Int { layerAround?.with { $0.id } ?? 0 }
}

extension BoxLayers {
    /// Origin of the box in the space of the layer that its content's layers are in: zero if that is the box's own
    /// layer.
    package var originForContent: CGPoint { isOwn ? .zero : box.originInLayer }

    /// The nearest ancestor layer, without the box's own; nil if there is none.
    var around: Unretained<Layer>? { box.memory.reference.layerAround }

    /// The id of ``around``; 0 for none.
    var idAround: Int { box.memory.reference.idOfLayerAround }

    /// The box, or its nearest ancestor, that gives its content a layer.
    var nearestBoxWithLayer: LayoutBox? {
        var next: LayoutBox? = box
        while let current = next, !current.layers.isOwn { next = current.parent }
        return next
    }

    /// Origin of the box with the state `state` in the space of the layer that its content's layers are in.
    @inline(__always) func cornerForLayers(in state: HotMemoryReference<BoxState>?) -> CGPoint {
        guard let state, state.state.layer == nil else { return .zero }
        return state.state.originInLayer
    }

    /// Moves the layers of `boxes`, which lie in the box: the box moved in the nearest ancestor layer, and no box in it
    /// was placed again.
    func moved(of boxes: [LayoutBox]) {
        for inner in boxes {
            inner.memory.state.originInLayer = originForContent.moved(by: inner.origin)
            inner.geometryChanged()
            guard !inner.layers.isOwn else { continue }
            // A boundary that is still to be placed updates its content then. Views that are removed by that must be
            // found at their old places (S12.8), and the others are placed anyway.
            let isPlacedLater = inner.isWaitingForLayout && inner.memory.state.staleness.contains(.placement)
            if inner.memory.state.placesContentInWindow {
                inner.placeContent()
            } else if !isPlacedLater {
                inner.layers.moved(of: inner.contentBoxes + inner.extraBoxes)
            }
            inner.layers.keepLeavingContentInPlace()
        }
    }

    /// Records the layer that the places of the box and its content are relative to. Nothing moves.
    func noteLayerAround() {
        (box as? LayerBox)?.noteLayerAround()
        if box.isLeaving { box.rare.state.departure.layer = idAround }
        guard !isOwn else { return }
        for inner in box.contentBoxes + box.extraBoxes + leavingContent { inner.layers.noteLayerAround() }
    }
}
