import AnimationCore
import AttributeGraph
public import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Values of a layer that draws a text.
struct TextLayerValues: Equatable {
    var string = ""
    /// The text with attributes; nil if all of it has one look.
    var attributed: NSAttributedString?
    var font: UIFont?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    var isWrapped = false
    var alignment = CATextLayerAlignmentMode.natural
    var truncation = CATextLayerTruncationMode.none

    func value(at keyPath: String) -> AnimatedLayerValue? {
        switch keyPath {
        case "fontSize": AnimatedLayerValue(numbers: [Double(fontSize)])
        case "foregroundColor": AnimatedLayerValue(foregroundColor)
        default: nil
        }
    }

    mutating func set(_ value: AnimatedLayerValue, at keyPath: String) {
        switch keyPath {
        case "fontSize": fontSize = max(CGFloat(value.number), 0)
        case "foregroundColor": foregroundColor = value.color
        default: break
        }
    }

    /// The text with its rules, in `environment`.
    @MainActor func request(in environment: EnvironmentValues) -> TextRequest {
        let text = attributed.map { Text(uiAttributes: $0) } ?? Text(verbatim: string)
        let own = font.map { Font($0.withSize(fontSize)) } ?? .system(size: fontSize)
        var request = text.font(own).request(in: environment, at: Date(timeIntervalSince1970: 0))
        let isReversed = environment.layoutDirection == .rightToLeft
        switch alignment.share(isReversed) {
        case 0: request.alignment = isReversed ? .trailing : .leading
        case 1: request.alignment = isReversed ? .leading : .trailing
        default: request.alignment = .center
        }
        request.lineLimit = isWrapped ? nil : 1
        request.truncation = truncation.place
        return request
    }
}

/// Alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// Name of the alignment.
    public let rawValue: String
    /// The alignment of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Leading edge of the direction of layout.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centred.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Leading edge of the direction of layout: lines are not stretched.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    /// Part of the free width to the left of a line. `isReversed`: layout is from right to left.
    func share(_ isReversed: Bool) -> CGFloat {
        switch self {
        case .left: 0
        case .center: 0.5
        case .right: 1
        default: isReversed ? 1 : 0
        }
    }
}

/// Place at which a text layer cuts text that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// Name of the place.
    public let rawValue: String
    /// The place of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not cut.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At the beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// At the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// In the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    var place: TextRequest.Truncation { self == .start ? .head : self == .middle ? .middle : .tail }
}

/// Layer that draws a text, over its background and below its sublayers. The text begins at the top.
open class CATextLayer: CALayer {
    /// A layer without text.
    public override init() {
        super.init()
        values.text = TextLayerValues()
    }

    /// A layer with the values of `layer`.
    public override init(layer: CALayer) {
        super.init(layer: layer)
        if values.text == nil { values.text = TextLayerValues() }
    }

    private var text: TextLayerValues { values.text ?? TextLayerValues() }

    private func set<Value: Equatable>(
        _ keyPath: WritableKeyPath<TextLayerValues, Value>, _ name: String?, _ value: Value
    ) {
        change(\.text, keyPath, name, to: value)
    }

    /// The text: a `String` or an `NSAttributedString`; others count as nil.
    open var string: Any? {
        get { text.attributed ?? text.string }
        set {
            let attributed = newValue as? NSAttributedString
            set(\.attributed, nil, attributed)
            set(\.string, nil, attributed?.string ?? newValue as? String ?? "")
        }
    }
    /// Font of text without a font of its own: a `UIFont`, whose size is not used; others count as nil, the system's font.
    open var font: Any? {
        get { text.font }
        set { set(\.font, nil, newValue as? UIFont) }
    }
    /// Size of the font in points.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { set(\.fontSize, "fontSize", newValue) }
    }
    /// Colour of text without a colour of its own; white by default.
    open var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set { set(\.foregroundColor, "foregroundColor", newValue) }
    }
    /// True to break lines at the layer's width.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { set(\.isWrapped, nil, newValue) }
    }
    /// Alignment of the lines.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignment }
        set { set(\.alignment, nil, newValue) }
    }
    /// Place at which text that is too long is cut.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncation }
        set { set(\.truncation, nil, newValue) }
    }
}

extension CALayer {
    /// Draws the text of a layer that has one.
    func updateText() {
        guard let backing, let text = drawn.text else { return }
        if backing.drawing.isEmpty { addDrawing(1) }
        let layer = backing.drawing[0]
        let host = backing.place.host
        let size = drawn.bounds.standardized.size
        let environment = host.graph.untracked { host.graph.peek(backing.place.inputs.environment) }
        let isLimited = text.isWrapped || text.truncation != .none
        let layout = host.textEngine.layout(
            text.request(in: environment), width: isLimited ? Double(size.width) : nil,
            height: text.isWrapped && text.truncation != .none ? Double(size.height) : nil)
        let free = size.width - layout.size.width
        layer.setGeometry(
            LayerGeometry(
                origin: CGPoint(x: free * text.alignment.share(environment.layoutDirection == .rightToLeft), y: 0),
                size: layout.size),
            transaction: Transaction())
        layer.content = .text(layout)
        layer.setFill(text.foregroundColor?.resolved ?? .black, transaction: Transaction())
    }
}
