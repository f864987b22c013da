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

/// How far something reaches from the point in which children over one another meet.
struct ZStackFrame: Equatable {
    /// To the left, to the right, above, below.
    var reach = SIMD4<Double>.zero

    var size: CGSize { CGSize(width: reach[0] + reach[1], height: reach[2] + reach[3]) }
}

/// Children over one another under one proposal (S23.13).
@MainActor struct ZStackArrangement {
    private struct Child {
        /// As in ``ZStackFrame``: the child's guides lie that far from its edges.
        let reach: SIMD4<Double>
        let priority: Double
    }

    let proposal: ProposedViewSize
    private(set) var frame = ZStackFrame()
    private var children: [Child] = []
    /// Only the children of the highest priority decide how large the stack is.
    private var highest = -Double.infinity

    var count: Int { children.count }

    init(_ alignment: Alignment, _ boxes: [LayoutBox], _ proposal: ProposedViewSize) {
        self.proposal = proposal
        children.reserveCapacity(boxes.count)
        for box in boxes { children.append(child(box, alignment)) }
        findFrame()
    }

    /// - Complexity: O(changed children), unless one of them alone was as large as the stack.
    mutating func update(_ indices: [Int], _ alignment: Alignment, _ boxes: [LayoutBox]) {
        var isLost = SIMDMask<SIMD4<Int64>>(repeating: false)
        var isDecided = true
        for index in indices {
            let (old, new) = (children[index], child(boxes[index], alignment))
            children[index] = new
            if old.priority != new.priority { isDecided = false }
            guard old.priority == highest else { continue }
            isLost .|= (old.reach .>= frame.reach .& (new.reach .< old.reach))
            frame.reach = pointwiseMax(frame.reach, new.reach)
        }
        // Mostly another child reaches as far as the one that did: soon found.
        for child in children where child.priority == highest {
            if !any(isLost) { break }
            isLost .&= (child.reach .< frame.reach)
        }
        if !isDecided || any(isLost) { findFrame() }
    }

    var origins: [CGPoint] { children.indices.map(origin) }

    func place(_ box: LayoutBox, at index: Int, in bounds: CGRect) {
        let (origin, size) = (origin(index), frame.size)
        box.placeInLayout(
            at: CGPoint(
                x: bounds.minX + (bounds.width - size.width) / 2 + origin.x,
                y: bounds.minY + (bounds.height - size.height) / 2 + origin.y),
            proposal: proposal)
    }

    private func origin(_ index: Int) -> CGPoint {
        let offset = frame.reach - children[index].reach
        return CGPoint(x: offset[0], y: offset[2])
    }

    private func child(_ box: LayoutBox, _ alignment: Alignment) -> Child {
        let size = box.sizeThatFits(proposal)
        let x = Double(box.guide(alignment.horizontal.key, in: size, proposal: proposal))
        let y = Double(box.guide(alignment.vertical.key, in: size, proposal: proposal))
        return Child(
            reach: SIMD4(x, Double(size.width) - x, y, Double(size.height) - y), priority: box.layoutPriority)
    }

    private mutating func findFrame() {
        highest = -.infinity
        for child in children { highest = max(highest, child.priority) }
        var reach = SIMD4<Double>.zero
        for child in children where child.priority == highest { reach = pointwiseMax(reach, child.reach) }
        frame.reach = reach
    }
}
