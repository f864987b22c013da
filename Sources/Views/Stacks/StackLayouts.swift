public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// `HStack`'s arrangement as a layout (S23.4).
public struct HStackLayout: Layout, StandardLayout {
    public typealias AnimatableData = EmptyAnimatableData

    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

    private var stack: StackLayout { StackLayout(axis: .horizontal, spacing: spacing, guide: alignment.key) }

    public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        cache.arrangement(of: stack, subviews, proposal).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) { cache.place(subviews, in: bounds, by: stack, proposal) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackCache
    ) -> CGFloat? { cache.explicitAlignment(of: guide.key, by: stack, subviews, proposal) }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackCache
    ) -> CGFloat? { cache.explicitAlignment(of: guide.key, by: stack, subviews, proposal) }
}

/// `VStack`'s arrangement as a layout (S23.4).
public struct VStackLayout: Layout, StandardLayout {
    public typealias AnimatableData = EmptyAnimatableData

    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .stack(.vertical) }

    private var stack: StackLayout { StackLayout(axis: .vertical, spacing: spacing, guide: alignment.key) }

    public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        cache.arrangement(of: stack, subviews, proposal).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) { cache.place(subviews, in: bounds, by: stack, proposal) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackCache
    ) -> CGFloat? { cache.explicitAlignment(of: guide.key, by: stack, subviews, proposal) }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackCache
    ) -> CGFloat? { cache.explicitAlignment(of: guide.key, by: stack, subviews, proposal) }
}

/// The last arrangements of a stack: measuring and placing ask for the same one.
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
        return subviews.boxes.averageGuide(
            key, origins: arrangement.origins, proposals: { arrangement.proposals[$0] })
    }
}

extension Array where Element == LayoutBox {
    /// A container's explicit guide is the mean of those of its children that have one (S23.15).
    @MainActor func averageGuide(
        _ key: AlignmentKey, origins: [CGPoint], proposals: (Int) -> ProposedViewSize
    ) -> CGFloat? {
        var sum: CGFloat = 0
        var count: CGFloat = 0
        for index in indices {
            let size = self[index].sizeThatFits(proposals(index))
            guard let guide = self[index].explicitGuide(key, in: size, proposal: proposals(index)) else { continue }
            sum += guide + (key.isHorizontal ? origins[index].x : origins[index].y)
            count += 1
        }
        return count > 0 ? sum / count : nil
    }
}

extension LayoutProperties {
    static func stack(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}

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
        return subviews.boxes.averageGuide(key, origins: arrange(subviews, proposal).origins) { _ in proposal }
    }
}
