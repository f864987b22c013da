import AccessibilityTree
import AnimationCore
import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) import LayerTree
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

extension Text: _PrimitiveView {
    /// True: a text is always one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the box that measures and draws the text.
    @MainActor public static func _makeView(_ view: _GraphValue<Text>, inputs: consuming _ViewInputs) {
        inputs.element(view.attribute) { text, inputs in
            let box = TextBox(inputs)
            box.source = (text, inputs.environment)
            inputs.add(box, named: Text.self)
            inputs.runSink(
                TextSink(
                    text: text, environment: inputs.environment, box: box, origin: inputs.origin,
                    lifetime: inputs.lifetime))
        }
    }
}

/// Updates the box of a text: its paint, its request and its links.
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
        box.isPlaceholder = look.isPlaceholder
        var renderer: AnyTextRenderer?
        if let source = box.transitionRenderer ?? look.renderer { renderer = graph.read(source.renderer) }
        if let string = text.soleString {
            box.paint(look, isFirst: isFirst)
            draw(by: renderer, of: text, in: environment)
            box.show(look.request(string, locale: environment.locale), by: look.contentTransition)
            box.links?.show([])
        } else {
            // A style that all pieces share is set on the layer: a change of colour animates as in other views.
            let style = text.commonStyle?.style
            if let style {
                box.paint(style._resolve(in: environment), isFirst: isFirst)
            } else {
                box.paint(look, isFirst: isFirst)
            }
            show(style == nil ? text : text.withoutStyle, environment, by: look.contentTransition, renderer)
        }
    }

    /// Draws the text by `renderer`; nil lets it draw itself. Most texts do, and a drawing is large: it is not made for nil.
    private func draw(by renderer: AnyTextRenderer?, of text: Text, in environment: EnvironmentValues) {
        guard let renderer else { return box.drawItself() }
        box.draw(by: TextDrawing(renderer, of: text, in: environment))
    }

    private func show(
        _ text: Text, _ environment: EnvironmentValues, by transition: ContentTransition, _ renderer: AnyTextRenderer?
    ) {
        let host = box.host
        let text = text.resolved(in: environment.locale) { problem in
            MainActor.assumeIsolated { host.report(problem) }
        }
        // With a fixed date, so that the request of a live text differs only if the text does.
        let request = text.request(in: environment, at: Date(timeIntervalSinceReferenceDate: 0), of: host)
        draw(by: renderer, of: text, in: environment)
        box.show(request, by: transition, live: text.isLive ? LiveText(text, in: environment, host) : nil)
        let links = text.links(in: request)
        // Made with the first link: most texts have none.
        if !links.isEmpty, box.links == nil { box.links = TextLinks(of: box, origin, lifetime) }
        box.links?.show(links)
    }
}

/// The box of a text: measures it with the text engine, sets it anew for the size it is given (S24.14), and again
/// whenever a live text changes (S14.13).
@MainActor final class TextBox: LeafBox, RunningAttribute {
    /// State of a text, without exclusivity checks: a change of one text reads most of it.
    private struct Setting {
        var request: TextRequest?
        /// Layout without limits of width and height; nil until it is needed.
        var ideal: (any TextLayout)?
        /// The size of ``ideal``; meaningless while that is nil.
        var idealSize = CGSize.zero
        var transition = ContentTransition.opacity
        /// The live text that provides the requests; nil if the text does not change by itself.
        var live: LiveText?
        /// True while a wake-up is scheduled for the next change.
        var isWoken = false
        /// The layout at the given size, with its request and transition.
        var placed: PlacedText?
        /// The layer's geometry before this update, and the number of the update.
        var before: (geometry: LayerGeometry, update: Int)?
        /// Running transition from one text to the next; nil at rest.
        var change: TextContent?
        /// Drawing by a renderer; nil if the text draws itself.
        var drawing: TextDrawing?
        /// True if there is a drawing. Stored: a test of the optional copies the drawing, even if there is none.
        var isDrawnByRenderer = false
        var isPlaceholder = false
        var links: TextLinks?
        var transitionRenderer: TextRendererSource?
    }

    private let setting = HotMemory(Setting())
    private var request: TextRequest? {
        _read { yield setting.state.request }
        _modify { yield &setting.state.request }
    }
    private var ideal: (any TextLayout)? {
        _read { yield setting.state.ideal }
        _modify { yield &setting.state.ideal }
    }
    private var idealSize: CGSize {
        get { setting.state.idealSize }
        set { setting.state.idealSize = newValue }
    }
    private var transition: ContentTransition {
        _read { yield setting.state.transition }
        _modify { yield &setting.state.transition }
    }
    private var live: LiveText? {
        _read { yield setting.state.live }
        _modify { yield &setting.state.live }
    }
    private var isWoken: Bool {
        get { setting.state.isWoken }
        set { setting.state.isWoken = newValue }
    }
    /// The layout at the given size, with its request and transition.
    private(set) var placed: PlacedText? {
        _read { yield setting.state.placed }
        _modify { yield &setting.state.placed }
    }
    private var before: (geometry: LayerGeometry, update: Int)? {
        get { setting.state.before }
        set { setting.state.before = newValue }
    }
    private var change: TextContent? {
        _read { yield setting.state.change }
        _modify { yield &setting.state.change }
    }
    private var drawing: TextDrawing? { setting.state.drawing }
    /// True if there is a ``drawing``. Tested before that is unwrapped, which copies it even if it is nil.
    private var isDrawnByRenderer: Bool { setting.state.isDrawnByRenderer }
    /// Layers above the text that are no parts of it: those of links.
    var overlays: [Layer] { links?.layers ?? [] }
    /// The text's links; nil until it has one.
    fileprivate(set) var links: TextLinks? {
        get { setting.state.links }
        set { setting.state.links = newValue }
    }

    override init(_ inputs: borrowing _ViewInputs) {
        super.init(inputs)
        // While its parts move apart too, a text is hit by its frame (S25.3).
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
    }

    /// Sets the paint that pieces without a style of their own have.
    fileprivate func paint(_ look: TextLook, isFirst: Bool) {
        if let color = look.color, change == nil, !isPlaceholder {
            paint(color, isFirst: isFirst)
        } else {
            paint(look.style, isFirst: isFirst)
        }
    }

    fileprivate func paint(_ style: _ResolvedStyle, isFirst: Bool) {
        let host = host
        let shown = isPlaceholder ? style.faded(by: placeholderOpacity) : style
        let style = shown.withPicture { host.picture(of: $0, for: $1) }
        let transaction = isFirst ? Transaction() : scope.resolve()
        let paint = style.layerPaint
        ownLayer.setFill(style.color, transaction: transaction)
        ownLayer.setPaint(paint, transaction: transaction)
        change?.setFill(style.color, paint: paint, transaction: transaction)
    }

    /// True if bars are shown in place of the lines. Set ahead of the paint and the text.
    fileprivate var isPlaceholder: Bool {
        get { setting.state.isPlaceholder }
        set {
            guard newValue != setting.state.isPlaceholder else { return }
            setting.state.isPlaceholder = newValue
            if let placed { ownLayer.content = content(placed.layout) }
        }
    }

    /// The text and its environment.
    fileprivate var source: (text: Attribute<Text>, environment: Attribute<EnvironmentValues>)?
    /// Renderer that a transition has set; nil if none has.
    fileprivate var transitionRenderer: TextRendererSource? {
        get { setting.state.transitionRenderer }
        set { setting.state.transitionRenderer = newValue }
    }

    /// Lets the text draw itself from now on.
    fileprivate func drawItself() {
        if isDrawnByRenderer { draw(by: nil) }
    }

    /// Draws by a renderer from now on; nil lets the text draw itself.
    fileprivate func draw(by new: TextDrawing?) {
        let proposals = [proposal, .unspecified]
        let before = placed == nil ? [] : proposals.map(measure)
        setting.state.drawing = new
        setting.state.isDrawnByRenderer = new != nil
        guard let placed else { return }
        if proposals.map(measure) != before { return invalidateLayout() }
        if change != nil { change?.rest() } else { ownLayer.content = content(placed.layout) }
    }

    /// Content of the layer at rest.
    func content(_ layout: any TextLayout) -> LayerContent {
        if isPlaceholder {
            let bars = layout.bars(ofRuns: request?.runs.count ?? 0)
            return .shape(LayerShape(paint: .fillColor) { _ in bars })
        }
        guard isDrawnByRenderer, let drawing else { return .text(layout) }
        return drawing.content(layout, size: size, in: host)
    }

    override func lifetimeEnded() {
        if isWoken { host.wake(self, at: nil) }
        super.lifetimeEnded()
    }

    // MARK: Time

    /// Tolerance, in seconds: `Date` resolves about 0.1 µs, so a frame at the time of a change could fall just before
    /// it.
    private static let precision = 1e-6

    /// A live text shows the time, and nothing else depends on it.
    var mattersUnseen: Bool { false }

    func advance(to time: Double) -> Bool {
        follow()
        return false
    }

    private func follow() {
        guard let live else {
            // The previous text may have been a live one.
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

    // MARK: Content

    /// Shows a text from now on.
    ///
    /// - Parameters:
    ///   - request: the text; for a live one, at any fixed date. An equal request changes nothing.
    ///   - transition: the transition from the present text.
    ///   - live: provides the request for each moment, the present one included; nil if `request` is final.
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

    // MARK: Accessibility

    /// A text, as it reads when it has stopped rolling or fading.
    override var accessibilityFacts: AccessibilityFacts? {
        guard let request, !isPlaceholder else { return nil }
        let string = request.readableString
        guard !string.isEmpty else { return nil }
        var facts = AccessibilityFacts(links == nil || links?.boxes.isEmpty == true ? .unchanged : .contained)
        facts.role = .staticText
        let spoken = request.spokenString
        facts.label = spoken?.string ?? string
        facts.handlers.characterFrames = { [weak self] range in
            guard let layout = self?.placed?.layout else { return [] }
            guard let spoken else { return layout.frames(ofScalars: range) }
            return spoken.sources(of: range).flatMap { layout.frames(ofScalars: $0..<$0 + 1) }
        }
        facts.handlers.textRuns = { [weak self] in
            guard let self else { return [] }
            return request.accessibilityRuns(fill: ownLayer.paint ?? .color(ownLayer.fill))
        }
        return facts
    }

    // MARK: Layout

    /// Makes ``ideal``, the layout without limits, unless it exists.
    /// - Returns: false if there is no text yet.
    private func setIdeally() -> Bool {
        if ideal != nil { return true }
        guard let request else { return false }
        let layout = host.textEngine.layout(request, width: nil, height: nil)
        ideal = layout
        idealSize = layout.size
        return true
    }

    /// True if a layout of size `ideal` fits `proposal`.
    private func fits(_ ideal: CGSize, _ proposal: ProposedViewSize) -> Bool {
        (proposal.width ?? .infinity) >= ideal.width && (proposal.height ?? .infinity) >= ideal.height
    }

    /// Lays the text out for `proposal`; if a renderer has given the view another size, for that size.
    private func layout(_ proposal: ProposedViewSize) -> (any TextLayout)? {
        guard isDrawnByRenderer, let drawing else { return ownLayout(proposal) }
        let size = drawing.size(for: proposal) { [unowned self] in ownSize($0) }
        return ownLayout(size == ownSize(proposal) ? proposal : ProposedViewSize(size))
    }

    /// Lays the text out as it is without a renderer.
    private func ownLayout(_ proposal: ProposedViewSize) -> (any TextLayout)? {
        guard setIdeally(), let request else { return nil }
        if fits(idealSize, proposal) { return ideal }
        return host.textEngine.layout(
            request, width: proposal.width.map { Double($0) }.flatMap { $0.isFinite ? $0 : nil },
            height: proposal.height.map { Double($0) }.flatMap { $0.isFinite ? $0 : nil })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard isDrawnByRenderer, let drawing else { return ownSize(proposal) }
        return drawing.size(for: proposal) { [unowned self] in ownSize($0) }
    }

    private func ownSize(_ proposal: ProposedViewSize) -> CGSize {
        guard setIdeally() else { return .zero }
        // Common case: the ideal layout fits, and need not be retained.
        return fits(idealSize, proposal) ? idealSize : ownLayout(proposal)?.size ?? .zero
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
            if layout !== old.layout {
                becomeOther(old, new)
            } else if isDrawnByRenderer {
                // A renderer may draw by the size, which may have changed.
                ownLayer.content = content(layout)
            }
        } else {
            placed = new
            ownLayer.content = content(layout)
        }
        links?.place(over: layout)
    }

    /// Starts or continues the transition to another text, after the layer has been placed; without animation replaces
    /// the text at once.
    private func becomeOther(_ old: PlacedText, _ new: PlacedText) {
        let transaction = scope.resolve()
        guard change != nil || transaction.animation != nil, !isPlaceholder, !isDrawnByRenderer else {
            ownLayer.content = content(new.layout)
            return
        }
        let start = before?.update == host.updateNumber ? before?.geometry : nil
        let change = change ?? TextContent(of: self)
        self.change = change
        change.show(new, after: old, from: start, transaction: transaction, in: host)
    }

    /// Ends the transition: nothing moves any more.
    func contentDidRest() { change = nil }

    // MARK: Links

    override func gaps(around content: ViewSpacing?) -> ViewSpacing {
        .text(fontSize: CGFloat(request?.runs.lazy.map(\.font.size).max() ?? 0))
    }

    /// Placed from the left: the text engine has handled right-to-left itself.
    override class var kind: BoxKind { [.hidesContent, .placesBaselines, .placesFromLeft] }

    override func appendOwnLayers(_ position: OwnLayerPosition, to layers: inout [Layer]) {
        if position == .above, let change { layers += change.layers }
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let layout = layout(proposal) else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return CGFloat(layout.firstBaseline) }
        if key == VerticalAlignment.lastTextBaseline.key { return CGFloat(layout.lastBaseline) }
        return nil
    }
}

extension TextBox: TransitionContent {
    func enterTransition(_ environment: Attribute<EnvironmentValues>, during lifetime: Lifetime) {
        lifetime.addSink(TransitionRendererSink(environment: environment, box: self), phase: .effect)
    }

    /// Draws the text by the renderer `source`, whose value is `renderer` now.
    fileprivate func draw(by renderer: AnyTextRenderer, of source: TextRendererSource, in graph: Graph) {
        guard let place = self.source, graph.isAlive(place.text), graph.isAlive(place.environment) else { return }
        transitionRenderer = source
        let environment = graph.peek(place.environment)
        draw(by: TextDrawing(renderer, of: graph.peek(place.text).resolved(in: environment.locale), in: environment))
    }
}

/// Has a text in a transition drawn by the renderer that the transition sets.
private struct TransitionRendererSink: Rule {
    let environment: Attribute<EnvironmentValues>
    // Not weak: the graph moves rules byte by byte.
    let box: TextBox

    static var name: String { "renderer of a transition" }

    func evaluate(in graph: Graph) {
        guard let source = graph.read(environment).textLook.renderer else { return }
        box.draw(by: graph.read(source.renderer), of: source, in: graph)
    }
}

extension TextLayout {
    /// Rounded bars in place of the lines, as high as their letters.
    fileprivate func bars(ofRuns count: Int) -> Path {
        var path = Path()
        var lines: [CGRect] = []
        for frame in (0..<count).flatMap({ frames(ofRun: $0) }) {
            if let last = lines.last, abs(last.midY - frame.midY) < last.height / 2 {
                lines[lines.count - 1] = last.union(frame)
            } else {
                lines.append(frame)
            }
        }
        for line in lines {
            path.addRoundedRect(
                in: line.insetBy(dx: 0, dy: line.height * 0.14), cornerSize: CGSize(width: 3, height: 3))
        }
        return path
    }
}
