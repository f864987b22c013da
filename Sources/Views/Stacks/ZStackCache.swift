import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// The last arrangements of a `ZStack`. They are kept child by child, so that one child that answers otherwise costs no
/// look at the others.
@MainActor public struct ZStackCache {
    private var known: [ZStackArrangement] = []
    /// Children that answered otherwise since they were placed.
    private var changed: [Int] = []
    private var placed: Placement?

    /// What the places of all children follow from.
    private struct Placement: Equatable {
        let bounds: CGRect
        let proposal: ProposedViewSize
        let frame: ZStackFrame
    }

    nonisolated init() {}

    mutating func arrangement(
        _ alignment: Alignment, _ boxes: [LayoutBox], _ proposal: ProposedViewSize
    ) -> ZStackArrangement {
        for arrangement in known where arrangement.proposal == proposal { return arrangement }
        let arrangement = ZStackArrangement(alignment, boxes, proposal)
        if known.count >= 3 { known.removeFirst() }
        known.append(arrangement)
        return arrangement
    }

    mutating func subviewsChanged(_ indices: [Int], _ alignment: Alignment, _ boxes: [LayoutBox]) {
        for index in known.indices { known[index].update(indices, alignment, boxes) }
        changed += indices
    }

    mutating func forget() {
        known = []
        changed = []
        placed = nil
    }

    /// Places all children, or if nothing has changed for the others, those that answered otherwise.
    mutating func place(
        _ boxes: [LayoutBox], in bounds: CGRect, by alignment: Alignment, _ proposal: ProposedViewSize, all: Bool
    ) {
        let arrangement = arrangement(alignment, boxes, proposal)
        let placement = Placement(bounds: bounds, proposal: proposal, frame: arrangement.frame)
        let indices = changed
        changed = []
        if all || placement != placed {
            for index in boxes.indices { arrangement.place(boxes[index], at: index, in: bounds) }
        } else {
            for index in indices { arrangement.place(boxes[index], at: index, in: bounds) }
        }
        placed = placement
    }
}

/// How far children over one another reach from the point in which they meet.
struct ZStackFrame: Equatable {
    var left: CGFloat = 0
    var right: CGFloat = 0
    var above: CGFloat = 0
    var below: CGFloat = 0

    var size: CGSize { CGSize(width: left + right, height: above + below) }
}

/// Children over one another under one proposal (S23.13).
@MainActor struct ZStackArrangement {
    private struct Child {
        let size: CGSize
        /// Where the child's guides lie in it.
        let guide: CGPoint
        let priority: Double
    }

    let proposal: ProposedViewSize
    private(set) var frame = ZStackFrame()
    private var children: [Child] = []

    init(_ alignment: Alignment, _ boxes: [LayoutBox], _ proposal: ProposedViewSize) {
        self.proposal = proposal
        children.reserveCapacity(boxes.count)
        for box in boxes { children.append(child(box, alignment)) }
        findFrame()
    }

    mutating func update(_ indices: [Int], _ alignment: Alignment, _ boxes: [LayoutBox]) {
        for index in indices { children[index] = child(boxes[index], alignment) }
        findFrame()
    }

    var origins: [CGPoint] { children.indices.map(origin) }

    func place(_ box: LayoutBox, at index: Int, in bounds: CGRect) {
        let origin = origin(index)
        box.placeInLayout(
            at: CGPoint(
                x: bounds.minX + (bounds.width - frame.left - frame.right) / 2 + origin.x,
                y: bounds.minY + (bounds.height - frame.above - frame.below) / 2 + origin.y),
            proposal: proposal)
    }

    private func origin(_ index: Int) -> CGPoint {
        CGPoint(x: frame.left - children[index].guide.x, y: frame.above - children[index].guide.y)
    }

    private func child(_ box: LayoutBox, _ alignment: Alignment) -> Child {
        let size = box.sizeThatFits(proposal)
        return Child(
            size: size,
            guide: CGPoint(
                x: box.guide(alignment.horizontal.key, in: size, proposal: proposal),
                y: box.guide(alignment.vertical.key, in: size, proposal: proposal)),
            priority: box.layoutPriority)
    }

    /// Only the children of the highest priority decide how large the stack is.
    private mutating func findFrame() {
        var highest = -Double.infinity
        for child in children { highest = max(highest, child.priority) }
        var frame = ZStackFrame()
        for child in children where child.priority == highest {
            frame.left = max(frame.left, child.guide.x)
            frame.right = max(frame.right, child.size.width - child.guide.x)
            frame.above = max(frame.above, child.guide.y)
            frame.below = max(frame.below, child.size.height - child.guide.y)
        }
        self.frame = frame
    }
}
