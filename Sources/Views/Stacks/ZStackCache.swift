import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// The last three arrangements of a `ZStack`, by proposal. They are kept child by child, so that a child whose size or
/// guides change costs no look at the others.
@MainActor public struct ZStackCache {
    private var known: [ZStackArrangement] = []
    /// Indices of children whose size or guides have changed since they were placed.
    private var changed: [Int] = []
    private var placed: Placement?

    /// Inputs from which the places of all children follow.
    private struct Placement: Equatable {
        let bounds: CGRect
        let proposal: ProposedViewSize
        let frame: ZStackFrame
    }

    nonisolated init() {}

    mutating func arrangement(
        _ alignment: Alignment, _ boxes: [LayoutBox], _ proposal: ProposedViewSize
    ) -> ZStackArrangement { known[arrangementIndex(alignment, boxes, proposal)] }

    /// Extent of the children in the arrangement under `proposal`.
    mutating func frame(
        _ alignment: Alignment, _ boxes: [LayoutBox], _ proposal: ProposedViewSize
    ) -> ZStackFrame { known[arrangementIndex(alignment, boxes, proposal)].frame }

    /// Index in ``known`` of the arrangement under `proposal`, which is made unless it is known.
    private mutating func arrangementIndex(
        _ alignment: Alignment, _ boxes: [LayoutBox], _ proposal: ProposedViewSize
    ) -> Int {
        for index in known.indices where known[index].proposal == proposal { return index }
        let arrangement = ZStackArrangement(alignment, boxes, proposal)
        if known.count >= 3 { known.removeFirst() }
        known.append(arrangement)
        return known.count - 1
    }

    mutating func subviewsChanged(_ indices: [Int], _ alignment: Alignment, _ boxes: [LayoutBox]) {
        for index in known.indices { known[index].update(indices, alignment, boxes) }
        for index in indices { changed.append(index) }
    }

    mutating func forget() {
        known = []
        changed = []
        placed = nil
    }

    /// Places all children if `all` is true or anything common to them has changed; otherwise only the changed ones.
    mutating func place(
        _ boxes: [LayoutBox], in bounds: CGRect, by alignment: Alignment, _ proposal: ProposedViewSize, all: Bool
    ) {
        let arrangement = arrangement(alignment, boxes, proposal)
        let placement = Placement(bounds: bounds, proposal: proposal, frame: arrangement.frame)
        if all || placement != placed {
            for index in boxes.indices { arrangement.place(boxes[index], at: index, in: bounds) }
        } else {
            for index in changed { arrangement.place(boxes[index], at: index, in: bounds) }
        }
        changed.emptyKeepingMemory()
        placed = placement
    }
}

/// Extent around the point at which the guides of the children meet.
struct ZStackFrame: Equatable {
    /// Distance from that point to the left, right, top and bottom edge, in points.
    var reach = SIMD4<Double>.zero

    var size: CGSize { CGSize(width: reach[0] + reach[1], height: reach[2] + reach[3]) }
}

/// Sizes and guides of a `ZStack`'s children under one proposal (S23.13).
@MainActor struct ZStackArrangement {
    private struct Child {
        /// Distances from the child's guides to its edges, in the order of ``ZStackFrame/reach``.
        let reach: SIMD4<Double>
        let priority: Double
    }

    let proposal: ProposedViewSize
    private(set) var frame = ZStackFrame()
    private var children: [Child] = []
    /// Highest layout priority; only children of that priority decide the size of the stack.
    private var highest = -Double.infinity

    var count: Int { children.count }

    init(_ alignment: Alignment, _ boxes: [LayoutBox], _ proposal: ProposedViewSize) {
        self.proposal = proposal
        children.reserveCapacity(boxes.count)
        for box in boxes { children.append(child(box, alignment)) }
        findFrame()
    }

    /// Asks the children at `indices` anew.
    ///
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
        // Common case: an early child reaches as far as the one that shrank, and the loop ends.
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
