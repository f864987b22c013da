package import Foundation
package import Geometry
@_spi(Engine) import LayerTree

/// A layout of the engine, which places only those guides explicitly that its subviews do.
package protocol StandardLayout {}

/// A layout whose cache has a part for each subview: one that answers otherwise costs no look at the others.
@MainActor package protocol IncrementalLayout: Layout, StandardLayout {
    /// Brings `cache` up to date for the subviews at `indices`; instead of ``Layout/updateCache(_:subviews:)``.
    func subviewsChanged(_ indices: [Int], subviews: Subviews, cache: inout Cache)

    /// Places the subviews whose places changed, or that answered otherwise, since all were placed; the bounds did not
    /// move meanwhile.
    func placeChanged(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

/// The methods of an ``IncrementalLayout``, for a box that knows it as a ``Layout`` only.
@MainActor struct IncrementalSteps<L: Layout> {
    let subviewsChanged: @MainActor (L, [Int], LayoutSubviews, inout L.Cache) -> Void
    let placeChanged: @MainActor (L, CGRect, ProposedViewSize, LayoutSubviews, inout L.Cache) -> Void
}

/// The box of a container: a layout arranges what is in it.
@MainActor package final class LayoutContainerBox<L: Layout>: ContainerBox {
    package var layout: L {
        didSet {
            contentIsNew()
            invalidateLayout()
        }
    }
    private let cache = HotMemory<KeptCache?>(nil)
    /// The layout's cache, as an object: moving an optional of a program's type is a call through its metadata each
    /// time.
    private final class KeptCache {
        let memory: HotMemory<L.Cache>
        init(_ value: L.Cache) { memory = HotMemory(value) }
    }
    private let steps: IncrementalSteps<L>?

    init(layout: L, host: ViewHost, scope: TransactionScope, steps: IncrementalSteps<L>? = nil) {
        self.layout = layout
        self.steps = steps
        super.init(host: host, scope: scope)
        // A program's own layout may place any.
        if !(L.self is any StandardLayout.Type) { ownGuides = .all }
    }

    package override var spacing: ViewSpacing {
        withCache { layout, subviews, cache in layout.spacing(subviews: subviews, cache: &cache) }
    }

    /// Tells boxes that came since the last look along which axis they lie, and numbers them.
    private func prepareContent() {
        guard progress.state.contentIsNew else { return }
        progress.state.contentIsNew = false
        if progress.state.boxesAreNew {
            progress.state.boxesAreNew = false
            cache.state = nil
        }
        if steps != nil {
            for (index, box) in content.boxes.enumerated() { box.memory.state.indexInLayout = Int32(index) }
        }
        if let erased = layout as? any ErasedLayout {
            // The views may lie in another kind of layout now, along another axis.
            for box in content.boxes where box.memory.state.carries.contains(.stackAxis) {
                box.measuring.setStackAxis(erased.properties.stackOrientation)
            }
        } else if let axis = L.layoutProperties.stackOrientation {
            for box in content.boxes where box.memory.state.carries.contains(.stackAxis) {
                box.measuring.setStackAxis(axis)
            }
        }
    }

    package override func geometryChanged() { progress.state.isInPlace = false }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
    }

    package override func placeContent() {
        let bounds = CGRect(origin: .zero, size: size)
        let proposal = proposal
        if let steps {
            let isInPlace = progress.state.isInPlace
            progress.state.isInPlace = true
            return withCache { layout, subviews, cache in
                if isInPlace {
                    steps.placeChanged(layout, bounds, proposal, subviews, &cache)
                } else {
                    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                }
            }
        }
        let before = host.nextPlacement()
        withCache { $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2) }
        // A subview that the layout forgot is centred, with the bounds' proposal (S23.2).
        for box in content.boxes where box.memory.state.lastPlacement < before {
            let inner = box.sizeThatFits(ProposedViewSize(size))
            box.place(
                at: CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2),
                proposal: ProposedViewSize(size))
        }
    }

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
        let layout = layout
        let cache = self.cache.state ?? KeptCache(layout.makeCache(subviews: subviews))
        // A call of the layout that asks this box again gets another cache.
        self.cache.state = nil
        let wasStale = progress.state.cacheIsStale
        if wasStale {
            progress.state.cacheIsStale = false
            if let steps, let changedContent = progress.state.changedContent {
                steps.subviewsChanged(layout, indices(of: changedContent, in: subviews), subviews, &cache.memory.state)
            } else {
                layout.updateCache(&cache.memory.state, subviews: subviews)
            }
        }
        if steps != nil && (wasStale || progress.state.changedContent == nil) { progress.state.nothingChanged() }
        let result = body(layout, subviews, &cache.memory.state)
        // Measuring may have made views, as a lazy container does: the cache is of those that were there before.
        if progress.state.contentIsNew { progress.state.everythingChanged() } else { self.cache.state = cache }
        return result
    }

    /// Indices of `boxes` among the subviews. A box on its way out is none of them, though it is in this box.
    private func indices(of boxes: [LayoutBox], in subviews: LayoutSubviews) -> [Int] {
        var indices: [Int] = []
        for box in boxes {
            let index = Int(box.memory.state.indexInLayout)
            if index < subviews.boxes.count && subviews.boxes[index] === box { indices.append(index) }
        }
        return indices
    }
}
