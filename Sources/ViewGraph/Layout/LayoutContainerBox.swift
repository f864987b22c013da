package import Foundation
package import Geometry
@_spi(Engine) import LayerTree

/// A layout of the engine, which places only those guides explicitly that its subviews do.
package protocol StandardLayout {}

/// A layout that keeps what it knows of each subview apart: one that answers otherwise costs no look at the others.
@MainActor package protocol IncrementalLayout: Layout, StandardLayout {
    /// Brings `cache` up to date for the subviews at `indices`; instead of ``Layout/updateCache(_:subviews:)``.
    func subviewsChanged(_ indices: [Int], subviews: Subviews, cache: inout Cache)

    /// Places the subviews whose places changed, or that answered otherwise, since all were placed; the bounds did not
    /// move meanwhile.
    func placeChanged(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

/// What an ``IncrementalLayout`` does, for a box that knows it as a ``Layout`` only.
@MainActor struct IncrementalSteps<L: Layout> {
    let subviewsChanged: @MainActor (L, [Int], LayoutSubviews, inout L.Cache) -> Void
    let placeChanged: @MainActor (L, CGRect, ProposedViewSize, LayoutSubviews, inout L.Cache) -> Void
}

/// What a container knows of its layout's last look.
struct ContainerProgress {
    /// A subview's measures changed since: the layout gets the chance to keep what still holds.
    var cacheIsStale = false
    /// Other subviews came, or they lie in another layout.
    var contentIsNew = true
    /// Whether every subview stands where the layout has put it in this very frame.
    var isInPlace = false
    /// Subviews that answered otherwise since; nil stands for all.
    var changedContent: [LayoutBox]?

    mutating func everythingChanged() {
        changedContent = nil
        isInPlace = false
    }

    mutating func nothingChanged() {
        if changedContent == nil { changedContent = [] } else { changedContent?.removeAll(keepingCapacity: true) }
    }
}

/// The box of a container: a layout arranges what is in it.
@MainActor package final class LayoutContainerBox<L: Layout>: LayoutBox {
    package var layout: L {
        didSet {
            cache.state = nil
            contentIsNew()
            invalidateLayout()
        }
    }
    private let cache = HotMemory<KeptCache?>(nil)
    /// What the layout keeps between its calls, as an object: an optional of a program's type would have to be asked for how
    /// to move it each time.
    private final class KeptCache {
        let memory: HotMemory<L.Cache>
        init(_ value: L.Cache) { memory = HotMemory(value) }
    }
    private let progress = HotMemory(ContainerProgress())
    private let steps: IncrementalSteps<L>?

    init(layout: L, host: ViewHost, scope: TransactionScope, steps: IncrementalSteps<L>? = nil) {
        self.layout = layout
        self.steps = steps
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
        cache.state = nil
        contentIsNew()
    }

    private func contentIsNew() {
        progress.state.contentIsNew = true
        progress.state.everythingChanged()
    }

    /// Tells what came since the last look along which axis it lies.
    private func prepareContent() {
        guard progress.state.contentIsNew else { return }
        progress.state.contentIsNew = false
        if steps != nil {
            for (index, box) in content.boxes.enumerated() { box.indexInLayout = index }
        }
        if let erased = layout as? any ErasedLayout {
            // The same views may lie in another kind of layout now.
            for box in content.boxes where box.carries.contains(.stackAxis) {
                box.setStackAxis(erased.properties.stackOrientation)
            }
        } else if let axis = L.layoutProperties.stackOrientation {
            for box in content.boxes where box.carries.contains(.stackAxis) { box.setStackAxis(axis) }
        }
    }

    package override func measuresInvalidated() { progress.state.cacheIsStale = true }

    package override func traitsMayHaveChanged() { contentIsNew() }

    override func answersChanged(of box: LayoutBox) { progress.state.changedContent?.append(box) }

    package override func geometryChanged() { progress.state.isInPlace = false }

    package override var passesTraits: Bool { false }

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
        let layout = layout
        let cache = self.cache.state ?? KeptCache(layout.makeCache(subviews: subviews))
        // Whoever asks this box meanwhile is answered from another one.
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
        // Measuring may have made views, as a lazy container does: what was learned is of those that were there before.
        if progress.state.contentIsNew { progress.state.everythingChanged() } else { self.cache.state = cache }
        return result
    }

    /// What is on its way out is no subview, though it is in this box.
    private func indices(of boxes: [LayoutBox], in subviews: LayoutSubviews) -> [Int] {
        var indices: [Int] = []
        for box in boxes {
            let index = box.indexInLayout
            if index < subviews.boxes.count && subviews.boxes[index] === box { indices.append(index) }
        }
        return indices
    }
}
