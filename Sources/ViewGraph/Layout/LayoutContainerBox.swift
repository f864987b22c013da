package import Foundation
package import Geometry

/// A layout of the engine, which places only those guides explicitly that its subviews do.
package protocol StandardLayout {}

/// The box of a container: a layout arranges what is in it.
@MainActor package final class LayoutContainerBox<L: Layout>: LayoutBox {
    package var layout: L {
        didSet {
            cache = nil
            invalidateLayout()
        }
    }
    private var cache: L.Cache?
    /// A subview's measures changed since the layout last looked: it gets the chance to keep what still holds.
    private var cacheIsStale = false
    private var contentIsNew = true

    package init(layout: L, host: ViewHost, scope: TransactionScope) {
        self.layout = layout
        super.init(host: host, scope: scope)
    }

    package override var soleContent: LayoutBox? { nil }

    package override func preferredSpacing(along axis: Axis) -> CGFloat {
        withCache { layout, subviews, cache in
            let spacing = layout.spacing(subviews: subviews, cache: &cache)
            return axis == .horizontal ? spacing.horizontal : spacing.vertical
        }
    }

    package override var isSpacer: Bool { false }
    package override func setStackAxis(_ axis: Axis?) {}

    package override func contentWillBeAskedAnew() {
        cache = nil
        contentIsNew = true
    }

    /// Tells what came since the last look along which axis it lies.
    private func prepareContent() {
        guard contentIsNew else { return }
        contentIsNew = false
        if let erased = layout as? any ErasedLayout {
            // The same views may lie in another kind of layout now.
            for box in content.boxes { box.setStackAxis(erased.properties.stackOrientation) }
        } else if let axis = L.layoutProperties.stackOrientation {
            for box in content.boxes { box.setStackAxis(axis) }
        }
    }

    package override func measuresInvalidated() {
        cacheIsStale = true
        contentIsNew = true
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
    }

    package override func placeContent() {
        let bounds = CGRect(origin: .zero, size: size)
        let proposal = proposal
        let before = host.nextPlacement()
        withCache { $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2) }
        // A subview that the layout forgot is centred, with the bounds' proposal (S23.2).
        for box in content.boxes where box.lastPlacement < before {
            let inner = box.sizeThatFits(ProposedViewSize(size))
            box.place(
                at: CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2),
                proposal: ProposedViewSize(size))
        }
    }

    /// A program's own layout may place any.
    package override var guideKinds: GuideKinds { L.self is any StandardLayout.Type ? super.guideKinds : .all }

    package override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return withCache { layout, subviews, cache in
            key.isHorizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    private func withCache<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
        prepareContent()
        var subviews = LayoutSubviews(boxes: content.boxes)
        if mirrorsContent { subviews.layoutDirection = .rightToLeft }
        var cache = self.cache ?? layout.makeCache(subviews: subviews)
        self.cache = nil
        if cacheIsStale {
            cacheIsStale = false
            layout.updateCache(&cache, subviews: subviews)
        }
        let result = body(layout, subviews, &cache)
        self.cache = cache
        return result
    }
}
