public import Foundation
import Geometry
import LayerTree

/// Values of a layer that draws a gradient.
struct GradientValues: Equatable {
    var colors: [CGColor] = []
    var locations: [Double] = []
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial

    func value(at keyPath: String) -> AnimatedLayerValue? {
        switch keyPath {
        case "colors": AnimatedLayerValue(numbers: colors.flatMap { AnimatedLayerValue($0).numbers })
        case "locations": AnimatedLayerValue(numbers: stops)
        case "startPoint": AnimatedLayerValue(startPoint)
        case "endPoint": AnimatedLayerValue(endPoint)
        default: nil
        }
    }

    mutating func set(_ value: AnimatedLayerValue, at keyPath: String) {
        switch keyPath {
        case "colors": colors = value.colors
        case "locations": locations = value.numbers
        case "startPoint": startPoint = value.point
        case "endPoint": endPoint = value.point
        default: break
        }
    }

    /// Locations of all colours; even ones unless there is one for each.
    private var stops: [Double] {
        if locations.count == colors.count { return locations }
        let gaps = Double(max(colors.count - 1, 1))
        return colors.indices.map { Double($0) / gaps }
    }

    /// The gradient of a layer of `size`.
    func paint(in size: CGSize) -> LayerPaint {
        var last = 0.0
        let stops = zip(colors, stops).map { color, location in
            last = max(last, min(max(location, 0), 1))
            return LayerGradient.Stop(color: color.resolved, location: last)
        }
        let gradient = LayerGradient(stops: stops, space: .device)
        let (start, end) = (UnitPoint(x: startPoint.x, y: startPoint.y), UnitPoint(x: endPoint.x, y: endPoint.y))
        switch type {
        case .radial:
            // The radii are the distances of the end along both axes; the mean of both serves where they differ.
            let along = abs(endPoint.x - startPoint.x) * size.width
            let down = abs(endPoint.y - startPoint.y) * size.height
            return .radialGradient(gradient, center: start, startRadius: 0, endRadius: Double(along + down) / 2)
        case .conic:
            let angle = atan2(
                Double((endPoint.y - startPoint.y) * size.height), Double((endPoint.x - startPoint.x) * size.width))
            return .angularGradient(
                gradient, center: start, start: Angle(radians: angle), end: Angle(radians: angle + 2 * .pi))
        default: return .linearGradient(gradient, start: start, end: end)
        }
    }
}

/// Form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// Name of the form.
    public let rawValue: String
    /// The form of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Around the start point, as far as the end point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, from the direction of the end point on.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Layer that draws a gradient, over its background and below its sublayers.
open class CAGradientLayer: CALayer {
    /// A layer without colours.
    public override init() {
        super.init()
        values.gradient = GradientValues()
    }

    /// A layer with the values of `layer`.
    public override init(layer: CALayer) {
        super.init(layer: layer)
        if values.gradient == nil { values.gradient = GradientValues() }
    }

    private var gradient: GradientValues { values.gradient ?? GradientValues() }

    private func set<Value: Equatable>(
        _ keyPath: WritableKeyPath<GradientValues, Value>, _ name: String?, _ value: Value
    ) {
        change(\.gradient, keyPath, name, to: value)
    }

    /// The colours, each a `CGColor`; others are left out. Nil for none.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors }
        set { set(\.colors, "colors", (newValue ?? []).compactMap { $0 as? CGColor }) }
    }
    /// Locations of the colours, 0…1 and ascending; nil for even ones.
    open var locations: [NSNumber]? {
        get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
        set { set(\.locations, "locations", (newValue ?? []).map(\.doubleValue)) }
    }
    /// Begin of the gradient, in fractions of the size.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { set(\.startPoint, "startPoint", newValue) }
    }
    /// End of the gradient, in fractions of the size.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { set(\.endPoint, "endPoint", newValue) }
    }
    /// Form of the gradient.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { set(\.type, nil, newValue) }
    }
}
