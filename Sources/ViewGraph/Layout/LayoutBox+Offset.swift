package import Foundation
import Geometry
@_spi(Engine) import LayerTree

// Offsets: modifiers that move a box after layout has placed it (S1.12, S23.23).
//
// An offset makes no box and no layer. The next box that is made carries it, as it carries traits, and adds it to the place
// that the box around gives it. What is in the box inherits the new place, and each leaf animates its own geometry under the
// transaction that reaches the leaf; the container around learns nothing (docs/decisions/0088-offsets-are-layout.md).

/// The offset of an `offset` modifier, which moves the next box that is made in it.
package final class OffsetHolder: WaitingHolder {
    /// Direction of layout at the modifier's place; nil for left to right.
    private let direction: Unretained<LayoutDirectionScope>?
    /// In points, to the trailing side and down.
    private var distance = CGPoint.zero
    /// Top left corner that the box around asked for, before mirroring. Of several holders of one box the innermost knows.
    fileprivate var position = CGPoint.zero
    /// The box's origin without its offsets: that corner, mirrored where layout runs from the right.
    fileprivate var corner = CGPoint.zero

    /// - Parameters:
    ///   - outer: what waits for the same box.
    ///   - direction: which way layout runs at the modifier's place; nil for left to right.
    package init(in outer: WaitingHolder?, direction: LayoutDirectionScope?) {
        self.direction = Unretained(direction)
        super.init(in: outer)
    }

    /// Has the box moved by `distance`, in points to the trailing side and down.
    package func set(_ distance: CGPoint) {
        guard distance != self.distance else { return }
        self.distance = distance
        box?.with { $0.offsetChanged() }
    }

    /// Sum of this offset and those around it, in points on screen: where layout runs from right to left, the trailing side is
    /// the left one (S23.16).
    fileprivate var total: CGPoint {
        let isMirrored = direction?.with { $0.isMirrored } == true
        let way = isMirrored ? CGPoint(x: -distance.x, y: distance.y) : distance
        var holder = outer
        while let current = holder {
            if let offset = current as? OffsetHolder { return offset.total.moved(by: way) }
            holder = current.outer
        }
        return way
    }
}

extension LayoutBox {
    /// The origin of this box once `offset` has moved it from `corner`, the place that the box around gave it.
    /// - Parameter position: the same place before mirroring, from which the box is placed again when an offset changes.
    final func origin(movedBy offset: OffsetHolder, from corner: CGPoint, position: CGPoint) -> CGPoint {
        offset.position = position
        offset.corner = corner
        return corner.moved(by: offset.total)
    }

    /// The box's origin without its offsets.
    final var originWithoutOffsets: CGPoint { memory.state.offset?.corner ?? origin }

    /// Has the box moved by its new offsets after the next layout.
    ///
    /// A box that leaves, or lies in one that does, stays where it is (S12.8) until it comes back.
    final func offsetChanged() {
        guard isPlaced else { return }
        memory.state.geometryIsStale = true
        if !isInLeavingView { host.needsMove(of: self) }
    }

    /// The view was taken back while it was leaving: offsets that changed meanwhile move what is in it.
    final func catchUpWithOffsets() {
        if memory.state.offset != nil && memory.state.geometryIsStale { host.needsMove(of: self) }
        for box in contentBoxes { box.catchUpWithOffsets() }
        for box in extraBoxes { box.catchUpWithOffsets() }
    }

    /// Places the box again where the box around wants it, with the offsets of now, unless a layout has done so since.
    final func moveByOffsets() {
        guard memory.state.geometryIsStale, parent != nil, let offset = memory.state.offset else { return }
        place(at: offset.position, size: size, proposal: proposal)
    }
}
