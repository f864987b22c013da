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
                TextSink(text: text, environment: inputs.environment, box: box, inputs: inputs))
        }
    }
}

/// Paints a text, and tells its box what to set, in its environment.
private struct TextSink: Rule {
    let text: Attribute<Text>
    let environment: Attribute<EnvironmentValues>
    let box: TextBox
    let inputs: _ViewInputs
    var firstPass = FirstPass()

    static var name: String { "sink of a text" }

    mutating func evaluate(in graph: Graph) {
        let text = graph.read(text)
        let environment = graph.read(environment)
        let host = box.host
        // The style that all pieces share is the layer's own paint: a change of colour animates as anywhere else.
        let style: any ShapeStyle = text.commonStyle?.style ?? ForegroundStyle()
        let paint = style._resolve(in: environment)
            .withPicture { host.picture(named: $0, in: $1, displayScale: $2) }
        let transaction = firstPass.isNow(in: host) ? Transaction() : inputs.scope.resolve()
        box.setFill(paint.color, paint: paint.layerPaint, transaction: transaction)
        set(text, environment, host)
    }

    private func set(_ text: Text, _ environment: EnvironmentValues, _ host: ViewHost) {
        let text = text.withoutCommonStyle.resolved(in: environment.locale) { problem in
            MainActor.assumeIsolated { host.report(problem) }
        }
        let setting = TextSetting(text, in: environment) { image, displayScale in
            MainActor.assumeIsolated { host.layerImage(of: image, displayScale: displayScale) }
        }
        box.setting = setting
        // Made when it has one for the first time: most texts never do.
        if !setting.links.isEmpty, box.links == nil { box.links = TextLinks(of: box, inputs) }
        box.links?.show(setting.links)
    }
}

/// The box of a text: measured by the text engine, set anew at the size that it got (S24.14), and at the moments when
/// what it shows changes by itself (S14.13).
@MainActor final class TextBox: LeafBox, RunningAttribute {
    /// The same one again is no change: what it requests is compared, and the rest is asked for when it is needed.
    var setting: TextSetting? {
        didSet { follow() }
    }
    private var request: TextRequest?
    private var ideal: (any TextLayout)?
    /// Whether it waits for a moment at which it changes.
    private var isWoken = false
    private lazy var parts = TextContent(of: self)
    /// Layers of the text's that are none of its parts.
    var overlays: [Layer] { links?.layers ?? [] }
    /// What lies over the characters of links; nil as long as there were none.
    fileprivate(set) var links: TextLinks?

    override init(_ inputs: borrowing _ViewInputs) {
        super.init(inputs)
        // Also while its parts move apart, a text is hit by its frame (S25.3).
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
    }

    func setFill(_ fill: ResolvedColor, paint: LayerPaint?, transaction: Transaction) {
        parts.setFill(fill, paint: paint, transaction: transaction)
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
        guard let setting else { return }
        // Most texts show no time: nothing wakes them, and the last one may have been another kind.
        guard setting.isLive || isWoken else { return show(setting.lastingRequest) }
        let now = host.startDate.addingTimeInterval(host.time + Self.precision)
        show(setting.request(at: now))
        let next = setting.nextChange(after: now).map { $0.timeIntervalSince(host.startDate) - Self.precision }
        isWoken = next != nil
        host.wake(self, at: next)
    }

    private func show(_ request: TextRequest) {
        guard request != self.request else { return }
        self.request = request
        ideal = nil
        ownLayer.text = request.readableString
        invalidateLayout()
    }

    // MARK: Layout

    private var idealLayout: (any TextLayout)? {
        if let ideal { return ideal }
        if let request { ideal = host.textEngine.layout(request, width: nil, height: nil) }
        return ideal
    }

    private func layout(_ proposal: ProposedViewSize) -> (any TextLayout)? {
        guard let request, let ideal = idealLayout else { return nil }
        let fits =
            (proposal.width ?? .infinity) >= ideal.size.width && (proposal.height ?? .infinity) >= ideal.size.height
        if fits { return ideal }
        return host.textEngine.layout(
            request, width: proposal.width.map { Double($0) }.flatMap { $0.isFinite ? $0 : nil },
            height: proposal.height.map { Double($0) }.flatMap { $0.isFinite ? $0 : nil })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(proposal)?.size ?? .zero }

    override func geometryChanged() {
        parts.geometryWillChange(in: host)
        super.geometryChanged()
    }

    override func placeContent() {
        guard let layout = layout(proposal), let request else { return }
        parts.show(
            layout, of: request, by: setting?.contentTransition ?? .opacity, transaction: scope.resolve(),
            in: host)
        links?.place(over: layout)
    }

    // MARK: Links

    /// Texts are set with absolute places already.
    override var placesInMirror: Bool { false }

    override var drawingOrder: [LayoutBox] { links?.boxes ?? [] }

    override func appendOwnLayers(to layers: inout [Layer]) { layers += parts.layers }

    override var guideKinds: GuideKinds { .baselines }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let layout = layout(proposal) else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return CGFloat(layout.firstBaseline) }
        if key == VerticalAlignment.lastTextBaseline.key { return CGFloat(layout.lastBaseline) }
        return nil
    }
}
