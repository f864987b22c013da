package import Foundation
import Geometry
@_spi(Engine) import LayerTree

// Offsets: modifiers that move a box after layout has placed it (S1.12, S23.23).
//
// An offset makes neither a box nor a layer. The next box that is made carries it, as it carries traits, and adds it to
// the position that the parent box sets. Descendants inherit the new position, and each leaf animates its own geometry
// with the transaction that reaches the leaf. The parent container is not informed
// (docs/decisions/0088-offsets-are-layout.md).

/// Offset of an `offset` modifier, which moves the next box that is made inside it.
package final class OffsetHolder: WaitingHolder {
    /// Layout direction at the modifier's place; nil for left to right.
    private let direction: Unretained<LayoutDirectionScope>?
    /// Offset in points, to the trailing side and down.
    private var distance = CGPoint.zero
    /// Top left corner that the parent box set, before mirroring. If a box has several holders, only the innermost has
    /// this value.
    private(set) var position = CGPoint.zero
    /// Origin of the box without its offsets: ``position``, mirrored in right-to-left layout.
    private(set) var corner = CGPoint.zero

    /// Creates an offset of zero.
    ///
    /// - Parameters:
    ///   - outer: value of the next outer modifier, which waits for the same box.
    ///   - direction: layout direction at the modifier's place; nil for left to right.
    package init(in outer: WaitingHolder?, direction: LayoutDirectionScope?) {
        self.direction = Unretained(direction)
        super.init(in: outer)
    }

    /// Sets the offset, in points to the trailing side and down, and moves the box.
    package func set(_ distance: CGPoint) {
        guard distance != self.distance else { return }
        self.distance = distance
        box?.with { $0.carriedTraits.offsetChanged() }
    }

    /// Sum of this offset and the outer ones, in points on screen. In right-to-left layout, the trailing side is the
    /// left one (S23.16).
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

    /// Returns the origin of the box: `corner`, the position that the parent box set, moved by the offsets. `position`
    /// is the same position before mirroring; the box is placed from it again when an offset changes.
    func origin(from corner: CGPoint, position: CGPoint) -> CGPoint {
        self.position = position
        self.corner = corner
        return corner.moved(by: total)
    }
}
