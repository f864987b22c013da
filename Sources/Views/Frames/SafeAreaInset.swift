public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// `safeAreaInset`: shows a bar at one edge of a view and insets the view's safe area there by the bar's length.
nonisolated struct SafeAreaInsetView<Content: View, Bar: View>: _PrimitiveView {
    let content: Content
    let bar: Bar
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?

    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let around = inputs
        var inner = inputs
        inner.wrapper = ElementWrapper(outer: inputs.wrapper) { place, element in
            var inputs = around
            inputs.wrapper = nil
            inputs.place = place
            let box = SafeAreaInsetBox(host: inputs.host, scope: inputs.scope)
            inputs.add(box, named: Self.self)
            inputs.sink(view.attribute) { value in
                box.set(edge: value.edge, alignment: value.alignment, spacing: value.spacing)
            }
            var extra = inputs
            extra.place = ElementPlace(list: box.bar, lifetime: inputs.lifetime)
            Bar._makeView(view[\.bar], inputs: extra)
            element(ElementPlace(in: box, lifetime: inputs.lifetime))
        }
        Content._makeView(view[\.content], inputs: inner)
    }
}

@MainActor private final class SafeAreaInsetBox: SafeAreaBox {
    private(set) lazy var bar: BoxList = {
        let list = BoxList(owner: self)
        extraContent = list
        return list
    }()
    private var edge = Edge.bottom
    private var alignment = Alignment.center
    private var gap: CGFloat?

    private static let standardSpacing: CGFloat = 8

    func set(edge: Edge, alignment: Alignment, spacing: CGFloat?) {
        guard edge != self.edge || alignment != self.alignment || spacing != gap else { return }
        self.edge = edge
        self.alignment = alignment
        gap = spacing
        invalidateLayout()
    }

    private var isVertical: Bool { edge == .top || edge == .bottom }

    private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        isVertical
            ? ProposedViewSize(width: proposal.width, height: nil)
            : ProposedViewSize(width: nil, height: proposal.height)
    }

    private func insets(for proposal: ProposedViewSize) -> EdgeInsets {
        var length: CGFloat = 0
        for box in bar.boxes {
            let size = box.sizeThatFits(barProposal(proposal))
            length = max(length, isVertical ? size.height : size.width)
        }
        guard !bar.boxes.isEmpty else { return EdgeInsets() }
        return EdgeInsets(Edge.Set(edge), length + (gap ?? Self.standardSpacing))
    }

    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.inset(by: insets(for: proposal))
    }

    override func size(around content: CGSize, proposal: ProposedViewSize) -> CGSize {
        content.outset(by: insets(for: proposal))
    }

    override func contentOrigin(
        of box: LayoutBox, content: CGSize, proposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint { CGPoint(x: insets.leading, y: insets.top) }

    /// A bar above or before the content is read first.
    override var accessibilityContent: [LayoutBox] {
        edge == .top || edge == .leading ? bar.boxes + contentBoxes : contentBoxes + bar.boxes
    }

    override func placeContent() {
        insets = insets(for: proposal)
        super.placeContent()
        let inner = barProposal(ProposedViewSize(size))
        for box in bar.boxes {
            let child = box.sizeThatFits(inner)
            var origin = alignment.origin(of: box, child, inner, in: size)
            switch edge {
            case .top: origin.y = 0
            case .bottom: origin.y = size.height - child.height
            case .leading: origin.x = 0
            case .trailing: origin.x = size.width - child.width
            }
            box.place(at: origin, proposal: inner)
        }
    }
}

extension View {
    /// Shows `content` at the top or bottom edge, aligned across it by `alignment`, and insets the safe area of this
    /// view by the height of `content` and `spacing` points (8 if nil).
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        SafeAreaInsetView(
            content: self, bar: content(), edge: edge == .top ? .top : .bottom,
            alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    }

    /// Shows `content` at the leading or trailing edge, aligned across it by `alignment`, and insets the safe area of
    /// this view by the width of `content` and `spacing` points (8 if nil).
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        SafeAreaInsetView(
            content: self, bar: content(), edge: edge == .leading ? .leading : .trailing,
            alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    }
}
