import AnimationCore
import AttributeGraph
public import Foundation
import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// A piece of text.
nonisolated public struct Text: Equatable, Sendable {
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
    public enum TruncationMode: Hashable, Sendable { case head, middle, tail }

    /// One run: its string, and what was set on it alone.
    struct Piece: Hashable, Sendable {
        var string: String
        var font: Font?
        var color: Color?
        var traits = FontTraits()
    }

    var pieces: [Piece]

    init(pieces: [Piece]) { self.pieces = pieces }

    /// The string as it is.
    public init(verbatim content: String) { pieces = [Piece(string: content)] }

    /// The string as it is; a literal is a key for localisation instead (S14.12).
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    public init(_ key: LocalizedStringKey) { pieces = key.pieces }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    /// The whole text without its looks.
    var plainString: String { pieces.map(\.string).joined() }

    public static func + (a: Text, b: Text) -> Text { Text(pieces: a.pieces + b.pieces) }

    private func with(_ edit: (inout Piece) -> Void) -> Text {
        var text = self
        for index in text.pieces.indices { edit(&text.pieces[index]) }
        return text
    }

    public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }
    public func foregroundColor(_ color: Color?) -> Text { with { $0.color = $0.color ?? color } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.traits.weight = $0.traits.weight ?? weight } }
    public func fontDesign(_ design: Font.Design?) -> Text { with { $0.traits.design = design } }
    public func bold() -> Text { with { $0.traits.isBold = true } }
    public func italic() -> Text { with { $0.traits.isItalic = true } }
    public func monospacedDigit() -> Text { with { $0.traits.hasMonospacedDigits = true } }
    public func underline(_ isActive: Bool = true) -> Text { with { $0.traits.hasUnderline = isActive } }
    public func strikethrough(_ isActive: Bool = true) -> Text { with { $0.traits.hasStrikethrough = isActive } }
    public func kerning(_ kerning: CGFloat) -> Text { with { $0.traits.kerning = kerning } }
    public func tracking(_ tracking: CGFloat) -> Text { with { $0.traits.kerning = tracking } }
    public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.traits.baselineOffset = offset } }

    /// The text set for an environment.
    func request(in environment: EnvironmentValues) -> TextRequest {
        let outer = environment.fontTraits
        let runs = pieces.map { piece in
            let traits = piece.traits.over(outer)
            let string =
                switch traits.textCase {
                case .uppercase?: piece.string.uppercased()
                case .lowercase?: piece.string.lowercased()
                case nil: piece.string
                }
            return TextRun(
                string, font: traits.specification(of: piece.font ?? environment.font ?? .body),
                color: piece.color?.resolve(in: environment), hasUnderline: traits.hasUnderline,
                hasStrikethrough: traits.hasStrikethrough, kerning: Double(traits.kerning),
                baselineOffset: Double(traits.baselineOffset))
        }
        return TextRequest(
            runs: runs, alignment: environment.multilineTextAlignment.requested, lineLimit: environment.lineLimit,
            truncation: environment.truncationMode.requested,
            minimumScaleFactor: Double(environment.minimumScaleFactor), lineSpacing: Double(environment.lineSpacing),
            direction: environment.layoutDirection)
    }
}

extension TextAlignment {
    fileprivate var requested: TextRequest.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    fileprivate var requested: TextRequest.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}

extension Text: _PrimitiveView {
    @MainActor public static func _makeView(_ view: _GraphValue<Text>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = TextBox(inputs)
            inputs.add(box, named: Text.self)
            let foreground = inputs.lifetime.perform { inputs.graph.addSource(ForegroundStyle()) }
            inputs.style(foreground, of: box)
            let request = inputs.lifetime.perform {
                inputs.graph.addRule(TextRule(text: view.attribute, environment: inputs.environment))
            }
            inputs.sink(request) { request in box.request = request }
        }
    }
}

private struct TextRule: Rule {
    let text: Attribute<Text>
    let environment: Attribute<EnvironmentValues>

    func evaluate(in graph: Graph) -> TextRequest { graph.read(text).request(in: graph.read(environment)) }
}

/// The box of a text: measured by the text engine, set anew at the size that it got (S24.14).
@MainActor final class TextBox: LeafBox {
    var request: TextRequest? {
        didSet {
            guard request != oldValue else { return }
            ideal = nil
            ownLayer.text = request?.runs.map(\.string).joined()
            invalidateLayout()
        }
    }
    private var ideal: (any TextLayout)?

    private var idealLayout: (any TextLayout)? {
        if let ideal { return ideal }
        ideal = request.map { host.textEngine.layout($0, width: nil, height: nil) }
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

    override func placeContent() {
        guard let layout = layout(proposal) else { return }
        ownLayer.content = .text(layout)
    }

    override var guideKinds: GuideKinds { .baselines }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let layout = layout(proposal) else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return CGFloat(layout.firstBaseline) }
        if key == VerticalAlignment.lastTextBaseline.key { return CGFloat(layout.lastBaseline) }
        return nil
    }
}
