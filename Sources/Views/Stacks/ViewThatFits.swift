import AttributeGraph
import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Shows the first of several views whose ideal size fits in the proposal, or the last one if none does (S23.28).
nonisolated public struct ViewThatFits<Content: View>: _PrimitiveView {
    let axes: Axis.Set
    let content: Content

    /// Makes a choice between the views of `content`.
    ///
    /// - Parameters:
    ///   - axes: axes along which the ideal size has to fit.
    ///   - content: the views, the preferred one first.
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// True: the view is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = ViewThatFitsBox(host: inputs.host, scope: inputs.scope)
            inputs.add(box, named: Self.self)
            inputs.sink(view[\.axes].attribute) { box.axes = $0 }
            Content._makeView(view[\.content], inputs: inputs.inside(box))
        }
    }
}

@MainActor private final class ViewThatFitsBox: LayoutBox {
    var axes: Axis.Set = [] { didSet { if axes != oldValue { invalidateLayout() } } }
    private var shown: LayoutBox?

    override class var kind: BoxKind { [.hidesContent, .ordersContent] }

    private func choice(_ proposal: ProposedViewSize) -> LayoutBox? {
        for box in content.boxes {
            // Along the other axis a view has what is proposed: lines break there, and may then not fit down.
            let ideal = box.sizeThatFits(
                ProposedViewSize(
                    width: axes.contains(.horizontal) ? nil : proposal.width,
                    height: axes.contains(.vertical) ? nil : proposal.height))
            let fitsAcross = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
            let fitsDown = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
            if fitsAcross && fitsDown { return box }
        }
        return content.boxes.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override func placeContent() {
        let choice = choice(proposal)
        if choice !== shown {
            shown = choice
            layers.invalidateOrder()
        }
        choice?.place(at: .zero, proposal: proposal)
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        choice(proposal)?.explicitGuide(key, in: size, proposal: proposal)
    }

    override var accessibilityContent: [LayoutBox] { shown.map { [$0] } ?? [] }

    /// Only the chosen view, and views that are leaving, are drawn and hit.
    override var drawingOrder: [LayoutBox] { content.allLeaving + (shown.map { [$0] } ?? []) }
}
