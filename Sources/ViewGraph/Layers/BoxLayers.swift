import Foundation
import Geometry
@_spi(Engine) package import LayerTree

extension LayoutBox {
    /// Layers of this box and its content: their order and places.
    package final var layers: BoxLayers { @inline(__always) get { BoxLayers(box: self) } }

    /// Layer that this box draws with or gives to its content; nil if it has none.
    package final var layer: Layer? { memory.state.layer?.object }

    /// Sets the layer of this box, which the caller must retain while it is set; nil removes it.
    package final func setLayer(_ layer: Layer?) { memory.state.layer = Unretained(layer) }

    /// True if this box, or an ancestor, is leaving: removed, and drawn until its transition ends.
    package final var isInLeavingView: Bool { layers.isInLeavingView }
}

/// Order of the layers that one box and its content add to the nearest ancestor layer.
@MainActor package struct BoxLayers {
    let box: LayoutBox

    /// True if the box gives its content a layer.
    var isOwn: Bool { box.memory.state.layer != nil }

    /// Records that layers drawn in the box, or their order, changed. The nearest ancestor layer then collects its
    /// sublayers again.
    package func invalidateOrder() {
        var current = Unretained(box)
        while true {
            let own = current.with { $0.memory.reference }
            if own.state.layer != nil { break }
            own.state.outermostLayers = nil
            guard let around = own.state.parent else { return }
            current = around
        }
        current.with { current in
            if !current.memory.state.isWaitingForLayerOrder {
                box.hostReference.with { $0.needsLayerOrder(of: current) }
            }
        }
    }

    /// The boxes in the box in drawing order: leaving ones first, then by z index (S12.12). Extra boxes beside the
    /// content are below or above all of these.
    var orderedContent: [LayoutBox] {
        let content = contentByZIndex
        if box.memory.state.extra.isEmpty { return content }
        let extra = box.memory.state.extra.leaving + box.extraBoxes
        switch box.memory.state.extraPosition {
        case .below: return extra + content
        case .above: return content + extra
        case .notDrawn: return content
        }
    }

    private var contentByZIndex: [LayoutBox] {
        let leaving = box.memory.state.content.leaving
        let boxes = leaving.isEmpty ? box.contentBoxes : leaving + box.contentBoxes
        guard boxes.count > 1 else { return boxes }
        var order: [(zIndex: Double, index: Int)] = []
        order.reserveCapacity(boxes.count)
        var isInOrder = true
        for (index, box) in boxes.enumerated() {
            let zIndex = box.carriedTraits.zIndex
            if let last = order.last, last.zIndex > zIndex { isInOrder = false }
            order.append((zIndex, index))
        }
        guard !isInOrder else { return boxes }
        DrawingOrder.sort(&order)
        var result: [LayoutBox] = []
        result.reserveCapacity(boxes.count)
        for entry in order { result.append(boxes[entry.index]) }
        return result
    }

    /// Sets the position in which extra boxes are drawn. The default is above the content.
    package func setExtraPosition(_ position: ExtraPosition) { box.memory.state.extraPosition = position }

}

// Collecting is a function of the box itself: each new view does it, and a part would retain the box each time
// (docs/decisions/0098-a-box-in-parts.md).
extension LayoutBox {
    /// Appends the outermost layers in this box, back to front.
    package final func appendLayers(to layers: inout [Layer]) {
        appendOwnLayers(.below, to: &layers)
        if hostState.state.leavingBoxes > 0 || !appendLayersOfSoleContent(to: &layers) {
            for inner in drawingOrder { inner.appendOutermostLayers(to: &layers) }
        }
        appendOwnLayers(.above, to: &layers)
    }

    /// Appends the layers of a box that has one box as content and at most one extra box, without making a list of
    /// boxes. Requires that no box is leaving.
    ///
    /// - Returns: false, with nothing done, if a list is needed.
    private func appendLayersOfSoleContent(to layers: inout [Layer]) -> Bool {
        guard !memory.state.kind.contains(.ordersContent), let content = onlyContent else { return false }
        let position = memory.state.extraPosition
        guard !memory.state.extra.isEmpty, position != .notDrawn else {
            content.appendOutermostLayers(to: &layers)
            return true
        }
        guard let extra = memory.state.extra.sole else { return false }
        if layers.isEmpty { layers.reserveCapacity(2) }
        if position == .below { extra.appendOutermostLayers(to: &layers) }
        content.appendOutermostLayers(to: &layers)
        if position == .above { extra.appendOutermostLayers(to: &layers) }
        return true
    }

    /// Appends this box's own layer, or else the outermost layers in it, which are cached.
    private func appendOutermostLayers(to layers: inout [Layer]) {
        if let layer = memory.state.layer { return layers.append(layer.object) }
        switch memory.state.outermostLayers {
        case .one(let layer)?: layers.append(layer)
        case .some(let known)?: layers.append(contentsOf: known)
        case nil:
            let start = layers.count
            appendLayers(to: &layers)
            if layers.count == start + 1 {
                memory.state.outermostLayers = .one(layers[start])
            } else {
                // Often these are all layers in the caller's array, so that both share the storage.
                memory.state.outermostLayers = .some(start == 0 ? layers : Array(layers[start...]))
            }
        }
    }
}

/// Position of layers that a box draws itself.
@_spi(Engine) public enum OwnLayerPosition {
    /// Below the content of the box.
    case below
    /// Above the content of the box.
    case above
}

/// Position in which the extra boxes beside the content of a box are drawn.
package enum ExtraPosition: UInt8 { case below, above, notDrawn }

/// Outermost layers in a box. Usually there is one, which needs no array.
enum OutermostLayers {
    case one(Layer)
    case some([Layer])
}

/// Sorts siblings for drawing. Outside of any actor, so that the comparisons need no isolation checks.
private enum DrawingOrder {
    static func sort(_ order: inout [(zIndex: Double, index: Int)]) {
        order.sort { $0.zIndex != $1.zIndex ? $0.zIndex < $1.zIndex : $0.index < $1.index }
    }
}
