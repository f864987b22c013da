public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// `ZStack`'s arrangement as a layout (S23.13).
public struct ZStackLayout: Layout, IncrementalLayout {
    public typealias AnimatableData = EmptyAnimatableData

    /// The two guides on which children meet.
    public var alignment: Alignment

    /// - Parameter alignment: the two guides on which children meet.
    nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func makeCache(subviews: Subviews) -> ZStackCache { ZStackCache() }

    public func updateCache(_ cache: inout ZStackCache, subviews: Subviews) { cache.forget() }

    package func subviewsChanged(_ indices: [Int], subviews: Subviews, cache: inout ZStackCache) {
        cache.subviewsChanged(indices, alignment, subviews.boxes)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ZStackCache) -> CGSize {
        guard !subviews.boxes.isEmpty else { return .zero }
        return cache.arrangement(alignment, subviews.boxes, proposal).frame.size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ZStackCache
    ) { cache.place(subviews.boxes, in: bounds, by: alignment, proposal, all: true) }

    package func placeChanged(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ZStackCache
    ) { cache.place(subviews.boxes, in: bounds, by: alignment, proposal, all: false) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ZStackCache
    ) -> CGFloat? { explicitGuide(guide.key, subviews, proposal, &cache) }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ZStackCache
    ) -> CGFloat? { explicitGuide(guide.key, subviews, proposal, &cache) }

    private func explicitGuide(
        _ key: AlignmentKey, _ subviews: Subviews, _ proposal: ProposedViewSize, _ cache: inout ZStackCache
    ) -> CGFloat? {
        var isExplicit = false
        for box in subviews.boxes
        where box.explicitGuide(key, in: box.sizeThatFits(proposal), proposal: proposal) != nil { isExplicit = true }
        guard isExplicit else { return nil }
        let arrangement = cache.arrangement(alignment, subviews.boxes, proposal)
        return subviews.boxes.combinedGuide(key, origins: arrangement.origins) { _ in proposal }
    }
}
