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
    public enum RGBColorSpace: Hashable, Sendable {
        /// Encoded sRGB, linear light with sRGB's primaries, and the wider primaries of Display P3; the last may lie
        /// outside 0…1 in sRGB.
        case sRGB, sRGBLinear, displayP3
    }

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

    /// The colour that has these components, whatever the environment.
    public init(_ resolved: Resolved) { storage = .resolved(resolved) }

    /// A colour that differs with the appearance.
    package init(light: Color, dark: Color) { storage = .adaptive(light: light, dark: dark) }

    /// A colour of components from 0 to 1 in `space`; beyond they lie outside of sRGB, and are cut when drawn.
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        storage = .resolved(
            ResolvedColor(
                colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
    }

    /// A grey: 0 is black, 1 is white.
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
    /// Nothing: fully transparent black. As a view it takes room, and is not hit (S25.6).
    public static let clear = Color(.resolved(.clear))
    /// The same in light and dark appearance.
    public static let black = Color(.resolved(.black))
    /// The same in light and dark appearance.
    public static let white = Color(.resolved(.white))
    /// `#8E8E93` in both appearances (S28.7).
    public static let gray = Color(.system(.gray))
    /// `#FF3B30`, in the dark appearance `#FF453A` (S28.7).
    public static let red = Color(.system(.red))
    /// `#FF9500`, in the dark appearance `#FF9F0A` (S28.7).
    public static let orange = Color(.system(.orange))
    /// `#FFCC00`, in the dark appearance `#FFD60A` (S28.7).
    public static let yellow = Color(.system(.yellow))
    /// `#34C759`, in the dark appearance `#30D158` (S28.7).
    public static let green = Color(.system(.green))
    /// `#00C7BE`, in the dark appearance `#63E6E2` (S28.7).
    public static let mint = Color(.system(.mint))
    /// `#30B0C7`, in the dark appearance `#40C8E0` (S28.7).
    public static let teal = Color(.system(.teal))
    /// `#32ADE6`, in the dark appearance `#64D2FF` (S28.7).
    public static let cyan = Color(.system(.cyan))
    /// `#007AFF`, in the dark appearance `#0A84FF` (S28.7), and what controls are accented with if nobody says.
    public static let blue = Color(.system(.blue))
    /// `#5856D6`, in the dark appearance `#5E5CE6` (S28.7).
    public static let indigo = Color(.system(.indigo))
    /// `#AF52DE`, in the dark appearance `#BF5AF2` (S28.7).
    public static let purple = Color(.system(.purple))
    /// `#FF2D55`, in the dark appearance `#FF375F` (S28.7).
    public static let pink = Color(.system(.pink))
    /// `#A2845E`, in the dark appearance `#AC8E68` (S28.7).
    public static let brown = Color(.system(.brown))
    /// What text has by itself: black in the light appearance, white in the dark one (S28.7).
    public static let primary = Color(.system(.primary))
    /// For what matters less: a grey of opacity 0.6 that goes with the appearance (S28.7).
    public static let secondary = Color(.system(.secondary))
    // Apple's name.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// What controls are accented with at this place: the tint if there is one, else blue.
    public static let accentColor = Color(.system(.accent))
}

extension Color: ShapeStyle {
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { .color(resolve(in: environment)) }
}

extension Color: _PrimitiveView {
    @MainActor public static var _isOneElement: Bool { true }

    @MainActor public static func _makeView(_ view: _GraphValue<Color>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = LeafBox(inputs)
            inputs.add(box, named: Color.self)
            box.ownLayer.content = .color
            inputs.style(view.attribute, of: box)
        }
    }
}
