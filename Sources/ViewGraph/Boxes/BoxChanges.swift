import Geometry
@_spi(Engine) import LayerTree

// Invalidation: the answers and places that become stale when something in a box changes, and how far that reaches.
//
// A change marks its box, and the way to it from the boundary around. Before anybody asks a marked box something, and
// before it is placed, it *looks again*: it answers once more what it was asked before. If the answers are the same,
// nobody around has to know, and only the box itself places its content anew; if not, the box around looks again in
// turn.

extension LayoutBox {
    /// Marking of this box and of those around it, and looking again.
    package final var changes: BoxChanges { @inline(__always) get { BoxChanges(box: self) } }

    /// Records that the measures of this box may no longer hold: its content, or what it asks for, changed.
    package final func invalidateLayout() { changes.invalidateLayout() }

    /// Records that only the places of the content changed.
    package final func invalidatePlacement() { host.needsLayout(from: self) }

    /// Records that other boxes are in this one.
    package final func contentChanged() { changes.contentChanged() }
}

/// Changes of one box: marks, and the questions that are answered once more.
@MainActor package struct BoxChanges {
    let box: LayoutBox

    // MARK: Marking

    /// True if nobody knows anything of the box yet: it was only made, and what is around it was told then.
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

    /// Tells every box around, up to the next boundary, that there is something in it to look at.
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

    /// Makes sure that what the box answers, and what it has answered, holds.
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
        // Exchanged rather than copied: a copy counts references.
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

    /// Has `action` called when measures of the box, or of something in it, may have changed; nil for nothing.
    package func onMeasuresInvalidated(_ action: (@MainActor () -> Void)?) {
        box.rare.state.measuresInvalidated = action
    }

    private func measuresInvalidated() {
        if let container = box.asContainer { return container.measuresInvalidated() }
        if let rare = box.memory.state.rare { rare.state.measuresInvalidated?() }
    }

    /// True if the box would still answer all that it is known to have answered.
    private func givesAgain(_ before: BoxAnswers) -> Bool {
        // The content of a box that was asked nothing may have been asked directly, of which nothing is known here.
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

    /// Places what has to be placed inside the unchanged frame of the box.
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

    /// Places again what has to be in the content. A box that was placed anew meanwhile has nothing more to do.
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

/// Parts of a box that have to be looked at before it is measured or placed again.
struct BoxStaleness: OptionSet {
    let rawValue: UInt8

    /// Answers of the box may no longer hold.
    static let answers = BoxStaleness(rawValue: 1 << 0)
    /// Answers of some box in it may no longer hold.
    static let contentAnswers = BoxStaleness(rawValue: 1 << 1)
    /// The box has to place its content, even if its own frame stays.
    static let placement = BoxStaleness(rawValue: 1 << 2)
    /// The box is on the list of the box around it.
    static let listed = BoxStaleness(rawValue: 1 << 3)
    /// Among the answers are some that were given for another place.
    static let oldAnswers = BoxStaleness(rawValue: 1 << 4)

    static let unsure: BoxStaleness = [.answers, .contentAnswers]
}
