import Geometry
@_spi(Engine) import LayerTree

// What becomes stale when something in a box changes, and how far that reaches.
//
// A change marks its box, and the way to it from the boundary around. Before anybody asks a marked box something, and
// before it is placed, it *looks again*: it answers once more what it was asked before. If the answers are the same,
// nobody around has to know, and only the box itself places its content anew; if not, the box around looks again in turn.
extension LayoutBox {
    // MARK: Marking

    /// The measures of this box may no longer hold: its content, or what it asks for, changed.
    package final func invalidateLayout() {
        guard !isFresh else { return }
        if isLayoutBoundary {
            forgetAnswers()
            return host.needsLayout(from: self)
        }
        staleness.formUnion([.answers, .placement])
        markWay()
    }

    /// Only the places of the content changed.
    package final func invalidatePlacement() { host.needsLayout(from: self) }

    package final func contentChanged() {
        contentWillBeAskedAnew()
        if carriesPreferences { notifyPreferenceReaders() }
        if isFresh {
            if hasLayer && !isWaitingForLayerOrder { hostReference.with { $0.needsLayerOrder(of: self) } }
            return
        }
        forgetTraits()
        invalidateLayout()
        invalidateTraits()
        invalidateLayerOrder()
    }

    /// A trait concerns the container around, outside of whatever modifies the view.
    package final func traitsChanged() {
        forgetTraits()
        var box = parent
        while let current = box {
            current.contentChanged()
            if current.soleContent == nil { return }
            box = current.parent
        }
    }

    /// Traits of what is in this box reach the container around, which cannot tell by answers whether they are the same.
    private func invalidateTraits() {
        var box = self
        while box.passesTraits, let around = box.parent {
            around.forgetTraits()
            around.traitsMayHaveChanged()
            around.invalidateLayout()
            if around.soleContent == nil { return }
            box = around
        }
    }

    /// Tells every box around, up to the next boundary, that there is something in it to look at.
    private func markWay() {
        var box = Unretained(self)
        while let around = box.with({ $0.memory.state.parent }) {
            let (inner, outer) = (box.with { $0.memory.reference }, around.with { $0.memory.reference })
            let isListed = inner.state.staleness.contains(.listed)
            let isKnown = isListed && outer.state.staleness.contains(.contentAnswers)
            if !isListed {
                inner.state.staleness.insert(.listed)
                outer.state.staleContent.append(box.object)
            }
            outer.state.staleness.insert(.contentAnswers)
            if around.with({ $0.isLayoutBoundary }) { return host.waitsForLayout(around.object) }
            if isKnown { return }
            box = around
        }
    }

    // MARK: Looking again

    /// Makes sure that what this box answers, and what it has answered, holds.
    @inline(__always) final func lookAgain() {
        if !staleness.isDisjoint(with: .unsure) { compareAnswers() }
    }

    private func compareAnswers() {
        if staleness.contains(.contentAnswers) {
            staleness.remove(.contentAnswers)
            var index = 0
            while let box = staleContent.box(at: index) {
                if box.parent === self { box.lookAgain() }
                index += 1
            }
        }
        guard staleness.contains(.answers) else { return }
        staleness.remove(.answers)
        // Exchanged rather than copied: what is remembered would be counted.
        var before = BoxAnswers()
        swap(&before, &memory.state.answers)
        let isComparable = !staleness.contains(.oldAnswers)
        staleness.remove(.oldAnswers)
        measuresInvalidated()
        guard !isComparable || !givesAgain(before) else { return }
        memory.state.parent?.with { parent in
            parent.answersChanged(of: self)
            parent.staleness.insert(.placement)
            if parent.isLayoutBoundary { parent.forgetAnswers() } else { parent.staleness.insert(.answers) }
        }
    }

    private func forgetAnswers() {
        answers = BoxAnswers()
        staleness.remove(.oldAnswers)
        measuresInvalidated()
    }

    /// Whether this box would still answer all that it is known to have answered.
    private func givesAgain(_ before: BoxAnswers) -> Bool {
        // Whoever is asked nothing is looked through, or looked at in ways that leave no trace.
        guard !before.areNone, !before.isForgetful else { return false }
        for index in 0..<before.sizes.count {
            let (proposal, size) = before.sizes[index]
            if sizeThatFits(proposal) != size { return false }
        }
        if let kinds = before.kinds, knownKinds != kinds { return false }
        if !givesAgain(before.guides.horizontal) || !givesAgain(before.guides.vertical) { return false }
        if let gaps = before.gaps {
            let now = knownGaps
            if now.horizontal != gaps.horizontal || now.vertical != gaps.vertical { return false }
        }
        return true
    }

    private func givesAgain(_ guide: GuideCache.Entry?) -> Bool {
        guard let guide else { return true }
        return explicitGuide(guide.key, in: guide.size, proposal: guide.proposal) == guide.position
    }

    // MARK: Placing again

    /// Places what has to be placed inside the unchanged frame of this box.
    package final func placeAgain() {
        guard isPlaced else { return }
        lookAgain()
        if staleness.contains(.placement) {
            staleness.remove(.placement)
            host.counters.placements += 1
            placeContent()
        }
        placeStaleContent()
    }

    /// Content that was placed anew meanwhile has nothing more to do.
    final func placeStaleContent() {
        let count = staleContent.count
        guard count > 0 else { return }
        for index in 0..<count {
            guard let box = staleContent.box(at: index), box.parent === self else { continue }
            box.staleness.remove(.listed)
            box.placeAgain()
        }
        staleContent.removeFirst(min(count, staleContent.count))
    }
}

/// What of a box has to be looked at before it is measured or placed again.
struct BoxStaleness: OptionSet {
    let rawValue: UInt8

    /// What it answered may no longer hold.
    static let answers = BoxStaleness(rawValue: 1 << 0)
    /// The same of some box in it.
    static let contentAnswers = BoxStaleness(rawValue: 1 << 1)
    /// It has to place its content, even if its own frame stays.
    static let placement = BoxStaleness(rawValue: 1 << 2)
    /// It is on the list of the box around it.
    static let listed = BoxStaleness(rawValue: 1 << 3)
    /// Among its answers are some that were given for another place.
    static let oldAnswers = BoxStaleness(rawValue: 1 << 4)

    static let unsure: BoxStaleness = [.answers, .contentAnswers]
}

/// All that a box has said of itself to those around it, since it last changed.
struct BoxAnswers {
    var sizes = MeasureCache()
    private var hasGaps = false
    /// Nil until asked for, as ``gaps``.
    var kinds: GuideKinds?
    var guides = GuideCache()
    private var keptGaps = ViewSpacing.zero

    var gaps: ViewSpacing? {
        get { hasGaps ? keptGaps : nil }
        set {
            hasGaps = newValue != nil
            if let newValue { keptGaps = newValue }
        }
    }

    var areNone: Bool { sizes.count == 0 && kinds == nil && !hasGaps }

    /// Whether more was asked than is remembered.
    var isForgetful: Bool { sizes.isForgetful || guides.isForgetful }
}
