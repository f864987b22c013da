import AttributeGraph
import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Shows the first of several views whose ideal size fits in the proposal, or the last one if none does (S23.28).
///
/// Only the view that is shown appears. A view that is no longer shown loses its state.
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
            inputs.followAppearance(
                appeared: { [weak box] in box?.setPresent(true) }, disappeared: { [weak box] in box?.setPresent(false) }
            )
            var inner = inputs.inside(box)
            let origin = inner.origin
            inner.wrapper = ElementWrapper(outer: nil, replacesScopes: true) { [unowned box] place, content in
                box.makeCandidate(_ViewInputs(origin, at: place), content)
            }
            Content._makeView(view[\.content], inputs: inner)
        }
    }
}

@MainActor private final class ViewThatFitsBox: LayoutBox {
    var axes: Axis.Set = [] { didSet { if axes != oldValue { invalidateLayout() } } }
    private var shown: LayoutBox?
    private var candidates: [FittingBox] = []
    /// True if the views around are present; the shown view appears and disappears with them.
    private var isPresent = false

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
            // A second layout in this update may choose again.
            host.onDisappear { [weak self] in self?.choiceChanged() }
        }
        choice?.place(at: .zero, proposal: proposal)
    }

    // MARK: Appearance

    /// Makes one of the views to choose from, in a box of its own.
    func makeCandidate(_ inputs: _ViewInputs, _ content: @escaping ElementWrapper.Make) {
        let box = FittingBox(host: host, scope: inputs.scope)
        inputs.add(box, named: FittingBox.self)
        box.begin(inputs.inside(box), content)
        candidates.append(box)
        inputs.lifetime.onEnd { [weak self, weak box] in self?.candidates.removeAll { $0 === box } }
    }

    func setPresent(_ isPresent: Bool) {
        self.isPresent = isPresent
        tellAppearance()
    }

    private func choiceChanged() {
        let former = candidates.filter { $0.isPresent && !isShown($0) }
        tellAppearance()
        for box in former { box.restart() }
    }

    /// Makes the shown view appear, and those that are not shown disappear.
    private func tellAppearance() {
        for box in candidates where !isPresent || !isShown(box) { box.disappear() }
        for box in candidates where isPresent && isShown(box) { box.appear() }
    }

    /// Returns true if `candidate` is the chosen box or lies in it, inside the box of a transition.
    private func isShown(_ candidate: FittingBox) -> Bool {
        guard let shown else { return false }
        var box: LayoutBox? = candidate
        while let inner = box, inner !== self {
            if inner === shown { return true }
            box = inner.parent
        }
        return false
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        choice(proposal)?.explicitGuide(key, in: size, proposal: proposal)
    }

    override var accessibilityContent: [LayoutBox] { shown.map { [$0] } ?? [] }

    /// Only the chosen view, and views that are leaving, are drawn and hit.
    override var drawingOrder: [LayoutBox] { content.allLeaving + (shown.map { [$0] } ?? []) }
}
