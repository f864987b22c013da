import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// The last three arrangements of a stack, by proposal: measuring and placing ask for the same one.
@MainActor public struct StackCache {
    private var known: [(proposal: ProposedViewSize, arrangement: StackLayout.Arrangement)] = []

    nonisolated init() {}

    mutating func arrangement(
        of stack: StackLayout, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
    ) -> StackLayout.Arrangement {
        if let hit = known.last(where: { $0.proposal == proposal }) { return hit.arrangement }
        let arrangement = stack.arrange(subviews.boxes, proposal: proposal)
        if known.count >= 3 { known.removeFirst() }
        known.append((proposal, arrangement))
        return arrangement
    }

    mutating func place(
        _ subviews: LayoutSubviews, in bounds: CGRect, by stack: StackLayout, _ proposal: ProposedViewSize
    ) {
        let arrangement = arrangement(of: stack, subviews, proposal)
        // A stack may be larger or smaller than its bounds: its content is centred in them (S23.9).
        let x = bounds.minX + (bounds.width - arrangement.size.width) / 2
        let y = bounds.minY + (bounds.height - arrangement.size.height) / 2
        for (index, box) in subviews.boxes.enumerated() {
            let origin = arrangement.origins[index]
            box.placeInLayout(
                at: CGPoint(x: x + origin.x, y: y + origin.y), proposal: arrangement.proposals[index])
        }
    }

    mutating func explicitAlignment(
        of key: AlignmentKey, by stack: StackLayout, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        let arrangement = arrangement(of: stack, subviews, proposal)
        return subviews.boxes.combinedGuide(
            key, origins: arrangement.origins, proposals: { arrangement.proposals[$0] })
    }
}

extension Array where Element == LayoutBox {
    /// Explicit guide of a container, combined from the children that have one: their mean, or for the baselines of
    /// text the least or the greatest (S23.15); nil if no child has one. `origins` and `proposals` are the children's,
    /// by index.
    @MainActor func combinedGuide(
        _ key: AlignmentKey, origins: [CGPoint], proposals: (Int) -> ProposedViewSize
    ) -> CGFloat? {
        var result: CGFloat?
        var count: CGFloat = 0
        for index in indices {
            let size = self[index].sizeThatFits(proposals(index))
            guard let own = self[index].explicitGuide(key, in: size, proposal: proposals(index)) else { continue }
            let guide = own + (key.isHorizontal ? origins[index].x : origins[index].y)
            count += 1
            guard let before = result else {
                result = guide
                continue
            }
            switch key.combination {
            case .mean: result = before + (guide - before) / count
            case .least: result = Swift.min(before, guide)
            case .greatest: result = Swift.max(before, guide)
            }
        }
        return result
    }
}
