import Geometry
@_spi(Engine) import LayerTree

// Invalidation: marks the boxes whose results or placement may be stale after a change, and limits how far that
// reaches. `BoxAnswers.swift` brings a marked box up to date.

extension LayoutBox {
    /// Marks of this box and its ancestors.
    package final var changes: BoxChanges { @inline(__always) get { BoxChanges(box: self) } }

    /// Records that the measures of this box may be stale: its content or its own parameters changed.
    package final func invalidateLayout() { changes.invalidateLayout() }

    /// Records that only the placement of the content changed.
    package final func invalidatePlacement() { host.needsLayout(from: self) }

    /// Records that the set of boxes in this one changed.
    package final func contentChanged() { changes.contentChanged() }
}

/// Marks of one box and its ancestors.
@MainActor package struct BoxChanges {
    let box: LayoutBox

    // MARK: Marking

    /// True if the box is new: it has reported no answer, has not been placed, and its layers have not been collected.
    /// The parent was invalidated when the box was added, so nothing further has to be marked.
    var isFresh: Bool { !box.isPlaced && box.memory.state.answers.areNone && box.memory.state.outermostLayers == nil }

    func invalidateLayout() {
        guard !isFresh else { return }
        if box.memory.state.isBoundary {
            box.forgetAnswers()
            return box.hostReference.with { $0.needsLayout(from: box) }
        }
        box.memory.state.staleness.formUnion([.answers, .placement])
        markWay()
    }

    func contentChanged() {
        box.asContainer?.contentIsNew()
        if box.preferences.areCarried { box.preferences.notifyAround() }
        if isFresh {
            if box.layers.isOwn && !box.memory.state.isWaitingForLayerOrder {
                box.hostReference.with { $0.needsLayerOrder(of: box) }
            }
            return
        }
        box.carriedTraits.forget()
        invalidateLayout()
        box.carriedTraits.changedWithin()
        box.layers.invalidateOrder()
    }

    /// Marks every ancestor up to the nearest boundary, and lists each box on the way with its parent as stale content.
    private func markWay() {
        var box = Unretained(box)
        while let around = box.with({ $0.memory.state.parent }) {
            let (inner, outer) = (box.with { $0.memory.reference }, around.with { $0.memory.reference })
            let isListed = inner.state.staleness.contains(.listed)
            let isKnown = isListed && outer.state.staleness.contains(.contentAnswers)
            if !isListed {
                inner.state.staleness.insert(.listed)
                outer.state.staleContent.append(box.object)
            }
            outer.state.staleness.insert(.contentAnswers)
            if outer.state.isBoundary { return self.box.hostReference.with { $0.waitsForLayout(around.object) } }
            if isKnown { return }
            box = around
        }
    }

    /// Sets the action that is called when measures of the box, or of a box in it, may have changed; nil removes it.
    package func onMeasuresInvalidated(_ action: (@MainActor () -> Void)?) {
        box.rare.state.measuresInvalidated = action
    }
}

/// Parts of a box that must be checked before it is measured or placed again.
struct BoxStaleness: OptionSet {
    let rawValue: UInt8

    /// Answers of the box may be stale.
    static let answers = BoxStaleness(rawValue: 1 << 0)
    /// Answers of some box in this one may be stale.
    static let contentAnswers = BoxStaleness(rawValue: 1 << 1)
    /// The box must place its content, even if its own frame stays the same.
    static let placement = BoxStaleness(rawValue: 1 << 2)
    /// The parent's list of stale content contains the box.
    static let listed = BoxStaleness(rawValue: 1 << 3)
    /// Some answers were given for an earlier proposal, so that measuring again to compare is not worth its cost.
    static let oldAnswers = BoxStaleness(rawValue: 1 << 4)

    /// A comparison is due before an answer of the box is read.
    static let unsure: BoxStaleness = [.answers, .contentAnswers]
}
