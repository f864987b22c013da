package import Foundation
import Geometry
@_spi(Engine) import LayerTree

// Offsets: modifiers that move a box after layout has placed it (S1.12, S23.23).
//
// An offset makes no box and no layer. The next box that is made carries it, as it carries traits, and adds it to the
// place that the box around gives it. What is in the box inherits the new place, and each leaf animates its own
// geometry under the transaction that reaches the leaf; the container around learns nothing
// (docs/decisions/0088-offsets-are-layout.md).

/// The offset of an `offset` modifier, which moves the next box that is made in it.
package final class OffsetHolder: WaitingHolder {
    /// Direction of layout at the modifier's place; nil for left to right.
    private let direction: Unretained<LayoutDirectionScope>?
    /// In points, to the trailing side and down.
    private var distance = CGPoint.zero
    /// Top left corner that the box around asked for, before mirroring. Of several holders of one box the innermost
    /// knows.
    private(set) var position = CGPoint.zero
    /// The box's origin without its offsets: that corner, mirrored where layout runs from the right.
    private(set) var corner = CGPoint.zero

    /// - Parameters:
    ///   - outer: value of the modifier around, which waits for the same box.
    ///   - direction: direction of layout at the modifier's place; nil for left to right.
    package init(in outer: WaitingHolder?, direction: LayoutDirectionScope?) {
        self.direction = Unretained(direction)
        super.init(in: outer)
    }

    /// Has the box moved by `distance`, in points to the trailing side and down.
    package func set(_ distance: CGPoint) {
        guard distance != self.distance else { return }
        self.distance = distance
        box?.with { $0.carriedTraits.offsetChanged() }
    }

    /// Sum of this offset and those around it, in points on screen: where layout runs from right to left, the trailing
    /// side is the left one (S23.16).
    private var total: CGPoint {
        let isMirrored = direction?.with { $0.isMirrored } == true
        let way = isMirrored ? CGPoint(x: -distance.x, y: distance.y) : distance
        var holder = outer
        while let current = holder {
            if let offset = current as? OffsetHolder { return offset.total.moved(by: way) }
            holder = current.outer
        }
        return way
    }

    /// The origin of the box once offsets have moved it from `corner`, the place that the box around gave it.
    /// `position` is that place before mirroring, from which the box is placed again when an offset changes.
    func origin(from corner: CGPoint, position: CGPoint) -> CGPoint {
        self.position = position
        self.corner = corner
        return corner.moved(by: total)
    }
}
