public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// `ZStack`'s arrangement as a layout (S23.13).
public struct ZStackLayout: Layout, StandardLayout {
    public typealias AnimatableData = EmptyAnimatableData

    public var alignment: Alignment

    nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func makeCache(subviews: Subviews) {}

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrange(subviews, proposal).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let arrangement = arrange(subviews, proposal)
        let x = bounds.minX + (bounds.width - arrangement.size.width) / 2
        let y = bounds.minY + (bounds.height - arrangement.size.height) / 2
        for (index, box) in subviews.boxes.enumerated() {
            let origin = arrangement.origins[index]
            box.placeInLayout(at: CGPoint(x: x + origin.x, y: y + origin.y), proposal: proposal)
        }
    }

    private func arrange(_ subviews: Subviews, _ proposal: ProposedViewSize) -> (origins: [CGPoint], size: CGSize) {
        let boxes = subviews.boxes
        guard !boxes.isEmpty else { return ([], .zero) }
        var highest = -Double.infinity
        for box in boxes { highest = max(highest, box.layoutPriority) }
        var left: CGFloat = 0
        var right: CGFloat = 0
        var above: CGFloat = 0
        var below: CGFloat = 0
        var origins: [CGPoint] = []
        origins.reserveCapacity(boxes.count)
        for box in boxes {
            let size = box.sizeThatFits(proposal)
            let x = box.guide(alignment.horizontal.key, in: size, proposal: proposal)
            let y = box.guide(alignment.vertical.key, in: size, proposal: proposal)
            origins.append(CGPoint(x: x, y: y))
            guard box.layoutPriority == highest else { continue }
            left = max(left, x)
            right = max(right, size.width - x)
            above = max(above, y)
            below = max(below, size.height - y)
        }
        for (index, guide) in origins.enumerated() { origins[index] = CGPoint(x: left - guide.x, y: above - guide.y) }
        return (origins, CGSize(width: left + right, height: above + below))
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
        explicitGuide(guide.key, subviews, proposal)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        explicitGuide(guide.key, subviews, proposal)
    }

    private func explicitGuide(_ key: AlignmentKey, _ subviews: Subviews, _ proposal: ProposedViewSize) -> CGFloat? {
        var isExplicit = false
        for box in subviews.boxes
        where box.explicitGuide(key, in: box.sizeThatFits(proposal), proposal: proposal) != nil { isExplicit = true }
        guard isExplicit else { return nil }
        return subviews.boxes.combinedGuide(key, origins: arrange(subviews, proposal).origins) { _ in proposal }
    }
}
