public import AnimationCore
package import AssetCatalogs
import AttributeGraph
public import Foundation
import Geometry
public import LayerTree
@_spi(Engine) public import ViewGraph

/// A colour, resolved in the environment when it is drawn (S28.1).
public struct Color: Hashable, Sendable, CustomStringConvertible {
    /// Components of a colour as it is drawn.
    public typealias Resolved = ResolvedColor

    /// Colour space of given components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// Gamma-encoded sRGB, linear-light sRGB, and Display P3, which has wider primaries: its colours may lie
        /// outside 0…1 in sRGB.
        case sRGB, sRGBLinear, displayP3
    }

    package enum Storage: Hashable, Sendable {
        case resolved(ResolvedColor)
        case system(SystemColor)
        indirect case faded(Color, Double)
        indirect case mixed(Color, Color, Double, Gradient.ColorSpace)
        /// A colour for each appearance.
        indirect case adaptive(light: Color, dark: Color)
        /// A colour of an asset catalogue, by name, in a folder of resources; nil for all of the program's.
        case asset(String, folder: String?)
    }

    let storage: Storage

    package init(_ storage: Storage) { self.storage = storage }

    /// A colour with fixed components, independent of the environment.
    public init(_ resolved: Resolved) { storage = .resolved(resolved) }

    /// A colour that depends on the appearance.
    package init(light: Color, dark: Color) { storage = .adaptive(light: light, dark: dark) }

    /// A colour with components in `space`, nominally 0…1; values outside exceed the gamut, and are clamped when drawn.
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        storage = .resolved(
            ResolvedColor(
                colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
    }

    /// A grey in `space`: 0 is black, 1 is white.
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    /// The colour `name` of an asset catalogue in the resources of `bundle`; nil searches all folders of the program's
    /// resources. Without such a colour magenta is shown, and a message logged.
    public init(_ name: String, bundle: Bundle? = nil) { storage = .asset(name, folder: bundle?.resourcePath) }

    /// A colour by hue, saturation and brightness, each 0…1; hues beyond wrap around.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ n: Double) -> Double {
            let k = (n + (hue - hue.rounded(.down)) * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// This colour with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity)) }

    /// The colour that lies `fraction` of the way to `rhs` in `colorSpace`: 0 is this colour, 1 is `rhs`; clamped to
    /// 0…1.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mixed(self, rhs, min(max(fraction, 0), 1), colorSpace))
    }

    /// The components with which the colour is drawn in `environment` (S28.1).
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        switch storage {
        case .asset(let name, let folder):
            Self.asset(named: name, in: folder).flatMap { $0.resolve(in: environment) } ?? Self.placeholder
        case .mixed(let a, let b, let fraction, let space):
            space.mix(a.resolve(in: environment), b.resolve(in: environment), fraction)
        case .resolved(let color): color
        case .adaptive(let light, let dark):
            (environment.colorScheme == .dark ? dark : light).resolve(in: environment)
        case .system(let color): color.resolve(in: environment)
        case .faded(let color, let opacity): color.resolve(in: environment).multiplyingOpacity(by: opacity)
        }
    }

    /// Magenta, for missing colours: it cannot be mistaken for a design.
    private static let placeholder = ResolvedColor(red: 1, green: 0, blue: 1)

    package static func asset(named name: String, in folder: String?) -> ColorSet? {
        AssetLibrary.shared.color(named: name, in: assetFolders(folder))
    }

    private static func assetFolders(_ folder: String?) -> [String] { folder.map { [$0] } ?? ProgramFolders.all }

    /// Name of the asset that the colour refers to and that is not there, and folders where it was looked for; nil if
    /// there is none.
    var missingAsset: (name: String, folders: [String])? {
        switch storage {
        case .asset(let name, let folder):
            Self.asset(named: name, in: folder) == nil ? (name, Self.assetFolders(folder)) : nil
        case .faded(let color, _): color.missingAsset
        case .mixed(let a, let b, _, _), .adaptive(let a, let b): a.missingAsset ?? b.missingAsset
        default: nil
        }
    }

    /// The colour in words, for debugging.
    public var description: String {
        switch storage {
        case .resolved(let color): "\(color)"
        case .system(let color): color.rawValue
        case .faded(let color, let opacity): "\(color) at \(opacity)"
        case .mixed(let a, let b, let fraction, _): "\(a) mixed with \(b) by \(fraction)"
        case .adaptive(let light, let dark): "\(light), or \(dark) in the dark"
        case .asset(let name, _): "asset \(name)"
        }
    }
}

extension Color {
    /// Fully transparent black. As a view it takes up room, but is not hit (S25.6).
    public static let clear = Color(.resolved(.clear))
    /// Black in both appearances.
    public static let black = Color(.resolved(.black))
    /// White in both appearances.
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
    /// `#007AFF`, in the dark appearance `#0A84FF` (S28.7); the default accent colour of controls.
    public static let blue = Color(.system(.blue))
    /// `#5856D6`, in the dark appearance `#5E5CE6` (S28.7).
    public static let indigo = Color(.system(.indigo))
    /// `#AF52DE`, in the dark appearance `#BF5AF2` (S28.7).
    public static let purple = Color(.system(.purple))
    /// `#FF2D55`, in the dark appearance `#FF375F` (S28.7).
    public static let pink = Color(.system(.pink))
    /// `#A2845E`, in the dark appearance `#AC8E68` (S28.7).
    public static let brown = Color(.system(.brown))
    /// Default colour of text: black in the light appearance, white in the dark one (S28.7).
    public static let primary = Color(.system(.primary))
    /// Colour of secondary text: a grey of opacity 0.6 that depends on the appearance (S28.7).
    public static let secondary = Color(.system(.secondary))
    // Apple's name.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// Accent colour of controls: the tint of the environment, else blue.
    public static let accentColor = Color(.system(.accent))
}

extension Color: ShapeStyle {
    /// The colour in this environment.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { .color(resolve(in: environment)) }
}

extension Color: _PrimitiveView {
    /// True: a colour is always one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes a box that the colour fills.
    @MainActor public static func _makeView(_ view: _GraphValue<Color>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = LeafBox(inputs)
            inputs.add(box, named: Color.self)
            box.ownLayer.content = .color
            inputs.style(view.attribute, of: box)
        }
    }
}
