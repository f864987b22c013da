package import Foundation
import Geometry
@_spi(Engine) import LayerTree

// Offsets: modifiers that move a box after layout has placed it (S1.12, S23.23).
//
// An offset makes no box and no layer. The next box that is made carries it, as it carries traits, and adds it to the place
// that the box around gives it. What is in the box inherits the new place, and each leaf animates its own geometry under the
// transaction that reaches the leaf; the container around learns nothing (docs/decisions/0088-offsets-are-layout.md).

/// The offset of one modifier; waits among traits for the box that it moves.
package enum OffsetTrait: ViewTraitKey { package static var defaultValue: PlacedOffset? { nil } }

/// How far an `offset` modifier moves a box.
@MainActor package struct PlacedOffset {
    /// In points, to the trailing side and down.
    let distance: CGPoint
    /// Which way layout runs at the modifier's place; nil for left to right.
    let direction: LayoutDirectionScope?

    package init(_ distance: CGPoint, direction: LayoutDirectionScope?) {
        self.distance = distance
        self.direction = direction
    }

    /// The way on screen: where layout runs from right to left, the trailing side is the left one (S23.16).
    fileprivate var way: CGPoint {
        direction?.isMirrored == true ? CGPoint(x: -distance.x, y: distance.y) : distance
    }
}

/// Offsets of one box, and the place that it has without them.
struct BoxOffsets {
    /// From the outside in; each holds a ``PlacedOffset``.
    let holders: [TraitHolder]
    /// Top left corner that the box around asked for, before mirroring.
    var position = CGPoint.zero
    /// The same after mirroring: the box's origin without its offsets.
    var corner = CGPoint.zero

    /// Sum of the offsets, in points on screen.
    @MainActor var total: CGPoint {
        var total = CGPoint.zero
        for holder in holders {
            if let offset = holder.value as? PlacedOffset { total = total.moved(by: offset.way) }
        }
        return total
    }
}

extension LayoutBox {
    /// The origin of this box once its offsets have moved it from `corner`, the place that the box around gave it.
    /// - Parameter position: the same place before mirroring, from which the box is placed again when an offset changes.
    func origin(movedFrom corner: CGPoint, position: CGPoint) -> CGPoint {
        guard let offsets = memory.state.traits?.offsets else { return corner }
        memory.state.traits?.offsets?.position = position
        memory.state.traits?.offsets?.corner = corner
        return corner.moved(by: offsets.total)
    }

    /// The box's origin without its offsets.
    final var originWithoutOffsets: CGPoint {
        guard memory.state.isOffset, let offsets = memory.state.traits?.offsets else { return origin }
        return offsets.corner
    }

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
        if memory.state.isOffset && memory.state.geometryIsStale { host.needsMove(of: self) }
        for box in contentBoxes { box.catchUpWithOffsets() }
        for box in extraBoxes { box.catchUpWithOffsets() }
    }

    /// Places the box again where the box around wants it, with the offsets of now, unless a layout has done so since.
    final func moveByOffsets() {
        guard memory.state.geometryIsStale, parent != nil, let offsets = memory.state.traits?.offsets else { return }
        place(at: offsets.position, size: size, proposal: proposal)
    }
}
