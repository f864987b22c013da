import AttributeGraph
package import Foundation
package import Geometry
@_spi(Engine) import LayerTree

/// A layout of the engine. It places a guide explicitly only if one of its subviews does.
package protocol StandardLayout {}

private let standardLayouts = ConformanceIndex((any StandardLayout.Type).self)
private let erasedLayouts = ConformanceIndex((any ErasedLayout.Type).self)

/// A layout whose cache has a part for each subview, so that a change of one subview does not cost a pass over the
/// others.
@MainActor package protocol IncrementalLayout: Layout, StandardLayout {
    /// Updates `cache` for the subviews at `indices`. Called instead of ``Layout/updateCache(_:subviews:)``.
    func subviewsChanged(_ indices: [Int], subviews: Subviews, cache: inout Cache)

    /// Places only the subviews whose places or answers changed since all were placed. The bounds have not moved since
    /// then.
    func placeChanged(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

/// Methods of an ``IncrementalLayout``, for a box that knows its layout only as a ``Layout``.
@MainActor struct IncrementalSteps<L: Layout> {
    let subviewsChanged: @MainActor (L, [Int], LayoutSubviews, inout L.Cache) -> Void
    let placeChanged: @MainActor (L, CGRect, ProposedViewSize, LayoutSubviews, inout L.Cache) -> Void
}

/// The box of a container: a ``Layout`` arranges the boxes in it.
@MainActor package final class LayoutContainerBox<L: Layout>: ContainerBox {
    package var layout: L {
        get { ownLayout.state }
        set {
            ownLayout.state = newValue
            contentIsNew()
            invalidateLayout()
        }
    }
    private let ownLayout: HotMemory<L>
    private let cache = HotMemory<KeptCache?>(nil)
    /// The layout's cache as an object. Moving an optional of a program's own type would be a call through its metadata
    /// each time.
    private final class KeptCache {
        let memory: HotMemory<L.Cache>
        init(_ value: L.Cache) { memory = HotMemory(value) }
    }
    private let steps: IncrementalSteps<L>?

    init(layout: L, host: ViewHost, scope: TransactionScope, steps: IncrementalSteps<L>? = nil) {
        ownLayout = HotMemory(layout)
        self.steps = steps
        super.init(host: host, scope: scope)
        // A layout of the program's own may place any guide.
        if standardLayouts.cast(L.self) == nil { ownGuides = .all }
    }

    package override var spacing: ViewSpacing {
        withCache { layout, subviews, cache in layout.spacing(subviews: subviews, cache: &cache) }
    }

    /// Numbers the boxes and sets their stack axis, if the content changed since the last call.
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
        if erasedLayouts.cast(L.self) != nil, let erased = layout as? any ErasedLayout {
            // The layout may be of another kind than before, along another axis.
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
        // A subview that the layout did not place is centred, with the size of the bounds as its proposal (S23.2).
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
        // Not `take()`, which looks up the type of the optional at each call.
        let cache = self.cache.state ?? KeptCache(layout.makeCache(subviews: subviews))
        // If the layout measures this same box again from inside its call, that inner call makes a cache of its own.
        self.cache.state = nil
        let wasStale = progress.state.cacheIsStale
        if wasStale {
            progress.state.cacheIsStale = false
            if let steps, progress.state.changedContent != nil {
                findChangedIndices(in: subviews)
                steps.subviewsChanged(layout, progress.state.changedIndices, subviews, &cache.memory.state)
            } else {
                layout.updateCache(&cache.memory.state, subviews: subviews)
            }
        }
        if steps != nil && (wasStale || progress.state.changedContent == nil) { progress.state.nothingChanged() }
        let result = body(layout, subviews, &cache.memory.state)
        // Measuring may have made views, as a lazy container does. The cache describes the earlier subviews then and is
        // dropped.
        if progress.state.contentIsNew { progress.state.everythingChanged() } else { self.cache.state = cache }
        return result
    }

    /// Sets the indices of the changed boxes among the subviews. A leaving box is still in this box and is no subview, so
    /// it is skipped.
    private func findChangedIndices(in subviews: LayoutSubviews) {
        progress.state.changedIndices.emptyKeepingMemory()
        for next in 0..<(progress.state.changedContent?.count ?? 0) {
            guard let box = progress.state.changedContent?[next] else { return }
            let index = Int(box.memory.state.indexInLayout)
            guard index < subviews.boxes.count && subviews.boxes[index] === box else { continue }
            progress.state.changedIndices.append(index)
        }
    }
}
