public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Layout of a `ZStack` (S23.13).
public struct ZStackLayout: Layout, IncrementalLayout {
    /// Empty: no value is animatable.
    public typealias AnimatableData = EmptyAnimatableData

    /// The two guides on which the children are aligned.
    public var alignment: Alignment

    /// Makes a layout in depth.
    ///
    /// - Parameter alignment: the two guides on which the children are aligned.
    nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// Returns an empty cache; it fills as sizes are asked for.
    public func makeCache(subviews: Subviews) -> ZStackCache { ZStackCache() }

    /// Empties the cache: subviews were inserted or removed, or all may have changed.
    public func updateCache(_ cache: inout ZStackCache, subviews: Subviews) { cache.forget() }

    /// Measures the subviews at `indices` anew and keeps the rest of the cache.
    package func subviewsChanged(_ indices: [Int], subviews: Subviews, cache: inout ZStackCache) {
        cache.subviewsChanged(indices, alignment, subviews.boxes)
    }

    /// Smallest size that holds the subviews of the highest priority, aligned on their guides; zero without subviews.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ZStackCache) -> CGSize {
        guard !subviews.boxes.isEmpty else { return .zero }
        return cache.frame(alignment, subviews.boxes, proposal).size
    }

    /// Places the subviews with their guides on one point, all together in the middle of `bounds`.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ZStackCache
    ) { cache.place(subviews.boxes, in: bounds, by: alignment, proposal, all: true) }

    /// Places only the subviews that have changed, if nothing common to all has.
    package func placeChanged(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ZStackCache
    ) { cache.place(subviews.boxes, in: bounds, by: alignment, proposal, all: false) }

    /// Position of `guide`, combined from the subviews that set it explicitly; nil if none does (S23.15).
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ZStackCache
    ) -> CGFloat? { explicitGuide(guide.key, subviews, proposal, &cache) }

    /// Position of `guide`, combined from the subviews that set it explicitly; nil if none does (S23.15).
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
