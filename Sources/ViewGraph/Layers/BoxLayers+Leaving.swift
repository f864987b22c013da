import Foundation
import Geometry
@_spi(Engine) import LayerTree

// Leaving boxes: removed views whose transitions still run (S12.8). They are out of layout and stay at their place on
// the screen when their container changes.
extension BoxLayers {
    /// Leaving boxes in the content of the box and beside it.
    var leavingContent: [LayoutBox] { box.memory.state.content.leaving + box.memory.state.extra.leaving }

    /// Begins the removal of the view of the box. From now on its place is fixed in the nearest ancestor layer, and
    /// layout does not move it.
    func beginLeaving() {
        box.isLeaving = true
        box.hostState.state.departures += 1
        box.rare.state.departure = Departure(number: box.hostState.state.departures, layer: idAround)
    }

    /// True if the box, or an ancestor, is leaving.
    var isInLeavingView: Bool {
        // Walks the states rather than the boxes: no reference counting.
        var state = Optional(box.memory.reference)
        while let current = state {
            if current.state.isLeaving { return true }
            state = current.state.parentState
        }
        return false
    }

    /// Number of a leaving view's departure. The view that began to leave first has the lower number.
    var departureNumber: Int { box.memory.state.rare?.state.departure.number ?? 0 }

    /// Calls `presenceChanged` of all boxes in the box: a view that contains them has begun to leave, or has been taken
    /// back.
    package func tellPresenceChanged() {
        if let rare = box.memory.state.rare { rare.state.presenceChanged?() }
        for inner in box.contentBoxes { inner.layers.tellPresenceChanged() }
        for inner in box.extraBoxes { inner.layers.tellPresenceChanged() }
    }

    /// Keeps leaving views in the box at their place on the screen, after the box was placed.
    ///
    /// Their places are fixed in the nearest ancestor layer, so that a container that moves without a layer does not
    /// move them. Only if another layer has been inserted between, such as that of a transition of the container, their
    /// places are converted to it.
    @inline(__always) func keepLeavingContentInPlace() {
        if box.hostState.state.leavingBoxes > 0 { keepLeavingInPlace() }
    }

    private func keepLeavingInPlace() {
        for inner in leavingContent { inner.layers.keepPlaceInLayerAround() }
    }

    private func keepPlaceInLayerAround() {
        guard let id = around?.with({ $0.id }), id != layerWhenLeft else { return }
        let corner = cornerOfLayerAround()
        box.rare.state.departure.layer = id
        let origin = box.originInLayer
        box.memory.state.originInLayer = CGPoint(x: origin.x - corner.x, y: origin.y - corner.y)
        box.geometryChanged()
        guard !isOwn else { return }
        moved(of: box.contentBoxes + box.extraBoxes)
        keepLeavingContentInPlace()
    }

    private var layerWhenLeft: Int { box.memory.state.rare?.state.departure.layer ?? 0 }

    /// Top left corner of the nearest ancestor layer, in the space of the layer that was nearest when the view began to
    /// leave; zero if that layer is no longer an ancestor.
    private func cornerOfLayerAround() -> CGPoint {
        var corner = CGPoint.zero
        var next = box.parent
        while let current = next {
            if let layer = current.layer {
                if layer.id == layerWhenLeft { return corner }
                corner = corner.moved(by: layer.geometry.origin)
            }
            next = current.parent
        }
        return .zero
    }
}

/// State of a leaving view.
struct Departure {
    /// Number in the order of all departures of the window.
    var number = 0
    /// The id of the layer in which the view's place is fixed; 0 for none.
    var layer = 0
}
