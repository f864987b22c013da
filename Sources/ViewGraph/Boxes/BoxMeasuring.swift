package import Foundation
package import Geometry
@_spi(Engine) import LayerTree

extension LayoutBox {
    /// Measuring of this box: sizes, guides and gaps that it reports to its ancestors.
    final var measuring: BoxMeasuring { @inline(__always) get { BoxMeasuring(box: self) } }

    /// Size of this box under `proposal`: the result of ``measure(_:)``, with 0 for lengths that are NaN or negative.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measuring.size(proposal) }

    /// Result of ``explicitAlignment(_:in:proposal:)``; nil if neither this box nor a box in it may place the guide.
    package final func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        measuring.explicitGuide(key, in: size, proposal: proposal)
    }

    /// Kinds of guides that the box itself may place explicitly, besides those of its content.
    package final var ownGuides: GuideKinds {
        get { memory.state.ownGuides }
        set { memory.state.ownGuides = newValue }
    }

    /// Axis of the stack that contains the box; nil outside of stacks. Set only for boxes of the kind
    /// ``BoxKind/followsStackAxis``.
    package final var stackAxis: Axis? { memory.state.stackAxis }
}

/// Measuring of one box: sizes, guides and gaps. Results are cached until something in the box changes.
@MainActor struct BoxMeasuring {
    let box: LayoutBox

    @inline(__always) func size(_ proposal: ProposedViewSize) -> CGSize {
        box.changes.lookAgain()
        if let size = box.memory.state.answers.sizes[proposal] { return size }
        return measuredSize(proposal)
    }

    private func measuredSize(_ proposal: ProposedViewSize) -> CGSize {
        let isNaN = proposal.width?.isNaN == true || proposal.height?.isNaN == true
        if isNaN { return box.sizeThatFits(proposal.withoutNaN) }
        box.hostState.state.counters.measures += 1
        let measured = box.measure(proposal)
        if measured.width.isNaN || measured.height.isNaN { reportNaN("size") }
        let size = measured.withoutNaN
        box.memory.state.answers.sizes.insert(size, for: proposal)
        return size
    }

    /// Returns the explicit position of a guide, from the cache if possible: nested containers ask for the same guide
    /// many times.
    func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard guideKinds.mayPlace(key) else { return nil }
        if let known = box.memory.state.answers.guides.find(key, size, proposal) { return known.position }
        let position = box.explicitAlignment(key, in: size, proposal: proposal)
        box.memory.state.answers.guides.insert(position, key, size, proposal)
        return position
    }

    /// Kinds of guides that the box, or a box in it, may place explicitly.
    var guideKinds: GuideKinds {
        box.changes.lookAgain()
        if let kinds = box.memory.state.answers.kinds { return kinds }
        var kinds = box.ownGuides
        if kinds != .all && !box.memory.state.kind.contains(.hidesGuides) {
            if let only = box.onlyContent {
                kinds.formUnion(only.measuring.guideKinds)
            } else {
                for inner in box.contentBoxes { kinds.formUnion(inner.measuring.guideKinds) }
            }
        }
        box.memory.state.answers.kinds = kinds
        return kinds
    }

    /// The gap, in points, that the box prefers to a neighbour along each axis (S23.6).
    var gaps: ViewSpacing {
        box.changes.lookAgain()
        if let gaps = box.memory.state.answers.gaps { return gaps }
        var gaps = ViewSpacing(horizontal: 8, vertical: 8)
        if let container = box.asContainer {
            gaps = container.spacing
        } else if !box.memory.state.kind.contains(.standardGaps), let only = box.soleContent {
            gaps = only.measuring.gaps
        }
        box.memory.state.answers.gaps = gaps
        return gaps
    }

    /// Reports once per message that a length or place of the box is NaN and is replaced by 0. `what` names it in the
    /// report.
    func reportNaN(_ what: String) {
        box.host.report(
            "The \(what) of a \(box.viewName) is not a number, and 0 is taken for it: look for a division by zero in what "
                + "it is given.")
    }

    // MARK: Stacks

    /// True for a `Spacer` and for modifiers of one: their extent and spacing depend on the stack that contains them
    /// (S23.11).
    var isSpacer: Bool { boxFollowingStackAxis?.memory.state.kind.contains(.spacer) ?? false }

    /// Sets the axis of the stack that contains the box.
    func setStackAxis(_ axis: Axis?) {
        guard let box = boxFollowingStackAxis, axis != box.stackAxis else { return }
        box.memory.state.stackAxis = axis
        box.invalidateLayout()
    }

    /// The innermost box, found through boxes that each stand for one content box, that is of the kind
    /// ``BoxKind/followsStackAxis``; nil if there is none.
    private var boxFollowingStackAxis: LayoutBox? {
        var box: LayoutBox? = box
        while let current = box {
            if current.memory.state.kind.contains(.followsStackAxis) { return current }
            box = current.memory.state.carries.contains(.stackAxis) ? current.soleContent : nil
        }
        return nil
    }
}

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
}
