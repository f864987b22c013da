import Foundation
@_spi(Engine) import LayerTree

/// A box that arranges several views and caches data about them between measures. It records which of them have
/// changed.
///
/// A container does not stand for its content (``BoxKind/hidesContent``), and traits of the content end in it.
@_spi(Engine) @MainActor open class ContainerBox: LayoutBox {
    open override class var kind: BoxKind { [.container, .hidesContent, .endsTraits] }

    /// Without exclusivity checks, since every measure touches it.
    final let progress = HotMemory(ContainerProgress())

    /// The gap, in points, that the container prefers to its neighbours along each axis (S23.6).
    package var spacing: ViewSpacing { ViewSpacing() }

    /// Returns true if boxes were added or removed, or traits of boxes changed, since the last call, and clears that
    /// record.
    package final func takeContentIsNew() -> Bool {
        let isNew = progress.state.contentIsNew
        progress.state.contentIsNew = false
        progress.state.boxesAreNew = false
        return isNew
    }

    /// Returns true if measures of the container, or of something in it, may have changed since the last call, and clears
    /// that record.
    package final func takeMeasuresAreStale() -> Bool {
        let isStale = progress.state.cacheIsStale
        progress.state.cacheIsStale = false
        return isStale
    }

    // MARK: Changes that the engine reports

    /// Records that the set of boxes in the container changed.
    final func contentIsNew() {
        progress.state.boxesAreNew = true
        traitsChanged()
    }

    /// Records that a view in the container may have other traits now.
    func traitsChanged() {
        progress.state.contentIsNew = true
        progress.state.everythingChanged()
    }

    /// Records that measures of the container, or of something in it, may have changed.
    final func measuresInvalidated() { progress.state.cacheIsStale = true }

    /// Records that answers of `box`, which is in the container, changed.
    final func answersChanged(of box: LayoutBox) { progress.state.changedContent?.append(box) }
}

/// Changes in a container since its layout last ran.
struct ContainerProgress {
    /// Measures of a subview changed: the layout may keep the parts of its cache that are still valid.
    var cacheIsStale = false
    /// The set of subviews or their traits changed, or the container has another layout.
    var contentIsNew = true
    /// The set of subviews changed, or the container has another layout: nothing in the cache is valid.
    var boxesAreNew = false
    /// True if every subview is at the place that the layout gave it within the container's current frame.
    var isInPlace = false
    /// Subviews whose answers changed; nil means all.
    var changedContent: [LayoutBox]?
    /// Indices of ``changedContent`` among the subviews, while the layout is told. The array is kept for its memory.
    var changedIndices: [Int] = []

    mutating func everythingChanged() {
        changedContent = nil
        isInPlace = false
    }

    mutating func nothingChanged() {
        if changedContent == nil { changedContent = [] } else { changedContent?.emptyKeepingMemory() }
    }
}

extension Array {
    /// Removes all elements, and keeps the memory. For lists of usually one element: `removeAll(keepingCapacity:)` takes
    /// ten times as long for one.
    @_spi(Engine) @inlinable @inline(__always) public mutating func emptyKeepingMemory() {
        if count == 1 { removeLast() } else if !isEmpty { removeAll(keepingCapacity: true) }
    }
}

extension LayoutBox {
    /// This box as a container; nil if it does not arrange several views.
    final var asContainer: ContainerBox? { memory.state.kind.contains(.container) ? self as? ContainerBox : nil }
}
