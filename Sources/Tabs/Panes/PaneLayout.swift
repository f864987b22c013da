import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// Layout of panes along an axis, and of the dividers between them: first all panes, then all dividers.
nonisolated struct PaneLayout: Layout {
    let axis: Axis
    /// Number of panes.
    let count: Int
    /// Lengths that panes are to have, in points, where people have chosen them.
    let wishes: [Int: CGFloat]
    /// Receives the lengths of the panes.
    let lengths: PaneLengths

    /// Width of the area in which a divider is grabbed, in points.
    static let divider: CGFloat = 9

    @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var ideal = CGSize.zero
        for pane in subviews.prefix(count) {
            let size = pane.sizeThatFits(.unspecified)
            if axis == .horizontal {
                ideal = CGSize(width: ideal.width + size.width, height: max(ideal.height, size.height))
            } else {
                ideal = CGSize(width: max(ideal.width, size.width), height: ideal.height + size.height)
            }
        }
        return proposal.replacingUnspecifiedDimensions(by: ideal)
    }

    @MainActor func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let panes = subviews.prefix(count)
        let across = axis == .horizontal ? bounds.height : bounds.width
        let whole = axis == .horizontal ? bounds.width : bounds.height
        let limits = panes.map { range(of: $0, across: across) }
        let found = Self.lengths(whole, limits, wishes)
        lengths.set(found)
        var start: CGFloat = 0
        for (index, pane) in panes.enumerated() {
            let frame = slot(from: start, length: found[index], in: bounds)
            let middle = CGPoint(x: frame.midX, y: frame.midY)
            pane.place(at: middle, anchor: .center, proposal: ProposedViewSize(frame.size))
            start += found[index]
            guard index + count < subviews.count else { continue }
            let edge = slot(from: start - Self.divider / 2, length: Self.divider, in: bounds)
            subviews[index + count].place(at: edge.origin, anchor: .topLeading, proposal: ProposedViewSize(edge.size))
        }
    }

    private func slot(from start: CGFloat, length: CGFloat, in bounds: CGRect) -> CGRect {
        axis == .horizontal
            ? CGRect(x: bounds.minX + start, y: bounds.minY, width: length, height: bounds.height)
            : CGRect(x: bounds.minX, y: bounds.minY + start, width: bounds.width, height: length)
    }

    @MainActor private func range(of pane: LayoutSubview, across: CGFloat) -> ClosedRange<CGFloat> {
        func length(_ proposed: CGFloat) -> CGFloat {
            axis == .horizontal
                ? pane.sizeThatFits(ProposedViewSize(width: proposed, height: across)).width
                : pane.sizeThatFits(ProposedViewSize(width: across, height: proposed)).height
        }
        let least = max(length(0), 0)
        return least...max(length(.infinity), least)
    }

    /// Returns lengths that fill `whole`: as wished, else shared equally, and within `limits` as far as possible.
    static func lengths(_ whole: CGFloat, _ limits: [ClosedRange<CGFloat>], _ wishes: [Int: CGFloat]) -> [CGFloat] {
        guard !limits.isEmpty else { return [] }
        let share = whole / CGFloat(limits.count)
        var lengths = limits.indices.map { index in
            min(max(wishes[index] ?? share, limits[index].lowerBound), limits[index].upperBound)
        }
        // The last panes take or give the difference first.
        var rest = whole - lengths.reduce(0, +)
        for index in limits.indices.reversed() where rest != 0 {
            let new = min(max(lengths[index] + rest, limits[index].lowerBound), limits[index].upperBound)
            rest -= new - lengths[index]
            lengths[index] = new
        }
        // No pane can take the rest: the last one does, beyond its limits.
        if rest != 0 { lengths[lengths.count - 1] = max(lengths[lengths.count - 1] + rest, 0) }
        return lengths
    }
}
