public import Foundation
public import Geometry
@_spi(Engine) public import LayerTree

/// The node of one view or modifier in layout: it is measured, is placed, and places its content.
///
/// Boxes are a tree beside the graph. Sinks change boxes; a changed box marks those around it whose measures may no
/// longer hold, up to the next *boundary*, whose own size does not depend on its content; the host then lays out from
/// the boundaries down, at final values, once (S1.11).
///
/// This class measures and places. Its other concerns are types of their own, each with its state and its functions:
/// ``changes``, ``layers``, ``carriedTraits`` and ``preferences`` (docs/architecture.md, "The parts of a box").
///
/// Unless a subclass overrides something, a box has the size and place of its content, and several contents lie over
/// one another, centred.
@_spi(Engine) @MainActor open class LayoutBox {
    final let hostReference: Unretained<ViewHost>
    /// The host's state, which boxes write to at every step.
    final let hostState: HotMemoryReference<HostState>
    final let memory: HotMemory<BoxState>

    /// - Parameters:
    ///   - host: the window's tree of views.
    ///   - scope: under which transactions the geometry of what is in the box changes (S11.12).
    public init(host: ViewHost, scope: TransactionScope) {
        hostReference = Unretained(host)
        hostState = host.memory.reference
        memory = HotMemory(BoxState(kind: Self.kind, scope: scope))
    }

    package final var host: ViewHost { hostReference.object }

    // MARK: What a class says of all its boxes

    /// Properties of all boxes of the class; none unless a class says otherwise.
    open class var kind: BoxKind { [] }

    // MARK: What a class decides in measuring

    /// The size that this box chooses under a proposal (S23.1): by default what ``size(around:proposal:)`` makes of the
    /// content's size under ``contentProposal(_:)``.
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

    /// Proposal to the content when this box is proposed `proposal` (S23.1).
    open func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    /// Size of this box around content of size `content`.
    open func size(around content: CGSize, proposal: ProposedViewSize) -> CGSize { content }

    /// Explicit position of an alignment guide in this box's space, if the box had this size under this proposal; nil
    /// if there is none. Asked only for guides that ``ownGuides`` or the content may place.
    open func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let only = soleContent else { return nil }
        let innerProposal = contentProposal(proposal)
        let inner = only.sizeThatFits(innerProposal)
        guard let guide = only.explicitGuide(key, in: inner, proposal: innerProposal) else { return nil }
        let origin = contentOrigin(of: only, content: inner, proposal: innerProposal, in: size)
        return guide + (key.isHorizontal ? origin.x : origin.y)
    }

    // MARK: What a class decides in placing

    /// Places the content; ``size`` and ``proposal`` are those of this box.
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

    /// Top left corner of content of size `content` in this box; by default the content is centred.
    open func contentOrigin(of box: LayoutBox, content: CGSize, proposal: ProposedViewSize, in size: CGSize) -> CGPoint
    {
        CGPoint(x: (size.width - content.width) / 2, y: (size.height - content.height) / 2)
    }

    /// Called after the box was placed elsewhere, or with another size: layers take their geometry here.
    open func geometryChanged() {}

    // MARK: What a class decides about layers

    /// The boxes in this one in the order in which they are drawn, back to front (S12.12). A class that overrides this
    /// is of the kind ``BoxKind/ordersContent``.
    open var drawingOrder: [LayoutBox] { layers.orderedContent }

    /// Adds layers that the box draws itself, below or above its content.
    open func appendOwnLayers(_ position: OwnLayerPosition, to layers: inout [Layer]) {}
}
