import AnimationCore
package import Foundation
package import Geometry
package import LayerTree
@_spi(Engine) package import ViewGraph

/// Appearance of a page within its stack during a flight.
struct PagePlacement: Equatable {
    /// Frame of the page in the stack, in points; nil if the page fills the stack.
    var frame: CGRect?
    /// Horizontal offset, to the right, in points.
    var shift = 0.0
    /// Vertical offset, downwards, in points.
    var drop = 0.0
    var opacity = 1.0
    /// Opacity of the shade over the page, caused by the pages above it, 0…1.
    var dim = 0.0
    /// True if no part of the page is visible in the stack.
    var isHidden = false
    /// Progress of a zoom: 0 at the source, 1 when open.
    var openness = 1.0
    /// Corner radius of a zoom, in points.
    var radius = 0.0
    /// True if any page of the stack is in flight.
    var isInFlight = false
}

/// Box of one page of a stack. It is laid out at the size of the stack and shown at the frame of its flight. Its layer
/// has that frame; the content layer keeps its own size and is scaled to fill the frame.
@MainActor package final class PageBox: LayerBox {
    private var inside: PageContentBox?
    /// Box of the page's content.
    var contentBox: LayoutBox? { inside }
    private let shade: Layer
    private var placement = PagePlacement()
    /// Transition source whose content is drawn over the page's own content while the page is small; nil if there is
    /// none.
    private(set) var source: TransitionSourceBox?
    /// Drawing version of the content layer when ``keepPicture()`` last read it.
    private var contentVersion: UInt64 = 0
    /// Appearance of the transition source; kept after the source has gone.
    private var look = TransitionSourceLook()
    /// Corner radius of the transition source, in points.
    var sourceRadius: Double { look.cornerRadius }

    override init(_ inputs: borrowing _ViewInputs) {
        shade = inputs.host.layers.makeLayer()
        shade.viewName = "PageShade"
        shade.content = .color
        shade.allowsHitTesting = false
        shade.isHidden = true
        super.init(inputs)
        inputs.lifetime.onEnd { [shade] in shade.discard() }
        // The empty areas of a page block input to the page behind.
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
    }

    /// Adds the box of the page's content.
    ///
    /// - Returns: the inputs for the views of the page.
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

    // MARK: Presentation

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

    /// Caches the content as one picture while pages fly and the content does not change. The picture is then moved,
    /// scaled and darkened, so that, for example, two hundred cells are not drawn again when a page flies over them.
    private func keepPicture() {
        guard let layer = inside?.ownLayer else { return }
        let version = layer.drawingVersion
        let isSame = version == contentVersion
        layer.isCompositingGroup = placement.isInFlight && isSame
        // Setting isCompositingGroup changes the version, but not the content. Read the version again.
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
        // The content fills the frame, aligned at the top. Overflow is clipped at the sides.
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
        // The source's content has faded out when the page is half open.
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

    /// Draws the content of `source` in this page from now on; with nil, draws no source content.
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

    /// Returns the frame of the source, relative to `origin` in the window; nil if there is no source.
    func sourceFrame(in origin: CGPoint) -> CGRect? {
        source?.ownLayer.frameInWindow.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// True if the page may be visible.
    var isShown: Bool { !placement.isHidden }

    /// Returns true if the page, as shown, covers `location`, in the coordinates of the stack.
    func covers(_ location: CGPoint) -> Bool {
        let frame = placement.frame ?? CGRect(origin: .zero, size: size)
        return frame.offsetBy(dx: placement.shift, dy: 0).contains(location)
    }
}

/// Content of a page, at the size of the stack.
@MainActor package final class PageContentBox: LayerBox {
    package override class var kind: BoxKind { [.boundaryOncePlaced, .hidesContent, .endsTraits] }
}
