import AnimationCore
import AttributeGraph
public import Foundation
public import Geometry

/// A layout whose type is erased. When it becomes a layout of another type, the subviews keep their identity and move
/// to their new places (S23.4).
nonisolated public struct AnyLayout: Layout, ErasedLayout {
    /// Cache of the wrapped layout.
    public struct Cache {
        fileprivate let type: ObjectIdentifier
        fileprivate var value: Any
    }

    private var contents: ErasedLayoutContents
    private var storage: ErasedLayoutStorage { contents.storage }

    /// Creates a layout that wraps `layout`.
    public init<L: Layout>(_ layout: L) {
        contents = (layout as? AnyLayout)?.contents ?? ErasedLayoutContents(storage: TypedLayoutStorage(layout))
    }

    /// Animatable data of the wrapped layout. Data of layouts of different types does not interpolate.
    public var animatableData: _AnyAnimatableData {
        get { storage.data }
        set { contents = ErasedLayoutContents(storage: storage.with(newValue)) }
    }

    @MainActor package var properties: LayoutProperties { storage.properties }

    /// Makes the cache of the wrapped layout.
    @MainActor public func makeCache(subviews: Subviews) -> Cache {
        Cache(type: ObjectIdentifier(type(of: storage)), value: storage.makeCache(subviews))
    }

    /// Updates the cache, or makes a new one if the wrapped layout is of another type than the cache.
    @MainActor public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        withCache(&cache, subviews) { storage.updateCache(&$0, subviews) }
    }

    /// Returns the gaps that the wrapped layout prefers.
    @MainActor public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        withCache(&cache, subviews) { storage.spacing(subviews, &$0) }
    }

    /// Returns the size that the wrapped layout chooses under `proposal`, in points.
    @MainActor public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        withCache(&cache, subviews) { storage.sizeThatFits(proposal, subviews, &$0) }
    }

    /// Places the subviews by the wrapped layout.
    @MainActor public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) { withCache(&cache, subviews) { storage.placeSubviews(bounds, proposal, subviews, &$0) } }

    /// Returns the explicit position of `guide` in the wrapped layout, in points; nil if there is none.
    @MainActor public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { withCache(&cache, subviews) { storage.explicit(guide, bounds, proposal, subviews, &$0) } }

    /// Returns the explicit position of `guide` in the wrapped layout, in points; nil if there is none.
    @MainActor public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { withCache(&cache, subviews) { storage.explicit(guide, bounds, proposal, subviews, &$0) } }

    @MainActor private func withCache<Result>(
        _ cache: inout Cache, _ subviews: Subviews, _ body: (inout Any) -> Result
    ) -> Result {
        if cache.type != ObjectIdentifier(type(of: storage)) { cache = makeCache(subviews: subviews) }
        return body(&cache.value)
    }
}

/// A layout whose properties depend on its value.
@MainActor package protocol ErasedLayout {
    /// Properties of the wrapped layout.
    var properties: LayoutProperties { get }
}

/// Contents of an erased layout. They are compared by the wrapped layout: an equal layout made by a new body is no
/// change.
private struct ErasedLayoutContents: Equatable {
    let storage: ErasedLayoutStorage

    static func == (a: ErasedLayoutContents, b: ErasedLayoutContents) -> Bool {
        a.storage === b.storage || a.storage.isSame(as: b.storage)
    }
}

/// Base class that hides the type of the wrapped layout.
@MainActor private class ErasedLayoutStorage {
    nonisolated init() {}
    nonisolated func isSame(as other: ErasedLayoutStorage) -> Bool { false }
    nonisolated var data: _AnyAnimatableData { _AnyAnimatableData() }
    nonisolated func with(_ data: _AnyAnimatableData) -> ErasedLayoutStorage { self }
    var properties: LayoutProperties { LayoutProperties() }
    func makeCache(_ subviews: LayoutSubviews) -> Any { () }
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
    func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {}
    func explicit(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { nil }
    func explicit(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { nil }
}

private final class TypedLayoutStorage<L: Layout>: ErasedLayoutStorage {
    nonisolated(unsafe) private let layout: L

    nonisolated init(_ layout: L) { unsafe self.layout = layout }

    private var value: L { unsafe layout }

    override nonisolated func isSame(as other: ErasedLayoutStorage) -> Bool {
        guard let other = other as? TypedLayoutStorage<L> else { return false }
        return ValueComparison.areEqual(unsafe layout, unsafe other.layout)
    }

    override nonisolated var data: _AnyAnimatableData { _AnyAnimatableData(unsafe layout.animatableData) }

    override nonisolated func with(_ data: _AnyAnimatableData) -> ErasedLayoutStorage {
        guard let data = data.value as? L.AnimatableData else { return self }
        var copy = unsafe layout
        copy.animatableData = data
        return TypedLayoutStorage(copy)
    }

    override var properties: LayoutProperties { L.layoutProperties }

    override func makeCache(_ subviews: LayoutSubviews) -> Any { value.makeCache(subviews: subviews) }

    override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
        typed(&cache, subviews) { value.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        typed(&cache, subviews) { value.spacing(subviews: subviews, cache: &$0) }
    }

    override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGSize {
        typed(&cache, subviews) { value.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {
        typed(&cache, subviews) {
            value.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func explicit(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        typed(&cache, subviews) {
            value.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func explicit(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        typed(&cache, subviews) {
            value.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    private func typed<Result>(
        _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        var own = cache as? L.Cache ?? value.makeCache(subviews: subviews)
        let result = body(&own)
        cache = own
        return result
    }
}
