package import Foundation
package import Geometry
@_spi(Engine) import LayerTree

extension LayoutBox {
    // Sizes and guides are functions of the box itself: each step of a layout asks for them, and a part would retain
    // the box each time (docs/decisions/0098-a-box-in-parts.md).

    /// Gaps of this box and its part in a stack.
    final var measuring: BoxMeasuring { @inline(__always) get { BoxMeasuring(box: self) } }

    /// Size of this box under `proposal`: the result of ``measure(_:)``, with 0 for lengths that are NaN or negative.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        lookAgain()
        if let size = memory.state.answers.sizes[proposal] { return size }
        return measuredSize(proposal)
    }

    private func measuredSize(_ proposal: ProposedViewSize) -> CGSize {
        let isNaN = proposal.width?.isNaN == true || proposal.height?.isNaN == true
        if isNaN { return sizeThatFits(proposal.withoutNaN) }
        hostState.state.counters.measures += 1
        let measured = measure(proposal)
        if measured.width.isNaN || measured.height.isNaN { measuring.reportNaN("size") }
        let size = measured.withoutNaN
        memory.state.answers.sizes.insert(size, for: proposal)
        return size
    }

    /// Result of ``explicitAlignment(_:in:proposal:)``; nil if neither this box nor a box in it may place the guide.
    /// It is cached, since nested containers ask for the same guide many times.
    package final func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard guideKinds.mayPlace(key) else { return nil }
        if let known = memory.state.answers.guides.find(key, size, proposal) { return known.position }
        let position = explicitAlignment(key, in: size, proposal: proposal)
        memory.state.answers.guides.insert(position, key, size, proposal)
        return position
    }

    /// Kinds of guides that the box, or a box in it, may place explicitly.
    final var guideKinds: GuideKinds {
        lookAgain()
        if let kinds = memory.state.answers.kinds { return kinds }
        var kinds = ownGuides
        if kinds != .all && !memory.state.kind.contains(.hidesGuides) {
            if let only = onlyContent {
                kinds.formUnion(only.guideKinds)
            } else {
                for inner in contentBoxes { kinds.formUnion(inner.guideKinds) }
            }
        }
        memory.state.answers.kinds = kinds
        return kinds
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

/// Gaps of one box, and its part in the stack that contains it. Results are cached until something in the box changes.
@MainActor struct BoxMeasuring {
    let box: LayoutBox

    /// The gap, in points, that the box prefers to a neighbour along each axis (S23.6).
    var gaps: ViewSpacing {
        box.lookAgain()
        if let gaps = box.memory.state.answers.gaps { return gaps }
        let hasOwn = !box.memory.state.kind.isDisjoint(with: .ownGaps)
        let gaps =
            box.asContainer?.spacing ?? box.gaps(around: hasOwn ? nil : box.soleContent?.measuring.gaps)
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
