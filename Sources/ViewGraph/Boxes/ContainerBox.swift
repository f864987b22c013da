import Foundation
@_spi(Engine) import LayerTree

/// A box that arranges several views, and keeps something of them between measures: it learns which of them have
/// changed.
///
/// Content does not show through a container, and traits end in it.
@_spi(Engine) @MainActor open class ContainerBox: LayoutBox {
    open override class var kind: BoxKind { [.container, .hidesContent, .endsTraits] }

    /// In memory of its own, since it is touched at every measure.
    final let progress = HotMemory(ContainerProgress())

    /// The gap, in points, that the container prefers to its neighbours along each axis (S23.6).
    package var spacing: ViewSpacing { ViewSpacing(horizontal: 8, vertical: 8) }

    /// True if other boxes came, or boxes got other traits, since this was last asked.
    package final func takeContentIsNew() -> Bool {
        let isNew = progress.state.contentIsNew
        progress.state.contentIsNew = false
        progress.state.boxesAreNew = false
        return isNew
    }

    // MARK: What the engine tells

    /// Records that other boxes are in the container.
    final func contentIsNew() {
        progress.state.boxesAreNew = true
        traitsChanged()
    }

    /// Records that a view in the container may have become another, with other traits.
    final func traitsChanged() {
        progress.state.contentIsNew = true
        progress.state.everythingChanged()
    }

    /// Records that measures of the container, or of something in it, may have changed.
    final func measuresInvalidated() { progress.state.cacheIsStale = true }

    /// Records that `box`, which is in the container, answers otherwise than before.
    final func answersChanged(of box: LayoutBox) { progress.state.changedContent?.append(box) }
}

/// Changes in a container since it last looked at what is in it.
struct ContainerProgress {
    /// A subview's measures changed: the layout gets the chance to keep what still holds.
    var cacheIsStale = false
    /// Other subviews came, subviews have other traits, or they lie in another layout.
    var contentIsNew = true
    /// Other subviews came, or they lie in another layout: nothing that was kept of them holds.
    var boxesAreNew = false
    /// True if every subview stands where the layout has put it in this very frame.
    var isInPlace = false
    /// Subviews that answer otherwise than before; nil stands for all.
    var changedContent: [LayoutBox]?

    mutating func everythingChanged() {
        changedContent = nil
        isInPlace = false
    }

    mutating func nothingChanged() {
        if changedContent == nil { changedContent = [] } else { changedContent?.removeAll(keepingCapacity: true) }
    }
}

extension LayoutBox {
    /// This box as a container; nil if it arranges nothing.
    final var asContainer: ContainerBox? { memory.state.kind.contains(.container) ? self as? ContainerBox : nil }
}
