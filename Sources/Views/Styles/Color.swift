public import AnimationCore
import AttributeGraph
public import Foundation
import Geometry
public import LayerTree
@_spi(Engine) public import ViewGraph

/// A colour, resolved in the environment when it is drawn (S28.1).
public struct Color: Hashable, Sendable, CustomStringConvertible {
    /// Linear components, as drawn.
    public typealias Resolved = ResolvedColor

    /// In which space components are given.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    enum Storage: Hashable, Sendable {
        case resolved(ResolvedColor)
        case system(SystemColor)
        indirect case faded(Color, Double)
        indirect case mixed(Color, Color, Double, Gradient.ColorSpace)
        /// One for each appearance.
        indirect case adaptive(light: Color, dark: Color)
        /// A colour of an asset catalogue, by name.
        case asset(String)
    }

    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    public init(_ resolved: Resolved) { storage = .resolved(resolved) }

    /// A colour that differs with the appearance.
    package init(light: Color, dark: Color) { storage = .adaptive(light: light, dark: dark) }

    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        storage = .resolved(
            ResolvedColor(
                colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
    }

    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour of an asset catalogue. There are none on Linux: a placeholder is shown, and a message says so.
    public init(_ name: String, bundle: Bundle? = nil) { storage = .asset(name) }

    /// Hue, saturation and brightness from 0 to 1; a hue beyond goes round.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ n: Double) -> Double {
            let k = (n + (hue - hue.rounded(.down)) * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// The same colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity)) }

    /// The colour that lies `fraction` of the way to `rhs`: 0 is this one, 1 the other; what is beyond counts as that.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mixed(self, rhs, min(max(fraction, 0), 1), colorSpace))
    }

    /// The colour as it is drawn in `environment` (S28.1).
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        switch storage {
        case .asset: Self.placeholder
        case .mixed(let a, let b, let fraction, let space):
            space.mix(a.resolve(in: environment), b.resolve(in: environment), fraction)
        case .resolved(let color): color
        case .adaptive(let light, let dark):
            (environment.colorScheme == .dark ? dark : light).resolve(in: environment)
        case .system(let color): color.resolve(in: environment)
        case .faded(let color, let opacity): color.resolve(in: environment).multiplyingOpacity(by: opacity)
        }
    }

    /// Stands for colours that are not there: nobody takes it for a design.
    private static let placeholder = ResolvedColor(red: 1, green: 0, blue: 1)

    /// The name of the asset that the colour is, if it is one.
    var assetName: String? {
        switch storage {
        case .asset(let name): name
        case .faded(let color, _): color.assetName
        case .mixed(let a, let b, _, _), .adaptive(let a, let b): a.assetName ?? b.assetName
        default: nil
        }
    }

    public var description: String {
        switch storage {
        case .resolved(let color): "\(color)"
        case .system(let color): color.rawValue
        case .faded(let color, let opacity): "\(color) at \(opacity)"
        case .mixed(let a, let b, let fraction, _): "\(a) mixed with \(b) by \(fraction)"
        case .adaptive(let light, let dark): "\(light), or \(dark) in the dark"
        case .asset(let name): "asset \(name)"
        }
    }
}

extension Color {
    public static let clear = Color(.resolved(.clear))
    public static let black = Color(.resolved(.black))
    public static let white = Color(.resolved(.white))
    public static let gray = Color(.system(.gray))
    public static let red = Color(.system(.red))
    public static let orange = Color(.system(.orange))
    public static let yellow = Color(.system(.yellow))
    public static let green = Color(.system(.green))
    public static let mint = Color(.system(.mint))
    public static let teal = Color(.system(.teal))
    public static let cyan = Color(.system(.cyan))
    public static let blue = Color(.system(.blue))
    public static let indigo = Color(.system(.indigo))
    public static let purple = Color(.system(.purple))
    public static let pink = Color(.system(.pink))
    public static let brown = Color(.system(.brown))
    public static let primary = Color(.system(.primary))
    public static let secondary = Color(.system(.secondary))
    // Apple's name.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color(.system(.accent))
}

extension Color: ShapeStyle {
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { .color(resolve(in: environment)) }
}

extension Color: _PrimitiveView {
    @MainActor public static func _makeView(_ view: _GraphValue<Color>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = LeafBox(inputs)
            inputs.add(box, named: Color.self)
            box.ownLayer.content = .color
            inputs.style(view.attribute, of: box)
        }
    }
}
