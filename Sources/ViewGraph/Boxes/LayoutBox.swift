public import Foundation
public import Geometry
@_spi(Engine) public import LayerTree

/// The node of one view or modifier in layout: it is measured, is placed, and places its content.
///
/// Boxes are a tree beside the graph. Sinks of attributes change boxes. A changed box marks the ancestors whose
/// measures may be stale, up to the nearest *boundary*: a box whose own size does not depend on its content. The host
/// then lays out once, from the boundaries down, at final values (S1.11).
///
/// This class measures and places. Its other concerns are types of their own, each with its state and its functions:
/// ``changes``, ``layers``, ``carriedTraits`` and ``preferences`` (docs/architecture.md, "The parts of a box").
///
/// Unless a subclass overrides something, a box has the size and place of its content, and several contents lie over
/// one another, centred.
@_spi(Engine) @MainActor open class LayoutBox {
    final let hostReference: Unretained<ViewHost>
    /// State of the host, which every step of a box writes to.
    final let hostState: HotMemoryReference<HostState>
    final let memory: HotMemory<BoxState>

    /// Creates a box without content.
    ///
    /// - Parameters:
    ///   - host: the window's tree of views.
    ///   - scope: transactions that apply when the geometry of boxes in this one changes (S11.12).
    public init(host: ViewHost, scope: TransactionScope) {
        hostReference = Unretained(host)
        hostState = host.memory.reference
        memory = HotMemory(BoxState(kind: Self.kind, scope: scope))
    }

    package final var host: ViewHost { hostReference.object }

    // MARK: Properties of a class

    /// Properties of all boxes of the class. Empty by default.
    open class var kind: BoxKind { [] }

    // MARK: Measuring, for subclasses

    /// Returns the size, in points, that this box chooses under a proposal (S23.1). By default it is
    /// ``size(around:proposal:)`` of the size that the content chooses under ``contentProposal(_:)``.
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

    /// Returns the proposal to the content when this box is proposed `proposal` (S23.1). By default both are equal.
    open func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    /// Returns the size of this box, in points, around content of size `content`. By default it is `content`.
    open func size(around content: CGSize, proposal: ProposedViewSize) -> CGSize { content }

    /// Returns the gaps that the box prefers to its neighbours (S23.6). By default they are those of its content.
    ///
    /// - Parameter content: gaps of the content; nil if there is none, or several.
    /// - Returns: gaps of the box.
    open func gaps(around content: ViewSpacing?) -> ViewSpacing { content ?? ViewSpacing() }

    /// Returns the explicit position, in points, of an alignment guide in this box's space, if the box had the size
    /// `size` under `proposal`; nil if there is none. Called only for guides that ``ownGuides`` or the content may
    /// place.
    open func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let only = soleContent else { return nil }
        let innerProposal = contentProposal(proposal)
        let inner = only.sizeThatFits(innerProposal)
        guard let guide = only.explicitGuide(key, in: inner, proposal: innerProposal) else { return nil }
        let origin = contentOrigin(of: only, content: inner, proposal: innerProposal, in: size)
        return guide + (key.isHorizontal ? origin.x : origin.y)
    }

    // MARK: Placing, for subclasses

    /// Places the content. ``size`` and ``proposal`` of this box are set already.
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

    /// Returns the top left corner, in points, of content of size `content` in this box. By default the content is
    /// centred.
    open func contentOrigin(of box: LayoutBox, content: CGSize, proposal: ProposedViewSize, in size: CGSize) -> CGPoint
    {
        CGPoint(x: (size.width - content.width) / 2, y: (size.height - content.height) / 2)
    }

    /// Called after the box got another place or size, or its layer moved. Subclasses set the geometry of their layers
    /// here.
    open func geometryChanged() {}

    // MARK: Layers, for subclasses

    /// The boxes in this one in drawing order, back to front (S12.12). A class that overrides this is of the kind
    /// ``BoxKind/ordersContent``.
    open var drawingOrder: [LayoutBox] { layers.orderedContent }

    /// Appends layers that the box draws itself, below or above its content.
    open func appendOwnLayers(_ position: OwnLayerPosition, to layers: inout [Layer]) {}

    // MARK: Accessibility, for subclasses

    /// Facts that the box gives about itself to assistive technology; nil by default. Read only while somebody asks.
    open var accessibilityFacts: AccessibilityFacts? { nil }

    /// The boxes in this one that are read, in order: by default the content, then what is beside it.
    open var accessibilityContent: [LayoutBox] { extraBoxes.isEmpty ? contentBoxes : contentBoxes + extraBoxes }
}
