import Geometry
@_spi(Engine) import LayerTree

// Bringing a box up to date after a change.
//
// An answer is a size, a guide or a gap that a box has reported to its ancestors. A change marks its box and every
// ancestor up to the nearest boundary. Before a marked box is measured or placed, it computes its earlier answers again
// and compares (`lookAgain`). If all are equal, its ancestors keep their layout, and only the box itself places its
// content again. If one differs, the parent box compares its own answers in turn (0034).

/// All answers that a box has given to its ancestors since it last changed.
struct BoxAnswers {
    var sizes = MeasureCache()
    private var hasGaps = false
    /// Kinds of guides; nil until first asked for. `gaps` likewise.
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

    /// True if the caches no longer hold every answer that the box has given.
    var isForgetful: Bool { sizes.isForgetful || guides.isForgetful }

    /// The answers of most boxes: a few sizes, and that they place no guide. Plain memory, without references.
    struct Few {
        let sizes: (answers: MeasureCache.Latest, count: Int)
        let kinds: GuideKinds?
    }

    /// Takes all answers and leaves none; nil, and nothing is taken, if there are others than ``Few`` holds.
    @inline(__always) mutating func takeFew() -> Few? {
        guard !hasGaps, guides.isEmpty, let sizes = sizes.takeLatest() else { return nil }
        let few = Few(sizes: sizes, kinds: kinds)
        kinds = nil
        return few
    }
}

// The comparison is a function of the box itself: each step of a layout does it, and a part would retain the box each
// time (docs/decisions/0098-a-box-in-parts.md).
extension LayoutBox {
    // MARK: Looking again

    /// Brings the answers of the box up to date before one is read. If one that it reported earlier differs now, marks
    /// the parent.
    @inline(__always) final func lookAgain() {
        if !memory.state.staleness.isDisjoint(with: .unsure) { compareAnswers() }
    }

    private func compareAnswers() {
        if memory.state.staleness.contains(.contentAnswers) {
            memory.state.staleness.remove(.contentAnswers)
            var index = 0
            while let inner = memory.state.staleContent.box(at: index) {
                if inner.isContent(of: self) { inner.lookAgain() }
                index += 1
            }
        }
        guard memory.state.staleness.contains(.answers) else { return }
        let isComparable = !memory.state.staleness.contains(.oldAnswers)
        memory.state.staleness.subtract([.answers, .oldAnswers])
        if answersDiffer(isComparable: isComparable) { noteAnswersChanged() }
    }

    /// Takes the answers given before, and compares them with new ones. Always true if `isComparable` is false.
    private func answersDiffer(isComparable: Bool) -> Bool {
        if let few = memory.state.answers.takeFew() {
            noteMeasuresInvalidated()
            return !isComparable || !givesAgain(few)
        }
        // swap rather than copy: a copy retains and releases.
        var before = BoxAnswers()
        swap(&before, &memory.state.answers)
        noteMeasuresInvalidated()
        return !isComparable || !givesAgain(before)
    }

    private func noteAnswersChanged() {
        memory.state.parent?.with { parent in
            parent.asContainer?.answersChanged(of: self)
            parent.memory.state.staleness.insert(.placement)
            if parent.memory.state.isBoundary {
                parent.forgetAnswers()
            } else {
                parent.memory.state.staleness.insert(.answers)
            }
        }
    }

    /// True if this box is in `box`.
    @inline(__always) private func isContent(of box: LayoutBox) -> Bool {
        memory.state.parent?.isSame(as: Unretained(box)) == true
    }

    final func forgetAnswers() {
        memory.state.answers = BoxAnswers()
        memory.state.staleness.remove(.oldAnswers)
        noteMeasuresInvalidated()
    }

    private func noteMeasuresInvalidated() {
        if let container = asContainer { return container.measuresInvalidated() }
        if let rare = memory.state.rare { rare.state.measuresInvalidated?() }
    }

    /// True if the box would report again every answer in `before`. False if that list is empty or incomplete.
    private func givesAgain(_ before: BoxAnswers) -> Bool {
        // Without recorded answers there is nothing to compare: an ancestor may have asked the content of the box
        // directly.
        guard !before.areNone, !before.isForgetful else { return false }
        for index in 0..<before.sizes.count {
            let (proposal, size) = before.sizes[index]
            if sizeThatFits(proposal) != size { return false }
        }
        if let kinds = before.kinds, guideKinds != kinds { return false }
        if !givesAgain(before.guides.horizontal) || !givesAgain(before.guides.vertical) { return false }
        if let gaps = before.gaps {
            if measuring.gaps != gaps { return false }
        }
        return true
    }

    private func givesAgain(_ before: BoxAnswers.Few) -> Bool {
        // As above: nothing to compare without recorded answers.
        guard before.sizes.count > 0 || before.kinds != nil else { return false }
        for index in 0..<before.sizes.count {
            let (proposal, size) = before.sizes.answers.answer(at: index)
            if sizeThatFits(proposal) != size { return false }
        }
        guard let kinds = before.kinds else { return true }
        return guideKinds == kinds
    }

    private func givesAgain(_ guide: GuideCache.Entry?) -> Bool {
        guard let guide else { return true }
        return explicitGuide(guide.key, in: guide.size, proposal: guide.proposal) == guide.position
    }

    // MARK: Placing again

    /// Places again the parts of the box that are stale, while its own frame stays as it is.
    final func placeAgain() {
        guard isPlaced else { return }
        lookAgain()
        if memory.state.staleness.contains(.placement) {
            memory.state.staleness.remove(.placement)
            hostState.state.counters.placements += 1
            placeContent()
        }
        placeStaleContent()
    }

    /// Places the stale content again. A box that was placed since it was listed has nothing left to do.
    @inline(__always) final func placeStaleContent() {
        if !memory.state.staleContent.isEmpty { placeStaleContentNow() }
    }

    private func placeStaleContentNow() {
        let count = memory.state.staleContent.count
        for index in 0..<count {
            guard let inner = memory.state.staleContent.box(at: index), inner.isContent(of: self) else { continue }
            inner.memory.state.staleness.remove(.listed)
            inner.placeAgain()
        }
        let left = memory.state.staleContent.count
        memory.state.staleContent.removeFirst(min(count, left))
    }
}
