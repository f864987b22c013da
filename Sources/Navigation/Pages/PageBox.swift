import AnimationCore
package import Foundation
package import Geometry
package import LayerTree
@_spi(Engine) package import ViewGraph

/// Where a page is seen.
struct PagePlacement: Equatable {
    /// In the stack; nil: it fills that.
    var frame: CGRect?
    /// To the right, in points.
    var shift = 0.0
    /// Downwards, in points.
    var drop = 0.0
    var opacity = 1.0
    /// How dark what lies over it makes it, 0…1.
    var dim = 0.0
    /// In the stack nothing of it is seen.
    var isHidden = false
    /// Of a zoom: 0 at the source, 1 open.
    var openness = 1.0
    /// Of a zoom's corners, in points.
    var radius = 0.0
    /// Some page of the stack is on its way.
    var isInFlight = false
}

/// One page of a stack: laid out as large as the stack, seen wherever its flight has it. Its layer is the frame; the content
/// lies in it at its own size, scaled to fill the frame.
@MainActor package final class PageBox: LayerBox {
    private var inside: PageContentBox?
    private let shade: Layer
    private var placement = PagePlacement()
    /// The source whose content is drawn over the page's own while it is small.
    private(set) var source: TransitionSourceBox?
    /// Of the content's drawing, when it was last looked at.
    private var contentVersion: UInt64 = 0
    /// What the source looks like, also when it has gone.
    private var look = TransitionSourceLook()
    /// Of the source's corners, in points.
    var sourceRadius: Double { look.cornerRadius }

    override init(_ inputs: borrowing _ViewInputs) {
        shade = inputs.host.layers.makeLayer()
        shade.viewName = "PageShade"
        shade.content = .color
        shade.allowsHitTesting = false
        shade.isHidden = true
        super.init(inputs)
        inputs.lifetime.onEnd { [shade] in shade.discard() }
        // Empty places of a page let nothing through to the one behind.
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
    }

    /// Inputs for the page's content.
    func makeInside(_ inputs: _ViewInputs) -> _ViewInputs {
        let inner = inputs.inside(self)
        let box = PageContentBox(inner)
        inner.add(box, named: PageContentBox.self)
        inside = box
        return inner.inside(box)
    }

    package override class var kind: BoxKind { [.boundaryOncePlaced, .hidesContent, .endsTraits, .placesFromLeft] }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? host.size.width, height: proposal.height ?? host.size.height)
    }

    package override func placeContent() {
        inside?.place(at: .zero, size: size, proposal: ProposedViewSize(size))
    }

    package override func appendOwnLayers(_ position: OwnLayerPosition, to layers: inout [Layer]) {
        guard position == .above else { return }
        if let double = source?.double, source?.isFlying == true { layers.append(double.ownLayer) }
        layers.append(shade)
    }

    package override func geometryChanged() {
        super.geometryChanged()
        show()
    }

    // MARK: Being seen

    func present(_ placement: PagePlacement) {
        guard placement != self.placement else { return }
        self.placement = placement
        show()
    }

    private func show() {
        let still = Transaction()
        let frame = placement.frame
        let origin = frame?.origin ?? .zero
        let shown = frame?.size ?? size
        ownLayer.setGeometry(
            LayerGeometry(
                origin: CGPoint(x: originInLayer.x + origin.x, y: originInLayer.y + origin.y), size: shown),
            transaction: still)
        ownLayer.setEffect(
            placement.shift == 0 && placement.drop == 0
                ? .none : .offset(CGSize(width: placement.shift, height: placement.drop)), transaction: still)
        ownLayer.setOpacity(placement.opacity, transaction: still)
        keepPicture()
        if ownLayer.isHidden != placement.isHidden { ownLayer.isHidden = placement.isHidden }
        showFrame(frame, still)
        showShade(shown, still)
    }

    /// While pages fly, one that is not changed itself is one picture, which is moved, scaled and darkened: two hundred cells
    /// are not drawn again because something flies over them.
    private func keepPicture() {
        guard let layer = inside?.ownLayer else { return }
        let version = layer.drawingVersion
        let isSame = version == contentVersion
        layer.isCompositingGroup = placement.isInFlight && isSame
        // That it is a group now is no change of what is on it.
        contentVersion = layer.drawingVersion
    }

    private func showFrame(_ frame: CGRect?, _ still: Transaction) {
        guard let inside else { return }
        guard let frame, size.width > 0 else {
            inside.ownLayer.setEffect(.none, transaction: still)
            ownLayer.clip = nil
            ownLayer.setShadow(nil, transaction: still)
            if case .color = ownLayer.content { ownLayer.content = .none }
            return
        }
        // It fills the frame, from the top: what does not fit is cut at the sides.
        let scale = max(frame.width / size.width, size.height > 0 ? frame.height / size.height : 0)
        inside.ownLayer.setEffect(
            .affine(
                CGAffineTransform(
                    a: scale, b: 0, c: 0, d: scale, tx: (frame.width - size.width * scale) / 2, ty: 0)),
            transaction: still)
        ownLayer.clip = .rounded(placement.radius)
        if let background = look.background {
            ownLayer.content = .color
            ownLayer.setFill(background, transaction: still)
        }
        showDouble(in: frame.size, still)
        let away = 1 - placement.openness
        if let shadow = look.shadow {
            var shadow = shadow
            shadow.color.opacity *= Float(away)
            ownLayer.setShadow(shadow, transaction: still)
        }
    }

    private func showDouble(in shown: CGSize, _ still: Transaction) {
        guard let source, source.isFlying, let layer = source.double?.ownLayer else { return }
        let size = source.size
        guard size.width > 0, size.height > 0 else { return }
        let scale = max(shown.width / size.width, shown.height / size.height)
        layer.setEffect(
            .affine(
                CGAffineTransform(
                    a: scale, b: 0, c: 0, d: scale, tx: (shown.width - size.width * scale) / 2,
                    ty: (shown.height - size.height * scale) / 2)), transaction: still)
        // It is gone half way to the open page.
        let part = min(max(placement.openness / 0.5, 0), 1)
        layer.setOpacity(1 - part * part * (3 - 2 * part), transaction: still)
    }

    private func showShade(_ shown: CGSize, _ still: Transaction) {
        let isHidden = placement.dim < 0.001
        if shade.isHidden != isHidden { shade.isHidden = isHidden }
        guard !isHidden else { return }
        shade.setGeometry(LayerGeometry(origin: .zero, size: shown), transaction: still)
        shade.setOpacity(placement.dim, transaction: still)
    }

    // MARK: The source

    /// The content of `source` is drawn in this page from now on; nil: of none.
    func borrow(_ source: TransitionSourceBox?) {
        guard source !== self.source else { return }
        self.source?.setFlying(false)
        self.source = source
        if let source {
            source.setFlying(true)
            look = source.look
        }
        host.needsLayerOrder(of: self)
        host.onNeedsFrame()
    }

    /// Where the source is seen, counted from `origin` in the window.
    func sourceFrame(in origin: CGPoint) -> CGRect? {
        source?.ownLayer.frameInWindow.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// Whether something of it may be seen.
    var isShown: Bool { !placement.isHidden }

    /// Whether the page, as it is seen, covers `location` of the stack.
    func covers(_ location: CGPoint) -> Bool {
        let frame = placement.frame ?? CGRect(origin: .zero, size: size)
        return frame.offsetBy(dx: placement.shift, dy: 0).contains(location)
    }
}

/// What is on a page, as large as the stack.
@MainActor package final class PageContentBox: LayerBox {
    package override class var kind: BoxKind { [.boundaryOncePlaced, .hidesContent, .endsTraits] }
}
