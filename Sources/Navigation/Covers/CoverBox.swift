import AnimationCore
package import Foundation
package import Geometry
package import LayerTree
@_spi(Engine) package import ViewGraph

/// How something presented lies over the window, and how it comes.
package enum CoverStyle: Hashable, Sendable {
    /// From below, with what is behind to be seen around it; it can be dragged away.
    case sheet
    /// From below, over everything.
    case full
    /// In the middle, as large as its content.
    case alert
}

/// The window while something lies over it: a shade, and the panel on it, moved by a flight that writes to layers alone.
///
/// A sheet or a cover is a page, so that it may grow out of a view as pages do (decision 0063).
@MainActor package final class CoverBox: LayerBox {
    let style: CoverStyle
    private let shade: Layer
    var flight = PageFlight.slide(SlideFlight(extent: 1, isOpen: false))
    private var panel: PanelBox?
    private(set) var page: PageBox?
    var isClosing = false
    private(set) var hasBegun = false
    /// Whether it comes by motion; else it is there at once.
    private let opensByMotion: Bool
    /// Where the panel lies when it is open, at the height it was laid out with.
    private(set) var frame = CGRect.zero
    private var isLayoutAsked = false

    /// Whether people may drag the panel away, or press beside it for that.
    package var isDismissible = true
    /// How high it may be; none: as high as there is room.
    package var detents: [SheetDetent] = [] { didSet { if detents != oldValue { invalidatePlacement() } } }
    /// Which of them it has; nil: the lowest.
    package internal(set) var detent: AnyHashable?
    /// People have dragged it to another height.
    package var detentChosen: @MainActor (AnyHashable) -> Void = { _ in }
    /// What its content says of how it comes.
    package let context: PageContext
    /// They have asked for its end: by a drag, which goes on by itself, or by a press beside.
    package var endRequested: @MainActor () -> Void = {}
    /// It has flown out.
    package var whenGone: @MainActor () -> Void = {}

    /// How high above the panel what is behind is seen, in points.
    private static let peek: CGFloat = 34
    /// Around a panel in the middle, in points.
    private static let margin: CGFloat = 16
    /// How wide a sheet is at most, in points.
    private static let sheetWidth: CGFloat = 680
    private static let darkness = 0.3
    private static let alertSwell = 0.09

    /// A cover at this place that comes by motion if `animates`, else is there at once.
    package init(_ inputs: borrowing _ViewInputs, style: CoverStyle, animates: Bool) {
        self.style = style
        opensByMotion = animates
        shade = inputs.host.layers.makeLayer()
        shade.viewName = "Shade"
        shade.content = .color
        shade.setOpacity(0, transaction: Transaction())
        context = PageContext()
        super.init(inputs)
        // Its views appear with it, and disappear with their identity.
        context.appear()
        inputs.lifetime.onEnd { [shade] in shade.discard() }
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
    }

    /// Inputs for the panel's content; the gesture that drags it away is around that.
    package func makePanel(_ inputs: _ViewInputs) -> _ViewInputs {
        let inner = inputs.inside(self)
        let presses = GestureBox(host: host, scope: inner.scope)
        inner.add(presses, named: GestureBox.self)
        presses.gesture = CoverGrab(self)
        var around = inner.inside(presses)
        guard style != .alert else {
            let panel = PanelBox(around)
            around.add(panel, named: PanelBox.self)
            self.panel = panel
            return around.inside(panel)
        }
        around.page = context
        let page = PageBox(around)
        around.add(page, named: PanelBox.self)
        self.page = page
        around.lifetime.onEnd { page.borrow(nil) }
        return page.makeInside(around)
    }

    package override class var kind: BoxKind { [.boundaryOncePlaced, .hidesContent, .placesFromLeft] }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    package override func placeContent() {
        isLayoutAsked = false
        shade.setGeometry(LayerGeometry(origin: .zero, size: size), transaction: Transaction())
        for box in content.boxes {
            // The way is from below the window's edge, with the panel's shadow.
            resizeFlight()
            frame = frame(of: box)
            box.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
            if case .zoom(var zoom) = flight {
                zoom.resize(container: frame.size)
                flight = .zoom(zoom)
            }
        }
        guard hasBegun else {
            hasBegun = true
            host.secondPass { [self] in open() }
            return
        }
        present()
    }

    private func resizeFlight() {
        guard case .slide(var slide) = flight else { return }
        slide.resize(extent: style == .alert ? Self.alertWay : size.height)
        if style == .sheet { slide.moveStop(to: stop) }
        flight = .slide(slide)
    }

    /// An alert does not slide: its way stands for how far it has come.
    private static let alertWay = 300.0

    private func frame(of box: LayoutBox) -> CGRect {
        switch style {
        case .full: return CGRect(origin: .zero, size: size)
        case .sheet:
            let height = CGFloat(sheetHeight)
            return sheetFrame(top: size.height - (flight.isZoom ? height : CGFloat(room)), height: height)
        case .alert:
            let limit = CGSize(
                width: max(size.width - 2 * Self.margin, 1), height: max(size.height - 2 * Self.margin, 1))
            var fitting = box.sizeThatFits(.unspecified)
            if fitting.width > limit.width || fitting.height > limit.height {
                let width = min(fitting.width, limit.width)
                fitting = CGSize(
                    width: width,
                    height: min(box.sizeThatFits(ProposedViewSize(width: width, height: nil)).height, limit.height))
            }
            return CGRect(
                x: ((size.width - fitting.width) / 2).rounded(), y: ((size.height - fitting.height) / 2).rounded(),
                width: fitting.width, height: fitting.height)
        }
    }

    private func sheetFrame(top: CGFloat, height: CGFloat) -> CGRect {
        let width = min(size.width, Self.sheetWidth)
        return CGRect(x: ((size.width - width) / 2).rounded(), y: top, width: width, height: height)
    }

    /// A sheet that zooms lies at its height, and does not slide there.
    func takeHeight() {
        guard style == .sheet else { return }
        frame = sheetFrame(top: size.height - CGFloat(room - stop), height: CGFloat(room - stop))
        invalidatePlacement()
    }

    /// How high a sheet may be, in points.
    var room: Double { max(Double(size.height - Self.peek), 1) }

    // MARK: Moving

    private func open() {
        zoomIfWanted(isOpen: !opensByMotion)
        guard opensByMotion else {
            flight.jump(isOpen: true)
            return present()
        }
        flight.open()
        present()
        host.run(self)
    }

    /// Goes, by motion if `animates`, else at once; ``whenGone`` is called when it has gone.
    package func close(animates: Bool) {
        guard !isClosing else { return }
        isClosing = true
        guard animates else {
            flight.jump(isOpen: false)
            page?.borrow(nil)
            return tellGone()
        }
        if flight.isZoom {
            let source = findSource()
            flight.close(to: source, radius: page?.sourceRadius ?? 0)
        } else {
            flight.close(to: nil)
        }
        host.run(self)
        host.onNeedsFrame()
    }

    func present() {
        let still = Transaction()
        switch flight {
        case .slide(let slide), .fade(let slide): present(slide, still)
        case .zoom(let zoom):
            var placement = PagePlacement(openness: flight.openness)
            let isAtRest = !zoom.isMoving && !zoom.isHeld
            placement.isInFlight = !isAtRest
            if isAtRest { page?.borrow(nil) }
            if !isAtRest || placement.openness < 1 {
                placement.frame = zoom.frame
                placement.radius = zoom.cornerRadius
                placement.opacity = min(zoom.presence * 2.5, 1)
            }
            page?.present(placement)
            shade.setOpacity(placement.openness * Self.darkness, transaction: still)
        }
    }

    private func present(_ slide: SlideFlight, _ still: Transaction) {
        // 1 at whichever height.
        let openness = min(max((slide.extent - slide.distance) / max(slide.extent - lowestStop, 1), 0), 1)
        if let layer = panel?.ownLayer {
            let swell = host.reducesMotion || isClosing ? 0 : Self.alertSwell * (1 - slide.openness)
            layer.setOpacity(openness, transaction: still)
            layer.setEffect(
                swell == 0 ? .none : .scale(CGSize(width: 1 + swell, height: 1 + swell), anchor: .center),
                transaction: still)
        }
        if let page {
            var placement = PagePlacement()
            placement.isInFlight = slide.isMoving || slide.isHeld
            if host.reducesMotion {
                placement.opacity = openness
                placement.drop = slide.stop
            } else {
                placement.drop = slide.distance
            }
            page.present(placement)
            askForHeight()
        }
        shade.setOpacity(style == .full ? 0 : openness * Self.darkness, transaction: still)
    }

    /// A sheet on its way between heights is laid out anew as it becomes higher or lower.
    private func askForHeight() {
        guard style == .sheet, !isLayoutAsked, abs(sheetHeight - Double(frame.height)) > 0.01 else { return }
        isLayoutAsked = true
        host.enqueue(Transaction()) { [weak self] in self?.invalidatePlacement() }
    }

    private func tellGone() {
        let gone = whenGone
        whenGone = {}
        host.enqueue(Transaction()) { gone() }
    }

    package override func appendOwnLayers(_ position: OwnLayerPosition, to layers: inout [Layer]) {
        if position == .below { layers.append(shade) }
    }

    var isFlying: Bool { flight.isMoving || flight.isHeld }
}

extension CoverBox: RunningAttribute {
    package func advance(to time: Double) -> Bool {
        followSource()
        let moves = flight.advance(to: time)
        present()
        if !moves && isClosing { tellGone() }
        return moves
    }
}

/// What lies on the shade.
@MainActor package final class PanelBox: LayerBox {
    package override init(_ inputs: borrowing _ViewInputs) {
        super.init(inputs)
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
    }
}
