import Foundation
import Geometry
@_spi(Engine) import LayerTree

// Views on their way out (S12.8): out of layout, and where they were on the screen, whatever becomes of their
// container.
extension BoxLayers {
    /// Boxes on their way out, in the content of the box or beside it.
    var leavingContent: [LayoutBox] { box.memory.state.content.leaving + box.memory.state.extra.leaving }

    /// Has the view of the box begin to leave: from now on its place counts in the nearest layer around, and no box
    /// moves it.
    func beginLeaving() {
        box.isLeaving = true
        box.hostState.state.departures += 1
        box.rare.state.departure = Departure(number: box.hostState.state.departures, layer: idAround)
    }

    /// True if the box, or one around it, is on its way out.
    var isInLeavingView: Bool {
        // By states, none of which is counted.
        var state = Optional(box.memory.reference)
        while let current = state {
            if current.state.isLeaving { return true }
            state = current.state.parentState
        }
        return false
    }

    /// The number of a leaving view's departure: of two, the one that began to leave first has the lower.
    var departureNumber: Int { box.memory.state.rare?.state.departure.number ?? 0 }

    /// Calls what boxes in the box do when a view around begins to leave, or is taken back.
    package func tellPresenceChanged() {
        if let rare = box.memory.state.rare { rare.state.presenceChanged?() }
        for inner in box.contentBoxes { inner.layers.tellPresenceChanged() }
        for inner in box.extraBoxes { inner.layers.tellPresenceChanged() }
    }

    /// Keeps what leaves in the box where it is seen after the box was placed.
    ///
    /// Its place counts in the nearest layer around, so a container that moves without a layer does not move it. Only
    /// if a layer has come between, that of a transition of the container, the same place is counted from there.
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

    /// Top left corner of the nearest layer around, in the layer that was the nearest when the view began to leave;
    /// zero if that one is not around any more.
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

/// State of a view that leaves.
struct Departure {
    /// Numbers the departures of all views of the window, in order.
    var number = 0
    /// The id of the layer in which the view's place counts; 0 for none.
    var layer = 0
}
