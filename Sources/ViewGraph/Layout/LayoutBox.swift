public import Foundation
public import Geometry
@_spi(Engine) public import LayerTree

/// What stands for one view or modifier in the layout: it answers sizes, is placed, and places its content.
///
/// The boxes are a tree beside the graph. Sinks change boxes; a changed box tells those around it that their measures
/// no longer hold, up to the next *boundary*, whose own size does not depend on its content; the host then lays out from
/// the boundaries down, at final values, once (S1.11).
///
/// This class is also the box that does nothing: it has the size and place of its content, and several contents lie over
/// one another, centred.
@_spi(Engine) @MainActor open class LayoutBox {
    package final var host: ViewHost { hostReference.object }
    final let hostReference: Unretained<ViewHost>
    /// What the host keeps of itself, which boxes write to at every step.
    final let hostState: HotMemoryReference<HostState>
    final let memory: HotMemory<BoxState>

    /// - Parameters:
    ///   - host: the window's tree of views.
    ///   - scope: under which transactions the geometry of what is in the box changes (S11.12).
    public init(host: ViewHost, scope: TransactionScope) {
        hostReference = Unretained(host)
        hostState = host.memory.reference
        memory = HotMemory(BoxState(scope: scope))
    }

    // MARK: What kinds of boxes decide

    /// What this box proposes to its content when it is proposed `proposal` itself (S23.1).
    open func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    /// The size of this box around content of size `content`.
    open func size(around content: CGSize, proposal: ProposedViewSize) -> CGSize { content }

    /// Where content of size `content` lies in this box; centred unless a kind of box says otherwise.
    open func contentOrigin(of box: LayoutBox, content: CGSize, proposal: ProposedViewSize, in size: CGSize) -> CGPoint
    {
        CGPoint(x: (size.width - content.width) / 2, y: (size.height - content.height) / 2)
    }

    /// The size that this box chooses under a proposal (S23.1).
    open func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = contentProposal(proposal)
        if let only = onlyContent { return size(around: only.sizeThatFits(inner), proposal: proposal) }
        var result = CGSize.zero
        for box in contentBoxes {
            let size = box.sizeThatFits(inner)
            result = CGSize(width: max(result.width, size.width), height: max(result.height, size.height))
        }
        return size(around: result, proposal: proposal)
    }

    /// Places the content; size and proposal are those of this box.
    open func placeContent() {
        let inner = contentProposal(proposal)
        if let only = onlyContent { return placeContent(only, inner) }
        for box in contentBoxes { placeContent(box, inner) }
    }

    private func placeContent(_ box: LayoutBox, _ inner: ProposedViewSize) {
        let child = box.sizeThatFits(inner)
        box.place(
            at: contentOrigin(of: box, content: child, proposal: inner, in: size), size: child, proposal: inner)
    }

    /// True if what this box places at x from the left is to lie at x from the right.
    open var placesInMirror: Bool { mirrorsContent }

    /// Layout runs the other way: every box is placed anew.
    package final func mirroringChanged() {
        staleness.insert(.placement)
        for box in contentBoxes + extraBoxes { box.mirroringChanged() }
        if parent == nil || isLayoutBoundary { host.needsLayout(from: self) }
    }

    /// True if the size of this box never depends on its content, so that layout may begin anew here.
    open var isLayoutBoundary: Bool { false }

    /// An explicit position of an alignment guide, in this box's space, if it had this size under this proposal.
    open func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let only = soleContent else { return nil }
        let innerProposal = contentProposal(proposal)
        let inner = only.sizeThatFits(innerProposal)
        guard let guide = only.explicitGuide(key, in: inner, proposal: innerProposal) else { return nil }
        let origin = contentOrigin(of: only, content: inner, proposal: innerProposal, in: size)
        return guide + (key.isHorizontal ? origin.x : origin.y)
    }

    /// Which guides this box, or something in it, may place explicitly.
    open var guideKinds: GuideKinds {
        if let only = onlyContent { return only.knownKinds }
        var kinds: GuideKinds = []
        for box in contentBoxes { kinds.formUnion(box.knownKinds) }
        return kinds
    }

    final var knownKinds: GuideKinds {
        lookAgain()
        if let kinds = answers.kinds { return kinds }
        let kinds = guideKinds
        answers.kinds = kinds
        return kinds
    }

    /// The gap that this box prefers beside a neighbour along `axis`; nil for none at all (S23.6).
    open func preferredSpacing(along axis: Axis) -> CGFloat {
        guard let spacing = soleContent?.knownGaps else { return 8 }
        return axis == .horizontal ? spacing.horizontal : spacing.vertical
    }

    /// True for a `Spacer`, whose extent and spacing depend on the stack around it (S23.11).
    open var isSpacer: Bool { carries.contains(.stackAxis) && soleContent?.isSpacer ?? false }

    /// Tells a box in a stack along which axis it lies.
    open func setStackAxis(_ axis: Axis?) {
        if carries.contains(.stackAxis) { soleContent?.setStackAxis(axis) }
    }

    /// The only content of a box that modifies one view; nil for containers, through which traits do not pass.
    open var soleContent: LayoutBox? { onlyContent }

    /// The layer that this box draws with or gives its content, if it has one.
    package final var layer: Layer? { memory.state.layer?.object }

    final var hasLayer: Bool { memory.state.layer != nil }

    /// From now on this box has `layer`, which whoever says so keeps as long.
    package final func setLayer(_ layer: Layer?) { memory.state.layer = Unretained(layer) }

    /// Called after the box was placed anew: layers take their geometry here.
    open func geometryChanged() {}

    /// Called when a view around began to leave, or was taken back.
    open func presenceChanged() {}

    package final func tellPresenceChanged() {
        presenceChanged()
        for box in contentBoxes { box.tellPresenceChanged() }
        for box in extraBoxes { box.tellPresenceChanged() }
    }

    // MARK: Measuring and placing

    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        lookAgain()
        if let size = answers.sizes[proposal] { return size }
        let isNaN = proposal.width?.isNaN == true || proposal.height?.isNaN == true
        if isNaN { return sizeThatFits(proposal.withoutNaN) }
        hostState.state.counters.measures += 1
        let measured = measure(proposal)
        if measured.width.isNaN || measured.height.isNaN { reportNaN("size") }
        let size = measured.withoutNaN
        answers.sizes.insert(size, for: proposal)
        return size
    }

    /// What ``explicitAlignment(_:in:proposal:)`` says. It is remembered: containers in containers ask again and again.
    package final func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard knownKinds.mayPlace(key) else { return nil }
        if let known = answers.guides.find(key, size, proposal) { return known.position }
        let position = explicitAlignment(key, in: size, proposal: proposal)
        answers.guides.insert(position, key, size, proposal)
        return position
    }

    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        place(at: origin, size: size, proposal: proposal)
    }

    final func reportNaN(_ what: String) {
        host.report(
            "The \(what) of a \(viewName) is not a number, and 0 is taken for it: look for a division by zero in what it is "
                + "given.")
    }

    /// Places this box with its top left corner at `origin` of the box around it: from the right, where that one's content
    /// lies in the mirror image (S23.16).
    package final func place(at position: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        lookAgain()
        var origin = position
        let around = memory.state.parentState
        // Most layout runs from left to right, and nobody has to be asked for it.
        if let around, around.state.direction?.with({ $0.isMirrored }) == true, let parent, parent.placesInMirror {
            origin.x = around.state.size.width - position.x - size.width
        }
        if let offset = memory.state.offset { origin = self.origin(movedBy: offset, from: origin, position: position) }
        if origin.x.isNaN || origin.y.isNaN { reportNaN("place") }
        // The box around may have moved with everything in it, and this box may lie in it as before.
        let layerOrigin = cornerForLayers(in: around).moved(by: origin.finite)
        let layerMoved = layerOrigin != originInLayer
        let contentMoved =
            staleness.contains(.placement) || !isPlaced || size != self.size || proposal != self.proposal
            || (layerMoved && memory.state.placesContentInWindow)
        let moved = origin != self.origin || !isPlaced
        guard contentMoved || moved || layerMoved || memory.state.geometryIsStale else { return placeStaleContent() }
        memory.state.origin = origin.finite
        memory.state.size = size.finite
        // What was asked under other proposals will hardly be asked again, and is not worth measuring to compare.
        if isPlaced && proposal != self.proposal { staleness.insert(.oldAnswers) }
        memory.state.proposal = proposal
        memory.state.isPlaced = true
        staleness.remove(.placement)
        memory.state.geometryIsStale = false
        memory.state.originInLayer = layerOrigin
        geometryChanged()
        if contentMoved {
            hostState.state.counters.placements += 1
            isWaitingForLayout = false
            placeContent()
        } else if layerMoved && !hasLayer {
            layersMoved(of: contentBoxes + extraBoxes)
        }
        keepLeavingContentInPlace()
        placeStaleContent()
    }

    /// Gives this box a frame that no parent gives it: that of the window.
    package final func becomeRoot(size: CGSize) {
        memory.state.size = size
        memory.state.proposal = ProposedViewSize(size)
        memory.state.isPlaced = true
    }

    // MARK: Where layers lie

    /// Where content's layers count from: this box's corner, or zero if this box gives them a layer.
    package final var originForContentLayers: CGPoint { hasLayer ? .zero : originInLayer }

    /// The nearest layer that content made in this box goes into.
    final var layerAround: Unretained<Layer>? {
        var around = memory.state.parentState
        while let current = around {
            if let layer = current.state.layer { return layer }
            around = current.state.parentState
        }
        return nil
    }

    /// Where layers of content count from in the box around, of which this is what it keeps of itself.
    private func cornerForLayers(in around: HotMemoryReference<BoxState>?) -> CGPoint {
        guard let around, around.state.layer == nil else { return .zero }
        return around.state.originInLayer
    }

    /// This box moved in the nearest layer around, and those in it with it, though none was placed anew.
    final func layersMoved(of boxes: [LayoutBox]) {
        for box in boxes {
            box.memory.state.originInLayer = originForContentLayers.moved(by: box.origin)
            box.geometryChanged()
            guard !box.hasLayer else { continue }
            // A boundary that is still to be placed makes its content anew then: what leaves with that must be found where
            // it was (S12.8), and the rest is placed anyway.
            let isPlacedLater = box.isWaitingForLayout && box.staleness.contains(.placement)
            if box.memory.state.placesContentInWindow {
                box.placeContent()
            } else if !isPlacedLater {
                box.layersMoved(of: box.contentBoxes + box.extraBoxes)
            }
            box.keepLeavingContentInPlace()
        }
    }

    /// Records from which layer the places of this box and of what is in it count. Nothing moves.
    func noteLayerAround() {
        if isLeaving { layerWhenLeft = layerAround?.with { $0.id } ?? 0 }
        guard !hasLayer else { return }
        for box in contentBoxes + extraBoxes + leavingContent { box.noteLayerAround() }
    }

    /// What is on its way out, in ``content`` or beside it.
    open var leavingContent: [LayoutBox] { contentList?.allLeaving ?? [] }

    /// This box's frame in the window, at final values, through the offsets of layers between (S13.13).
    package final func frameInWindow() -> CGRect {
        var point = CGPoint.zero
        var box: LayoutBox? = self
        while let current = box {
            point = current.contentOffset.moved(by: point)
            if current.isLeaving {
                // Its place counts in the nearest layer, wherever the boxes between are now (S12.8).
                point = point.moved(by: current.originInLayer)
                box = current.parent?.nearestWithLayer
            } else {
                point = point.moved(by: current.origin)
                box = current.parent
            }
        }
        return CGRect(origin: point, size: size)
    }

    /// How far an offset effect of this box moves it, at its model value.
    open var contentOffset: CGPoint { .zero }

    /// How far from the root; layout goes from the outside in.
    package final var depth: Int {
        var depth = 0
        var box = parent
        while let current = box {
            depth += 1
            box = current.parent
        }
        return depth
    }

    /// The boxes in this one in the order in which they are drawn: what leaves lies below, then by z index (S12.12).
    open var drawingOrder: [LayoutBox] {
        let leaving = contentList?.allLeaving ?? []
        let boxes = leaving.isEmpty ? contentBoxes : leaving + contentBoxes
        guard boxes.count > 1 else { return boxes }
        var order: [(zIndex: Double, index: Int)] = []
        order.reserveCapacity(boxes.count)
        var isInOrder = true
        for (index, box) in boxes.enumerated() {
            let zIndex = box.zIndex
            if let last = order.last, last.zIndex > zIndex { isInOrder = false }
            order.append((zIndex, index))
        }
        guard !isInOrder else { return boxes }
        DrawingOrder.sort(&order)
        var result: [LayoutBox] = []
        result.reserveCapacity(boxes.count)
        for entry in order { result.append(boxes[entry.index]) }
        return result
    }

    /// The outermost layers in this box, back to front.
    package final func appendLayers(to layers: inout [Layer]) {
        appendLayersBelow(to: &layers)
        if hostState.state.leavingBoxes > 0 || !appendLayersPlainly(to: &layers) {
            for box in drawingOrder { box.appendOutermostLayers(to: &layers) }
        }
        appendOwnLayers(to: &layers)
    }

    /// The same, as long as nothing is on its way out, for a kind of box that knows its drawing order without making a list
    /// of it.
    /// - Returns: false, with nothing done, if that has to be made.
    func appendLayersPlainly(to layers: inout [Layer]) -> Bool {
        guard drawsPlainly, let only = onlyContent else { return false }
        only.appendOutermostLayers(to: &layers)
        return true
    }

    /// True for a kind of box that draws its content and nothing else, so that ``drawingOrder`` need not be asked for
    /// when there is one box in it.
    open var drawsPlainly: Bool { false }

    final func appendOutermostLayers(to layers: inout [Layer]) {
        if let layer = memory.state.layer { return layers.append(layer.object) }
        switch outermostLayers {
        case .one(let layer)?: layers.append(layer)
        case .some(let known)?: layers.append(contentsOf: known)
        case nil:
            let start = layers.count
            appendLayers(to: &layers)
            if layers.count == start + 1 {
                outermostLayers = .one(layers[start])
            } else {
                // Mostly these are all that was asked for, and whoever did that keeps the same array.
                outermostLayers = .some(start == 0 ? layers : Array(layers[start...]))
            }
        }
    }

    /// Layers that a box draws below its content.
    open func appendLayersBelow(to layers: inout [Layer]) {}

    /// Layers that a box without one of its own draws above its content.
    open func appendOwnLayers(to layers: inout [Layer]) {}

    // MARK: Preferences

    /// What is to be found in this box, or in one in it, by those around: for most there is nothing to look for.
    final var carries: BoxCarriage {
        get { memory.state.carries }
        set { memory.state.carries = newValue }
    }

    /// Whether this box, or one in it, says something to those around it (S3.8).
    package final var carriesPreferences: Bool { carries.contains(.preferences) }

    /// This box has to know along which axis it lies.
    package final func dependsOnStackAxis() { carry(.stackAxis) }

    /// From now on this box, and those around it, are looked into for `things`.
    final func carry(_ things: BoxCarriage) {
        var box: LayoutBox? = self
        while let current = box, !current.carries.isSuperset(of: things) {
            current.carries.formUnion(things)
            box = current.parent
        }
    }

    /// What is said in this box under `key`; nil if nothing is.
    open func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        foldPreference(key, of: contentBoxes + extraBoxes)
    }

    /// Called when what is said in this box may have changed.
    open func preferencesChanged() {}

    // MARK: Changes

    package final func attach(to parent: LayoutBox?) {
        if self.parent !== parent {
            memory.state.geometryIsStale = true
            staleness.remove(.listed)
        }
        setParent(parent)
        if !carries.isEmpty { parent?.carry(carries) }
    }

    private func setParent(_ parent: LayoutBox?) {
        memory.state.parent = Unretained(parent)
        memory.state.parentState = parent?.memory.reference
    }

    /// The box has gone: it, and what is in it, let go of what was around them.
    package final func detach() {
        setParent(nil)
        staleContent = StaleBoxes()
        detachContent()
    }

    /// The layers drawn in this box, or their order, changed: the nearest layer around takes its list anew.
    package final func invalidateLayerOrder() {
        var box = Unretained(self)
        while true {
            let own = box.with { $0.memory.reference }
            if own.state.layer != nil { break }
            own.state.outermostLayers = nil
            guard let around = own.state.parent else { return }
            box = around
        }
        box.with { box in
            if !box.isWaitingForLayerOrder { hostReference.with { $0.needsLayerOrder(of: box) } }
        }
    }

    /// Called when what this box, or something in it, measures may have changed.
    open func measuresInvalidated() {}

    /// Called when other boxes are in this one.
    open func contentWillBeAskedAnew() {}

    /// Called when `box`, which is in this one, answers otherwise than before.
    func answersChanged(of box: LayoutBox) {}

    /// Called when a view in this container may have become another, with other traits.
    open func traitsMayHaveChanged() {}

    /// False for a container, through which no trait passes.
    open var passesTraits: Bool { true }

    /// Nobody knows anything of this box yet: it was only made, and what is around it was told then.
    final var isFresh: Bool { !isPlaced && answers.areNone && outermostLayers == nil }

    /// What ``preferredSpacing(along:)`` says for both axes. It is remembered: containers in containers ask for all that
    /// is in them.
    package final var knownGaps: ViewSpacing {
        lookAgain()
        if let gaps = answers.gaps { return gaps }
        let gaps = ViewSpacing(
            horizontal: preferredSpacing(along: .horizontal), vertical: preferredSpacing(along: .vertical))
        answers.gaps = gaps
        return gaps
    }
}

/// What a box may carry within.
struct BoxCarriage: OptionSet {
    let rawValue: UInt8

    static let preferences = BoxCarriage(rawValue: 1)
    static let traits = BoxCarriage(rawValue: 2)
    /// Something that lies otherwise in a stack along the other axis.
    static let stackAxis = BoxCarriage(rawValue: 4)
}

/// Sorts siblings for drawing; outside of any actor, so that nothing is checked at each comparison.
private enum DrawingOrder {
    static func sort(_ order: inout [(zIndex: Double, index: Int)]) {
        order.sort { $0.zIndex != $1.zIndex ? $0.zIndex < $1.zIndex : $0.index < $1.index }
    }
}
