package import Foundation
package import Geometry
@_spi(Engine) import LayerTree

extension LayoutBox {
    /// Placing of this box in its parent.
    final var placing: BoxPlacing { @inline(__always) get { BoxPlacing(box: self) } }

    /// Places this box with its top left corner at `origin` of the parent, with the size that it chooses under
    /// `proposal`.
    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        place(at: origin, size: sizeThatFits(proposal), proposal: proposal)
    }

    /// Places this box with its top left corner at `position` of the parent, in points. Where the parent mirrors its
    /// content, x counts from the right edge (S23.16).
    package final func place(at position: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        placing.set(position, size: size, proposal: proposal)
    }

    /// Gives this box, which has no parent, a frame with the size of the window.
    package final func becomeRoot(size: CGSize) { placing.becomeRoot(size: size) }

    /// Sets or clears properties of this box alone, apart from those of its class.
    package final func setKind(_ kind: BoxKind, _ isSet: Bool) {
        if isSet { memory.state.kind.formUnion(kind) } else { memory.state.kind.subtract(kind) }
    }
}

/// Placing of one box in its parent.
@MainActor struct BoxPlacing {
    let box: LayoutBox

    @inline(__always) func set(_ position: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        box.lookAgain()
        var origin = position
        let state = box.memory.reference
        let around = state.state.parentState
        // Common case: layout from left to right. One test, and nothing more is read.
        if let around, around.state.direction?.with({ $0.isMirrored }) == true,
            !around.state.kind.contains(.placesFromLeft)
        {
            origin.x = around.state.size.width - position.x - size.width
        }
        if let offset = state.state.offset { origin = offset.origin(from: origin, position: position) }
        if origin.x.isNaN || origin.y.isNaN { box.measuring.reportNaN("place") }
        // The parent may have moved within the layer's space, while the place of this box in the parent stays the same.
        let layerOrigin = box.layers.cornerForLayers(in: around).moved(by: origin.finite)
        let layerMoved = layerOrigin != state.state.originInLayer
        let contentMoved =
            state.state.staleness.contains(.placement) || !state.state.isPlaced || size != state.state.size
            || proposal != state.state.proposal || (layerMoved && state.state.placesContentInWindow)
        let moved = origin != state.state.origin || !state.state.isPlaced
        guard contentMoved || moved || layerMoved || state.state.geometryIsStale else {
            return box.placeStaleContent()
        }
        state.state.origin = origin.finite
        state.state.size = size.finite
        // Answers to other proposals are rarely needed again, and are not worth measuring to compare.
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
        box.placeStaleContent()
    }

    func becomeRoot(size: CGSize) {
        box.memory.state.size = size
        box.memory.state.proposal = ProposedViewSize(size)
        box.memory.state.isPlaced = true
    }

    /// True if the size of the box does not depend on its content now, so that layout can start at this box.
    var isBoundary: Bool { box.memory.state.isBoundary }

    /// Moves the box to where its parent placed it plus its current offsets. Does nothing if a layout has placed it
    /// since the offsets changed.
    func moveByOffsets() {
        guard box.memory.state.geometryIsStale, box.parent != nil, let offset = box.memory.state.offset else { return }
        box.place(at: offset.position, size: box.size, proposal: box.proposal)
    }

    /// Marks every box in this box for placement: the direction of layout changed.
    func mirroringChanged() {
        box.memory.state.staleness.insert(.placement)
        for inner in box.contentBoxes + box.extraBoxes { inner.placing.mirroringChanged() }
        if box.parent == nil || isBoundary { box.host.needsLayout(from: box) }
    }

    // MARK: Frames in the window

    /// Frame of the box in the window, in points, at final values, including the offsets of the layers between
    /// (S13.13).
    func frameInWindow() -> CGRect {
        var point = CGPoint.zero
        // Walks the states rather than the boxes: no reference counting.
        var next = Optional(box.memory.reference)
        while let current = next {
            if let rare = current.state.rare { point = rare.state.contentOffset.moved(by: point) }
            next = current.state.parentState
            if current.state.isLeaving {
                // A leaving box keeps its place in the nearest layer, wherever the boxes between have moved since
                // (S12.8).
                point = point.moved(by: current.state.originInLayer)
                while let around = next, around.state.layer == nil { next = around.state.parentState }
            } else {
                point = point.moved(by: current.state.origin)
            }
        }
        return CGRect(origin: point, size: box.size)
    }

    /// Frame of the box in `space`, in points, at final values (S23.29).
    func frame(in space: CoordinateSpace) -> CGRect {
        guard space != .local else { return CGRect(origin: .zero, size: box.size) }
        let corner = origin(of: space)?.frameInWindow().origin ?? .zero
        return frameInWindow().offsetBy(dx: -corner.x, dy: -corner.y)
    }
}
