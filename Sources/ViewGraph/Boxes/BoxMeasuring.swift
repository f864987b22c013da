package import Foundation
package import Geometry
@_spi(Engine) import LayerTree

extension LayoutBox {
    /// Answers of this box to those around it.
    final var measuring: BoxMeasuring { @inline(__always) get { BoxMeasuring(box: self) } }

    /// The size of this box under `proposal`: what ``measure(_:)`` says, with 0 for a number that is none.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measuring.size(proposal) }

    /// Answer of ``explicitAlignment(_:in:proposal:)``, if this box or something in it may place the guide.
    package final func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        measuring.explicitGuide(key, in: size, proposal: proposal)
    }

    /// Guides that the box itself may place explicitly, besides those of its content.
    package final var ownGuides: GuideKinds {
        get { memory.state.ownGuides }
        set { memory.state.ownGuides = newValue }
    }

    /// The axis of the stack that the box lies in; nil outside of stacks. Known to boxes of the kind
    /// ``BoxKind/followsStackAxis``.
    package final var stackAxis: Axis? { memory.state.stackAxis }
}

/// Answers of one box to those around it, which are remembered until something in the box changes: sizes, guides, gaps.
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

    /// Explicit position of a guide. Containers in containers ask again and again.
    func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard guideKinds.mayPlace(key) else { return nil }
        if let known = box.memory.state.answers.guides.find(key, size, proposal) { return known.position }
        let position = box.explicitAlignment(key, in: size, proposal: proposal)
        box.memory.state.answers.guides.insert(position, key, size, proposal)
        return position
    }

    /// Guides that the box, or something in it, may place explicitly.
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

    /// Reports once that a number of the box is none.
    func reportNaN(_ what: String) {
        box.host.report(
            "The \(what) of a \(box.viewName) is not a number, and 0 is taken for it: look for a division by zero in what "
                + "it is given.")
    }

    // MARK: Stacks

    /// True for a `Spacer` and what modifies one: its extent and spacing depend on the stack around (S23.11).
    var isSpacer: Bool { boxFollowingStackAxis?.memory.state.kind.contains(.spacer) ?? false }

    /// Tells a box in a stack along which axis it lies.
    func setStackAxis(_ axis: Axis?) {
        guard let box = boxFollowingStackAxis, axis != box.stackAxis else { return }
        box.memory.state.stackAxis = axis
        box.invalidateLayout()
    }

    private var boxFollowingStackAxis: LayoutBox? {
        var box: LayoutBox? = box
        while let current = box {
            if current.memory.state.kind.contains(.followsStackAxis) { return current }
            box = current.memory.state.carries.contains(.stackAxis) ? current.soleContent : nil
        }
        return nil
    }
}

/// All answers of a box to those around it since it last changed.
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

    /// True if more was asked than is remembered.
    var isForgetful: Bool { sizes.isForgetful || guides.isForgetful }
}
