import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

extension Text: _PrimitiveView {
    @MainActor public static var _isOneElement: Bool { true }

    @MainActor public static func _makeView(_ view: _GraphValue<Text>, inputs: consuming _ViewInputs) {
        inputs.element(view.attribute) { text, inputs in
            let box = TextBox(inputs)
            inputs.add(box, named: Text.self)
            inputs.runSink(
                TextSink(
                    text: text, environment: inputs.environment, box: box, origin: inputs.origin,
                    lifetime: inputs.lifetime))
        }
    }
}

/// Paints a text, and tells its box what to set, in its environment.
private struct TextSink: Rule {
    let text: Attribute<Text>
    let environment: Attribute<EnvironmentValues>
    let box: TextBox
    let origin: _ViewInputs.Origin
    let lifetime: Lifetime
    var firstPass = FirstPass()

    static var name: String { "sink of a text" }

    mutating func evaluate(in graph: Graph) {
        let text = graph.read(text)
        let environment = graph.read(environment)
        let isFirst = firstPass.isNow(in: box.host)
        let look = environment.textLook
        if let string = text.soleString {
            box.paint(look, isFirst: isFirst)
            box.show(look.request(string, locale: environment.locale), by: look.contentTransition)
            box.links?.show([])
        } else {
            // The style that all pieces share is the layer's own paint: a change of colour animates as anywhere else.
            let style = text.commonStyle?.style
            if let style {
                box.paint(style._resolve(in: environment), isFirst: isFirst)
            } else {
                box.paint(look, isFirst: isFirst)
            }
            show(style == nil ? text : text.withoutStyle, environment, by: look.contentTransition)
        }
    }

    private func show(_ text: Text, _ environment: EnvironmentValues, by transition: ContentTransition) {
        let host = box.host
        let text = text.resolved(in: environment.locale) { problem in
            MainActor.assumeIsolated { host.report(problem) }
        }
        // As of some date that is always the same.
        let request = text.request(in: environment, at: Date(timeIntervalSinceReferenceDate: 0), of: host)
        box.show(request, by: transition, live: text.isLive ? LiveText(text, in: environment, host) : nil)
        let links = text.links(in: request)
        // Made when it has one for the first time: most texts never do.
        if !links.isEmpty, box.links == nil { box.links = TextLinks(of: box, origin, lifetime) }
        box.links?.show(links)
    }
}

/// The box of a text: measured by the text engine, set anew at the size that it got (S24.14), and at the moments when
/// what it shows changes by itself (S14.13).
@MainActor final class TextBox: LeafBox, RunningAttribute {
    private var request: TextRequest?
    /// In one line for each paragraph; nil as long as nobody asked for it.
    private var ideal: (any TextLayout)?
    /// The size of ``ideal``, if there is one.
    private var idealSize = CGSize.zero
    private var transition = ContentTransition.opacity
    /// What it shows if that changes by itself: nil for most.
    private var live: LiveText?
    /// Whether it waits for a moment at which it changes.
    private var isWoken = false
    /// What was set last at the size that it got.
    private(set) var placed: PlacedText?
    /// The layer's geometry before this update, and the number of the update.
    private var before: (geometry: LayerGeometry, update: Int)?
    /// What is on its way from one text to the next; nil at rest.
    private var change: TextContent?
    /// Layers of the text's that are none of its parts.
    var overlays: [Layer] { links?.layers ?? [] }
    /// What lies over the characters of links; nil as long as there were none.
    fileprivate(set) var links: TextLinks?

    override init(_ inputs: borrowing _ViewInputs) {
        super.init(inputs)
        // Also while its parts move apart, a text is hit by its frame (S25.3).
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
    }

    /// Paints all that says nothing of it itself.
    fileprivate func paint(_ look: TextLook, isFirst: Bool) {
        if let color = look.color, change == nil {
            paint(color, isFirst: isFirst)
        } else {
            paint(look.style, isFirst: isFirst)
        }
    }

    fileprivate func paint(_ style: _ResolvedStyle, isFirst: Bool) {
        let host = host
        let style = style.withPicture { host.picture(named: $0, in: $1, displayScale: $2) }
        let transaction = isFirst ? Transaction() : scope.resolve()
        let paint = style.layerPaint
        ownLayer.setFill(style.color, transaction: transaction)
        ownLayer.setPaint(paint, transaction: transaction)
        change?.setFill(style.color, paint: paint, transaction: transaction)
    }

    override func lifetimeEnded() {
        if isWoken { host.wake(self, at: nil) }
        super.lifetimeEnded()
    }

    // MARK: Time

    /// Dates are kept to a tenth of a microsecond: so much may a change miss the time of its frame by.
    private static let precision = 1e-6

    func advance(to time: Double) -> Bool {
        follow()
        return false
    }

    private func follow() {
        guard let live else {
            // The last text may have been another kind.
            if isWoken { wake(at: nil) }
            return
        }
        let now = host.startDate.addingTimeInterval(host.time + Self.precision)
        show(live.request(at: now))
        wake(at: live.nextChange(after: now).map { $0.timeIntervalSince(host.startDate) - Self.precision })
    }

    private func wake(at time: Double?) {
        isWoken = time != nil
        host.wake(self, at: time)
    }

    // MARK: What it shows

    /// - Parameters:
    ///   - request: of a live text, at whatever date. The same one again is no change.
    ///   - transition: how one text becomes the next.
    ///   - live: says what is asked for at each moment, and is asked here for that of now.
    fileprivate func show(_ request: TextRequest, by transition: ContentTransition, live: LiveText? = nil) {
        self.transition = transition
        self.live = live
        if live == nil { show(request) }
        follow()
    }

    private func show(_ request: TextRequest) {
        guard request != self.request else { return }
        self.request = request
        ideal = nil
        ownLayer.text = request.readableString
        invalidateLayout()
    }

    // MARK: Layout

    /// Sets the text as wide as it likes, if nobody has asked for that yet.
    /// - Returns: false if there is no text.
    private func setIdeally() -> Bool {
        if ideal != nil { return true }
        guard let request else { return false }
        let layout = host.textEngine.layout(request, width: nil, height: nil)
        ideal = layout
        idealSize = layout.size
        return true
    }

    /// Whether a text of size `ideal` has room.
    private func fits(_ ideal: CGSize, _ proposal: ProposedViewSize) -> Bool {
        (proposal.width ?? .infinity) >= ideal.width && (proposal.height ?? .infinity) >= ideal.height
    }

    private func layout(_ proposal: ProposedViewSize) -> (any TextLayout)? {
        guard setIdeally(), let request else { return nil }
        if fits(idealSize, proposal) { return ideal }
        return host.textEngine.layout(
            request, width: proposal.width.map { Double($0) }.flatMap { $0.isFinite ? $0 : nil },
            height: proposal.height.map { Double($0) }.flatMap { $0.isFinite ? $0 : nil })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard setIdeally() else { return .zero }
        // Nearly always; then nobody has to hold a layout for it.
        return fits(idealSize, proposal) ? idealSize : layout(proposal)?.size ?? .zero
    }

    override func geometryChanged() {
        let update = host.updateNumber
        if before?.update != update { before = (ownLayer.geometry, update) }
        super.geometryChanged()
    }

    override func placeContent() {
        guard let layout = layout(proposal), let request else { return }
        let new = PlacedText(layout: layout, request: request, transition: transition)
        if let old = placed.take() {
            placed = new
            if layout !== old.layout { becomeOther(old, new) }
        } else {
            placed = new
            ownLayer.content = .text(layout)
        }
        links?.place(over: layout)
    }

    /// The text became another; the layer has been placed already.
    private func becomeOther(_ old: PlacedText, _ new: PlacedText) {
        let transaction = scope.resolve()
        guard change != nil || transaction.animation != nil else {
            ownLayer.content = .text(new.layout)
            return
        }
        let start = before?.update == host.updateNumber ? before?.geometry : nil
        let change = change ?? TextContent(of: self)
        self.change = change
        change.show(new, after: old, from: start, transaction: transaction, in: host)
    }

    /// Nothing is on its way any more.
    func contentDidRest() { change = nil }

    // MARK: Links

    /// Texts are set with absolute places already.
    override var placesInMirror: Bool { false }

    override var drawingOrder: [LayoutBox] { links?.boxes ?? [] }

    override func appendOwnLayers(to layers: inout [Layer]) {
        if let change { layers += change.layers }
    }

    override var guideKinds: GuideKinds { .baselines }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let layout = layout(proposal) else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return CGFloat(layout.firstBaseline) }
        if key == VerticalAlignment.lastTextBaseline.key { return CGFloat(layout.lastBaseline) }
        return nil
    }
}
