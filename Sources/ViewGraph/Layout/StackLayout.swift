package import Foundation
package import Geometry

/// Arrangement of a stack along either axis: divides the length among the children and places them (S23.6–S23.10).
@MainActor package struct StackLayout {
    package let axis: Axis
    /// Gap between children, in points; nil for the gaps that they prefer.
    package let spacing: CGFloat?
    /// The guide of the other axis on which children are aligned.
    package let guide: AlignmentKey

    package init(axis: Axis, spacing: CGFloat?, guide: AlignmentKey) {
        self.axis = axis
        self.spacing = spacing
        self.guide = guide
    }

    /// Proposals and places of the children, and the stack's own size.
    package struct Arrangement {
        package var proposals: [ProposedViewSize] = []
        package var origins: [CGPoint] = []
        package var size = CGSize.zero
        /// Position of the alignment guide in the stack, in points along the other axis.
        package var guide: CGFloat = 0
    }

    package func arrange(_ boxes: [LayoutBox], proposal: ProposedViewSize) -> Arrangement {
        guard !boxes.isEmpty else { return Arrangement() }
        let gaps = gaps(between: boxes)
        let lengths = proposals(for: boxes, gaps: gaps.reduce(0, +), proposal: proposal)
        var arrangement = Arrangement()
        arrangement.proposals = lengths
        var position: CGFloat = 0
        var above: CGFloat = 0
        var below: CGFloat = 0
        var extents: [(size: CGSize, guide: CGFloat)] = []
        for (index, box) in boxes.enumerated() {
            let size = box.sizeThatFits(lengths[index])
            let guide = box.guide(guide, in: size, proposal: lengths[index])
            if index > 0 { position += gaps[index - 1] }
            arrangement.origins.append(point(along: position, across: 0))
            extents.append((size, guide))
            position += along(size)
            above = max(above, guide)
            below = max(below, across(size) - guide)
        }
        for index in boxes.indices {
            let offset = above - extents[index].guide
            if axis == .horizontal {
                arrangement.origins[index].y = offset
            } else {
                arrangement.origins[index].x = offset
            }
        }
        arrangement.guide = above
        arrangement.size = size(along: position, across: above + below)
        return arrangement
    }

    /// Returns the proposal to each child (S23.7, S23.8).
    private func proposals(for boxes: [LayoutBox], gaps: CGFloat, proposal: ProposedViewSize) -> [ProposedViewSize] {
        let crosswise = axis == .horizontal ? proposal.height : proposal.width
        guard let length = axis == .horizontal ? proposal.width : proposal.height else {
            return Array(repeating: self.proposal(along: nil, across: crosswise), count: boxes.count)
        }
        var children: [Child] = []
        children.reserveCapacity(boxes.count)
        for (index, box) in boxes.enumerated() {
            let least = along(box.sizeThatFits(self.proposal(along: 0, across: crosswise)))
            let most = along(box.sizeThatFits(self.proposal(along: .infinity, across: crosswise)))
            children.append(
                Child(
                    index: index, priority: box.measuring.isSpacer ? -.infinity : box.layoutPriority, least: least,
                    flexibility: most > least ? most - least : 0))
        }
        children.sort()
        var result = Array(repeating: ProposedViewSize.zero, count: boxes.count)
        var remaining = length - gaps
        var lowerMinima: CGFloat = 0
        for child in children { lowerMinima += child.least }
        var start = 0
        while start < children.count {
            var end = start
            while end < children.count && children[end].priority == children[start].priority {
                lowerMinima -= children[end].least
                end += 1
            }
            // The minimum lengths of children with lower priority are reserved for them.
            var available = remaining - lowerMinima
            for position in start..<end {
                let child = children[position]
                let share = max(0, available / CGFloat(end - position))
                let childProposal = self.proposal(along: share, across: crosswise)
                result[child.index] = childProposal
                let taken = along(boxes[child.index].sizeThatFits(childProposal))
                // An infinite length stays infinite: infinity minus infinity is NaN.
                if available < .infinity { available -= taken }
                if remaining < .infinity { remaining -= taken }
            }
            start = end
        }
        return result
    }

    /// A child, sorted in the order in which lengths are proposed.
    private struct Child: Comparable {
        let index: Int
        let priority: Double
        let least: CGFloat
        let flexibility: CGFloat

        static func < (a: Child, b: Child) -> Bool {
            if a.priority != b.priority { return a.priority > b.priority }
            return a.flexibility != b.flexibility ? a.flexibility < b.flexibility : a.index < b.index
        }
    }

    /// Returns the gaps between neighbours: the stack's own gap, or else the larger of the gaps that both prefer, and
    /// none beside a spacer (S23.6).
    private func gaps(between boxes: [LayoutBox]) -> [CGFloat] {
        var gaps: [CGFloat] = []
        gaps.reserveCapacity(boxes.count)
        for index in boxes.indices.dropFirst() {
            let (first, second) = (boxes[index - 1], boxes[index])
            if let spacing {
                gaps.append(spacing)
            } else if first.measuring.isSpacer || second.measuring.isSpacer {
                gaps.append(0)
            } else {
                gaps.append(first.measuring.gaps.distance(to: second.measuring.gaps, along: axis))
            }
        }
        return gaps
    }

    private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    private func proposal(along: CGFloat?, across: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
    }

    private func size(along: CGFloat, across: CGFloat) -> CGSize {
        axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    private func point(along: CGFloat, across: CGFloat) -> CGPoint {
        axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
}
