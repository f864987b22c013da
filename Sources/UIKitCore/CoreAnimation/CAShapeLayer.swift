public import Foundation
public import Geometry
import LayerTree

/// Values of a layer that draws a path.
struct ShapeValues: Equatable {
    var path: Path?
    var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var strokeColor: CGColor?
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0

    func value(at keyPath: String) -> AnimatedLayerValue? {
        func number(_ value: CGFloat) -> AnimatedLayerValue { AnimatedLayerValue(numbers: [Double(value)]) }
        switch keyPath {
        case "path": return AnimatedLayerValue(path ?? Path())
        case "fillColor": return AnimatedLayerValue(fillColor)
        case "strokeColor": return AnimatedLayerValue(strokeColor)
        case "strokeStart": return number(strokeStart)
        case "strokeEnd": return number(strokeEnd)
        case "lineWidth": return number(lineWidth)
        case "miterLimit": return number(miterLimit)
        case "lineDashPhase": return number(dashPhase)
        default: return nil
        }
    }

    mutating func set(_ value: AnimatedLayerValue, at keyPath: String) {
        switch keyPath {
        case "path": path = value.outline
        case "fillColor": fillColor = value.color
        case "strokeColor": strokeColor = value.color
        case "strokeStart": strokeStart = CGFloat(value.number)
        case "strokeEnd": strokeEnd = CGFloat(value.number)
        case "lineWidth": lineWidth = max(CGFloat(value.number), 0)
        case "miterLimit": miterLimit = CGFloat(value.number)
        case "lineDashPhase": dashPhase = CGFloat(value.number)
        default: break
        }
    }

    var strokeStyle: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCap.cap, lineJoin: lineJoin.join, miterLimit: miterLimit, dash: dashes,
            dashPhase: dashPhase)
    }

    /// The part of the path that is stroked.
    var strokedPath: Path {
        guard let path else { return Path() }
        let (start, end) = (min(max(strokeStart, 0), 1), min(max(strokeEnd, 0), 1))
        return start == 0 && end == 1 ? path : path.trimmedPath(from: start, to: max(start, end))
    }
}

/// Rule for the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// Name of the rule.
    public let rawValue: String
    /// The rule of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// All that the path winds around.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// All from where a ray to the outside crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// Form of the ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// Name of the form.
    public let rawValue: String
    /// The form of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cut off at the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Half a circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// Form of the corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// Name of the form.
    public let rawValue: String
    /// The form of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

/// Layer that draws a path, over its background and below its sublayers.
open class CAShapeLayer: CALayer {
    /// A layer without a path.
    public override init() {
        super.init()
        values.shape = ShapeValues()
    }

    /// A layer with the values of `layer`.
    public override init(layer: CALayer) {
        super.init(layer: layer)
        if values.shape == nil { values.shape = ShapeValues() }
    }

    private var shape: ShapeValues { values.shape ?? ShapeValues() }

    private func set<Value: Equatable>(
        _ keyPath: WritableKeyPath<ShapeValues, Value>, _ name: String?, _ value: Value
    ) {
        change(\.shape, keyPath, name, to: value)
    }

    /// The path, in the layer's space.
    open var path: CGPath? {
        get { shape.path?.cgPath }
        set { set(\.path, nil, newValue.map { Path($0) }) }
    }
    /// Colour of the inside; nil for none. Black by default.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { set(\.fillColor, "fillColor", newValue) }
    }
    /// Colour of the line; nil, the default, for none.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { set(\.strokeColor, "strokeColor", newValue) }
    }
    /// Rule for the inside.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { set(\.fillRule, nil, newValue) }
    }
    /// Begin of the line, 0…1 of the path.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { set(\.strokeStart, "strokeStart", newValue) }
    }
    /// End of the line, 0…1 of the path.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { set(\.strokeEnd, "strokeEnd", newValue) }
    }
    /// Width of the line, in points.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { set(\.lineWidth, "lineWidth", newValue) }
    }
    /// Form of the line's ends.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { set(\.lineCap, nil, newValue) }
    }
    /// Form of the line's corners.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { set(\.lineJoin, nil, newValue) }
    }
    /// Greatest length of a pointed corner, in line widths.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { set(\.miterLimit, "miterLimit", newValue) }
    }
    /// Lengths of dashes and gaps, in points; nil for none.
    open var lineDashPattern: [NSNumber]? {
        get { shape.dashes.isEmpty ? nil : shape.dashes.map { NSNumber(value: Double($0)) } }
        set { set(\.dashes, nil, (newValue ?? []).map { CGFloat($0.doubleValue) }) }
    }
    /// Shift of the dashes, in points.
    open var lineDashPhase: CGFloat {
        get { shape.dashPhase }
        set { set(\.dashPhase, "lineDashPhase", newValue) }
    }
}
