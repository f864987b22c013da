import Foundation
import Geometry
@_spi(Engine) import LayerTree

// Views on their way out (S12.8): out of layout, and where they were on the screen, whatever becomes of their container.
extension LayoutBox {
    /// The view begins to leave: from now on its place counts in the nearest layer around, and no box moves it.
    final func beginLeaving() {
        isLeaving = true
        hostState.state.departures += 1
        departure = hostState.state.departures
        layerWhenLeft = layerAround?.with { $0.id } ?? 0
    }

    /// Keeps what leaves in this box where it is seen after this box was placed.
    ///
    /// Its place counts in the nearest layer around, so a container that moves without a layer does not move it. Only if a
    /// layer has come between, that of a transition of the container, the same place is counted from there.
    @inline(__always) final func keepLeavingContentInPlace() {
        if hostState.state.leavingBoxes > 0 { keepLeavingInPlace() }
    }

    private func keepLeavingInPlace() {
        for box in leavingContent { box.keepPlaceInLayerAround() }
    }

    /// This box, or the nearest one around it, that gives its content a layer.
    final var nearestWithLayer: LayoutBox? {
        var box: LayoutBox? = self
        while let current = box, !current.hasLayer { box = current.parent }
        return box
    }

    private func keepPlaceInLayerAround() {
        guard let around = layerAround?.with({ $0.id }), around != layerWhenLeft else { return }
        let corner = cornerOfLayerAround()
        layerWhenLeft = around
        memory.state.originInLayer = CGPoint(x: originInLayer.x - corner.x, y: originInLayer.y - corner.y)
        geometryChanged()
        guard !hasLayer else { return }
        layersMoved(of: contentBoxes + extraBoxes)
        keepLeavingContentInPlace()
    }

    /// Top left corner of the nearest layer around, in the layer that was the nearest when the view began to leave; zero if
    /// that one is not around any more.
    private func cornerOfLayerAround() -> CGPoint {
        var corner = CGPoint.zero
        var box = parent
        while let current = box {
            if let layer = current.layer {
                if layer.id == layerWhenLeft { return corner }
                corner = corner.moved(by: layer.geometry.origin)
            }
            box = current.parent
        }
        return .zero
    }
}

extension LayoutBox {
    /// True if this box, or one around it, is on its way out.
    package final var isInLeavingView: Bool {
        // By states, none of which is counted.
        var state = Optional(memory.reference)
        while let current = state {
            if current.state.isLeaving { return true }
            state = current.state.parentState
        }
        return false
    }
}
