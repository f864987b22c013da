import Geometry
@_spi(Engine) import LayerTree

// Invalidation: marks the boxes whose results or placement may be stale after a change, and limits how far that
// reaches.
//
// An answer is a size, a guide or a gap that a box has reported to its ancestors. A change marks its box and every
// ancestor up to the nearest boundary. Before a marked box is measured or placed, it computes its earlier answers again
// and compares (`lookAgain`). If all are equal, its ancestors keep their layout, and only the box itself places its
// content again. If one differs, the parent box compares its own answers in turn (0034).

extension LayoutBox {
    /// Marks of this box and its ancestors, and the comparison of new answers with earlier ones.
    package final var changes: BoxChanges { @inline(__always) get { BoxChanges(box: self) } }

    /// Records that the measures of this box may be stale: its content or its own parameters changed.
    package final func invalidateLayout() { changes.invalidateLayout() }

    /// Records that only the placement of the content changed.
    package final func invalidatePlacement() { host.needsLayout(from: self) }

    /// Records that the set of boxes in this one changed.
    package final func contentChanged() { changes.contentChanged() }
}

/// Changes of one box: marks, and the comparison of new answers with earlier ones.
@MainActor package struct BoxChanges {
    let box: LayoutBox

    // MARK: Marking

    /// True if the box is new: it has reported no answer, has not been placed, and its layers have not been collected.
    /// The parent was invalidated when the box was added, so nothing further has to be marked.
    var isFresh: Bool { !box.isPlaced && box.memory.state.answers.areNone && box.memory.state.outermostLayers == nil }

    func invalidateLayout() {
        guard !isFresh else { return }
        if box.placing.isBoundary {
            forgetAnswers()
            return box.host.needsLayout(from: box)
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
            if around.with({ $0.placing.isBoundary }) { return self.box.host.waitsForLayout(around.object) }
            if isKnown { return }
            box = around
        }
    }

    // MARK: Looking again

    /// Brings the answers of the box up to date before one is read. If one that it reported earlier differs now, marks
    /// the parent.
    @inline(__always) func lookAgain() {
        if !box.memory.state.staleness.isDisjoint(with: .unsure) { compareAnswers() }
    }

    private func compareAnswers() {
        if box.memory.state.staleness.contains(.contentAnswers) {
            box.memory.state.staleness.remove(.contentAnswers)
            var index = 0
            while let inner = box.memory.state.staleContent.box(at: index) {
                if inner.parent === box { inner.changes.lookAgain() }
                index += 1
            }
        }
        guard box.memory.state.staleness.contains(.answers) else { return }
        box.memory.state.staleness.remove(.answers)
        // swap rather than copy: a copy retains and releases.
        var before = BoxAnswers()
        swap(&before, &box.memory.state.answers)
        let isComparable = !box.memory.state.staleness.contains(.oldAnswers)
        box.memory.state.staleness.remove(.oldAnswers)
        measuresInvalidated()
        guard !isComparable || !givesAgain(before) else { return }
        box.memory.state.parent?.with { parent in
            parent.asContainer?.answersChanged(of: box)
            parent.memory.state.staleness.insert(.placement)
            if parent.placing.isBoundary {
                parent.changes.forgetAnswers()
            } else {
                parent.memory.state.staleness.insert(.answers)
            }
        }
    }

    private func forgetAnswers() {
        box.memory.state.answers = BoxAnswers()
        box.memory.state.staleness.remove(.oldAnswers)
        measuresInvalidated()
    }

    /// Sets the action that is called when measures of the box, or of a box in it, may have changed; nil removes it.
    package func onMeasuresInvalidated(_ action: (@MainActor () -> Void)?) {
        box.rare.state.measuresInvalidated = action
    }

    private func measuresInvalidated() {
        if let container = box.asContainer { return container.measuresInvalidated() }
        if let rare = box.memory.state.rare { rare.state.measuresInvalidated?() }
    }

    /// True if the box would report again every answer in `before`. False if that list is empty or incomplete.
    private func givesAgain(_ before: BoxAnswers) -> Bool {
        // Without recorded answers there is nothing to compare: an ancestor may have asked the content of the box
        // directly.
        guard !before.areNone, !before.isForgetful else { return false }
        for index in 0..<before.sizes.count {
            let (proposal, size) = before.sizes[index]
            if box.sizeThatFits(proposal) != size { return false }
        }
        if let kinds = before.kinds, box.measuring.guideKinds != kinds { return false }
        if !givesAgain(before.guides.horizontal) || !givesAgain(before.guides.vertical) { return false }
        if let gaps = before.gaps {
            let now = box.measuring.gaps
            if now.horizontal != gaps.horizontal || now.vertical != gaps.vertical { return false }
        }
        return true
    }

    private func givesAgain(_ guide: GuideCache.Entry?) -> Bool {
        guard let guide else { return true }
        return box.explicitGuide(guide.key, in: guide.size, proposal: guide.proposal) == guide.position
    }

    // MARK: Placing again

    /// Places again the parts of the box that are stale, while its own frame stays as it is.
    func placeAgain() {
        guard box.isPlaced else { return }
        lookAgain()
        if box.memory.state.staleness.contains(.placement) {
            box.memory.state.staleness.remove(.placement)
            box.hostState.state.counters.placements += 1
            box.placeContent()
        }
        placeStaleContent()
    }

    /// Places the stale content again. A box that was placed since it was listed has nothing left to do.
    func placeStaleContent() {
        let count = box.memory.state.staleContent.count
        guard count > 0 else { return }
        for index in 0..<count {
            guard let inner = box.memory.state.staleContent.box(at: index), inner.parent === box else { continue }
            inner.memory.state.staleness.remove(.listed)
            inner.changes.placeAgain()
        }
        let left = box.memory.state.staleContent.count
        box.memory.state.staleContent.removeFirst(min(count, left))
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
