package import Foundation
package import Geometry
@_spi(Engine) import LayerTree

extension LayoutBox {
    /// Place of this box in the one around it.
    final var placing: BoxPlacing { @inline(__always) get { BoxPlacing(box: self) } }

    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        place(at: origin, size: sizeThatFits(proposal), proposal: proposal)
    }

    /// Places this box with its top left corner at `position` of the box around: at x from the right, where that one's
    /// content lies in the mirror image (S23.16).
    package final func place(at position: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        placing.set(position, size: size, proposal: proposal)
    }

    /// Gives this box a frame that no box around gives it: that of the window.
    package final func becomeRoot(size: CGSize) { placing.becomeRoot(size: size) }

    /// Records a property that other boxes of the class need not have.
    package final func setKind(_ kind: BoxKind, _ isSet: Bool) {
        if isSet { memory.state.kind.formUnion(kind) } else { memory.state.kind.subtract(kind) }
    }
}

/// Place of one box in the one around it.
@MainActor struct BoxPlacing {
    let box: LayoutBox

    @inline(__always) func set(_ position: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        box.changes.lookAgain()
        var origin = position
        let state = box.memory.reference
        let around = state.state.parentState
        // Most layout runs from left to right, and nothing more is asked then.
        if let around, around.state.direction?.with({ $0.isMirrored }) == true,
            !around.state.kind.contains(.placesFromLeft)
        {
            origin.x = around.state.size.width - position.x - size.width
        }
        if let offset = state.state.offset { origin = offset.origin(from: origin, position: position) }
        if origin.x.isNaN || origin.y.isNaN { box.measuring.reportNaN("place") }
        // The box around may have moved with everything in it, and this box may lie in it as before.
        let layerOrigin = box.layers.cornerForLayers(in: around).moved(by: origin.finite)
        let layerMoved = layerOrigin != state.state.originInLayer
        let contentMoved =
            state.state.staleness.contains(.placement) || !state.state.isPlaced || size != state.state.size
            || proposal != state.state.proposal || (layerMoved && state.state.placesContentInWindow)
        let moved = origin != state.state.origin || !state.state.isPlaced
        guard contentMoved || moved || layerMoved || state.state.geometryIsStale else {
            return box.changes.placeStaleContent()
        }
        state.state.origin = origin.finite
        state.state.size = size.finite
        // Answers to other proposals will hardly be asked for again, and are not worth measuring to compare.
        if state.state.isPlaced && proposal != state.state.proposal { state.state.staleness.insert(.oldAnswers) }
        state.state.proposal = proposal
        state.state.isPlaced = true
        state.state.staleness.remove(.placement)
        state.state.geometryIsStale = false
        state.state.originInLayer = layerOrigin
        box.geometryChanged()
        if contentMoved {
            box.hostState.state.counters.placements += 1
            state.state.isWaitingForLayout = false
            box.placeContent()
        } else if layerMoved && !box.layers.isOwn {
            box.layers.moved(of: box.contentBoxes + box.extraBoxes)
        }
        box.layers.keepLeavingContentInPlace()
        box.changes.placeStaleContent()
    }

    func becomeRoot(size: CGSize) {
        box.memory.state.size = size
        box.memory.state.proposal = ProposedViewSize(size)
        box.memory.state.isPlaced = true
    }

    /// True if the size of the box does not depend on its content now, so that layout may begin anew here.
    var isBoundary: Bool {
        let kind = box.memory.state.kind
        if kind.isDisjoint(with: [.boundary, .boundaryOncePlaced, .boundaryOnceProposed]) { return false }
        if kind.contains(.boundary) { return true }
        guard box.isPlaced else { return false }
        return kind.contains(.boundaryOncePlaced) || (box.proposal.width != nil && box.proposal.height != nil)
    }

    /// Places the box again where the box around wants it, with the offsets of now, unless a layout has done so since.
    func moveByOffsets() {
        guard box.memory.state.geometryIsStale, box.parent != nil, let offset = box.memory.state.offset else { return }
        box.place(at: offset.position, size: box.size, proposal: box.proposal)
    }

    /// Has every box in the box placed anew: layout runs the other way.
    func mirroringChanged() {
        box.memory.state.staleness.insert(.placement)
        for inner in box.contentBoxes + box.extraBoxes { inner.placing.mirroringChanged() }
        if box.parent == nil || isBoundary { box.host.needsLayout(from: box) }
    }

    // MARK: In the window

    /// The frame of the box in the window, at final values, through the offsets of layers between (S13.13).
    func frameInWindow() -> CGRect {
        var point = CGPoint.zero
        var next: LayoutBox? = box
        while let current = next {
            point = current.contentOffset.moved(by: point)
            if current.isLeaving {
                // Its place counts in the nearest layer, wherever the boxes between are now (S12.8).
                point = point.moved(by: current.originInLayer)
                next = current.parent?.layers.nearestBoxWithLayer
            } else {
                point = point.moved(by: current.origin)
                next = current.parent
            }
        }
        return CGRect(origin: point, size: box.size)
    }

    /// The frame of the box in `space`, at final values (S23.29).
    func frame(in space: CoordinateSpace) -> CGRect {
        guard space != .local else { return CGRect(origin: .zero, size: box.size) }
        let corner = origin(of: space)?.frameInWindow().origin ?? .zero
        return frameInWindow().offsetBy(dx: -corner.x, dy: -corner.y)
    }
}
