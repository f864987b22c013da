import AccessibilityTree
import AnimationCore
package import Foundation
package import Geometry
package import LayerTree
@_spi(Engine) package import ViewGraph

/// Placement and entry of a presentation over the window.
package enum CoverStyle: Hashable, Sendable {
    /// Enters from below. The content behind is visible around it, and it can be dragged away.
    case sheet
    /// Enters from below and covers everything.
    case full
    /// Centred, as large as its content.
    case alert
}

/// A presentation that covers the window: a shade, and a panel above it, moved by a flight that writes only to layers.
///
/// The panel of a sheet or a cover is a page, so that it can zoom out of a view as pages do (decision 0063).
@MainActor package final class CoverBox: LayerBox {
    let style: CoverStyle
    private let shade: Layer
    var flight = PageFlight.slide(SlideFlight(extent: 1, isOpen: false))
    private var panel: PanelBox?
    private(set) var page: PageBox?
    var isClosing = false
    private(set) var hasBegun = false
    /// True if the presentation enters by an animation; false if it is open immediately.
    private let opensByMotion: Bool
    /// Frame of the open panel, in points, at the height with which it was laid out.
    private(set) var frame = CGRect.zero
    private var isLayoutAsked = false

    /// True if dragging the panel away, or a press beside it, dismisses the presentation.
    package var isDismissible = true
    /// Heights that the sheet can have; empty for the full available height.
    package var detents: [SheetDetent] = [] { didSet { if detents != oldValue { invalidatePlacement() } } }
    /// Rule for the sheet's size; nil for the usual one.
    var sizing: (any PresentationSizing)? {
        didSet {
            followContent()
            invalidatePlacement()
        }
    }
    /// Size by ``sizing`` as it was last; nil without a rule.
    private(set) var ruledSize: CGSize?
    /// Identity of the selected height; nil for the lowest.
    package internal(set) var detent: AnyHashable?
    /// Called with the identity of a height that the user has dragged the sheet to.
    package var detentChosen: @MainActor (AnyHashable) -> Void = { _ in }
    /// Options that the content sets, such as its transition.
    package let context: PageContext
    /// Heights at which the pointer reaches what is behind the sheet.
    var interaction = PresentationBackgroundInteraction.automatic { didSet { if hasBegun { present() } } }
    /// Called with true when the pointer begins to reach what is behind, and with false when it ceases to.
    var letThrough: @MainActor (Bool) -> Void = { _ in }
    /// Called when the user asks to dismiss the presentation, by a press beside it or by a drag, whose movement
    /// continues by itself.
    package var endRequested: @MainActor () -> Void = {}
    /// True if the presentation fades in and out at its place, as all do with reduced motion.
    var dissolves = false
    /// Called once, when the presentation is open and rests.
    var whenOpen: @MainActor () -> Void = {}
    /// Called when the presentation has moved out completely.
    package var whenGone: @MainActor () -> Void = {}

    /// Height, in points, of the visible strip of the content behind, above the highest sheet.
    private static let peek: CGFloat = 34
    /// Minimum distance, in points, between an alert and the window's edges.
    private static let margin: CGFloat = 16
    /// Opacity of the shade behind an open presentation.
    private static let darkness = 0.3
    /// Part of its size by which an alert is larger when it enters.
    private static let alertSwell = 0.09

    /// Creates a presentation. It enters by an animation if `animates` is true, else it is open immediately.
    package init(_ inputs: borrowing _ViewInputs, style: CoverStyle, animates: Bool) {
        self.style = style
        opensByMotion = animates
        shade = inputs.host.layers.makeLayer()
        shade.viewName = "Shade"
        shade.content = .color
        shade.setOpacity(0, transaction: Transaction())
        context = PageContext()
        super.init(inputs)
        // The views of the content appear together with the presentation, and disappear when their identity ends.
        context.appear()
        inputs.lifetime.onEnd { [shade] in shade.discard() }
        ownLayer.hitShape = { Self.everything($0) }
    }

    /// Hits everywhere, so that nothing behind is hit.
    private static func everything(_ size: CGSize) -> Path { Path(CGRect(origin: .zero, size: size)) }

    /// Lets the pointer through to what is behind if the sheet, `distance` points below its highest place, has no shade there.
    /// An alert that fades lets it through at once, since it has been answered.
    private func showHits(at distance: Double) {
        let isAnswered = style == .alert && isClosing
        if isAnswered { panel?.ownLayer.allowsHitTesting = false }
        let passes = isAnswered || shadePart(at: distance) == 0
        guard passes == (ownLayer.hitShape != nil) else { return }
        ownLayer.hitShape = passes ? nil : { Self.everything($0) }
        letThrough(passes)
    }

    /// A dialog, which hides from assistive technology what lies behind it.
    package override var accessibilityFacts: AccessibilityFacts? {
        var facts = AccessibilityFacts(.contained, role: style == .alert ? .alert : .dialog)
        facts.states = .modal
        if isDismissible { facts.handlers.add(.escape) { [weak self] in self?.endRequested() } }
        return facts
    }

    /// Makes the boxes of the panel and of the gesture around it that drags it away. Returns the inputs for the panel's
    /// content.
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
            ruledSize = sizeByRule(of: box)
            // The slide begins below the window's edge, so that the panel's shadow is outside as well.
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

    /// Nominal extent of an alert's slide, in points. An alert does not move: the distance only determines its opacity
    /// and scale.
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
        let width = min(size.width, ruledSize?.width ?? PagePresentationSizing.width)
        return CGRect(x: ((size.width - width) / 2).rounded(), y: top, width: width, height: height)
    }

    /// Lays out a sheet that zooms at its resting height, since it does not slide there.
    func takeHeight() {
        guard style == .sheet else { return }
        frame = sheetFrame(top: size.height - CGFloat(room - stop), height: CGFloat(room - stop))
        invalidatePlacement()
    }

    /// Maximum height of a sheet, in points.
    var room: Double { max(Double(size.height - Self.peek), 1) }

    // MARK: Moving

    private func open() {
        zoomIfWanted(isOpen: !opensByMotion)
        guard opensByMotion else {
            flight.jump(isOpen: true)
            present()
            return tellOpen()
        }
        flight.open()
        present()
        host.run(self)
    }

    /// Closes the presentation, by an animation if `animates` is true, else immediately. ``whenGone`` is called at the
    /// end.
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

    /// Writes the current state of the flight to the layers.
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
        // 1 at every height of the sheet.
        let openness = min(max((slide.extent - slide.distance) / max(slide.extent - lowestStop, 1), 0), 1)
        if let layer = panel?.ownLayer {
            let swell = fades || isClosing ? 0 : Self.alertSwell * (1 - slide.openness)
            layer.setOpacity(openness, transaction: still)
            layer.setEffect(
                swell == 0 ? .none : .scale(CGSize(width: 1 + swell, height: 1 + swell), anchor: .center),
                transaction: still)
        }
        if let page {
            var placement = PagePlacement()
            placement.isInFlight = slide.isMoving || slide.isHeld
            if fades {
                placement.opacity = openness
                placement.drop = slide.stop
            } else {
                placement.drop = slide.distance
            }
            page.present(placement)
            askForHeight()
        }
        let dimmed = style == .full ? 0 : min(openness, shadePart(at: slide.distance))
        shade.setOpacity(dimmed * Self.darkness, transaction: still)
        showHits(at: slide.distance)
    }

    /// Requests a layout when a moving sheet is higher or lower than it was laid out.
    private func askForHeight() {
        guard style == .sheet, !isLayoutAsked, abs(sheetHeight - Double(frame.height)) > 0.01 else { return }
        isLayoutAsked = true
        host.enqueue(Transaction()) { [weak self] in self?.invalidatePlacement() }
    }

    /// True if opening and closing are fades without movement.
    private var fades: Bool { dissolves || host.reducesMotion }

    private func tellOpen() {
        let open = whenOpen
        whenOpen = {}
        host.afterUpdate { open() }
    }

    private func tellGone() {
        let gone = whenGone
        whenGone = {}
        host.enqueue(Transaction()) { gone() }
    }

    package override func appendOwnLayers(_ position: OwnLayerPosition, to layers: inout [Layer]) {
        if position == .below { layers.append(shade) }
    }

    /// True while the flight moves or is dragged.
    var isFlying: Bool { flight.isMoving || flight.isHeld }
}

extension CoverBox: RunningAttribute {
    package func advance(to time: Double) -> Bool {
        followSource()
        let moves = flight.advance(to: time)
        present()
        if !moves {
            if isClosing { tellGone() } else if !isFlying { tellOpen() }
        }
        return moves
    }
}

/// The panel of an alert, above the shade.
@MainActor package final class PanelBox: LayerBox {
    package override init(_ inputs: borrowing _ViewInputs) {
        super.init(inputs)
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
    }
}
