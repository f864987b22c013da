public import AnimationCore
import AttributeGraph
import Foundation
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
    }

    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    public init(_ resolved: Resolved) { storage = .resolved(resolved) }

    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        let r = Float(red)
        let g = Float(green)
        let b = Float(blue)
        let a = Float(opacity)
        storage = .resolved(
            space == .sRGBLinear
                ? ResolvedColor(linearRed: r, linearGreen: g, linearBlue: b, opacity: a)
                : ResolvedColor(red: r, green: g, blue: b, opacity: a))
    }

    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Hue, saturation and brightness from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ n: Double) -> Double {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// The same colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity)) }

    public func resolve(in environment: EnvironmentValues) -> Resolved {
        switch storage {
        case .resolved(let color): color
        case .system(let color): color.resolve(in: environment)
        case .faded(let color, let opacity): color.resolve(in: environment).multiplyingOpacity(by: opacity)
        }
    }

    public var description: String {
        switch storage {
        case .resolved(let color): "\(color)"
        case .system(let color): color.rawValue
        case .faded(let color, let opacity): "\(color) at \(opacity)"
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

/// Colours that differ with the appearance (S28.7): sRGB components in the light and the dark one.
enum SystemColor: String, Hashable, Sendable {
    case gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case primary, secondary, accent, background

    func resolve(in environment: EnvironmentValues) -> ResolvedColor {
        if self == .accent { return environment.tint?.resolve(in: environment) ?? Self.blue.resolve(in: environment) }
        let isDark = environment.colorScheme == .dark
        let (hex, opacity) = isDark ? dark : light
        return ResolvedColor(
            red: Float(hex >> 16 & 255) / 255, green: Float(hex >> 8 & 255) / 255, blue: Float(hex & 255) / 255,
            opacity: opacity)
    }

    private var light: (hex: Int, opacity: Float) {
        switch self {
        case .gray: (0x8E8E93, 1)
        case .red: (0xFF3B30, 1)
        case .orange: (0xFF9500, 1)
        case .yellow: (0xFFCC00, 1)
        case .green: (0x34C759, 1)
        case .mint: (0x00C7BE, 1)
        case .teal: (0x30B0C7, 1)
        case .cyan: (0x32ADE6, 1)
        case .blue, .accent: (0x007AFF, 1)
        case .indigo: (0x5856D6, 1)
        case .purple: (0xAF52DE, 1)
        case .pink: (0xFF2D55, 1)
        case .brown: (0xA2845E, 1)
        case .primary: (0x000000, 1)
        case .secondary: (0x3C3C43, 0.6)
        case .background: (0xFFFFFF, 1)
        }
    }

    private var dark: (hex: Int, opacity: Float) {
        switch self {
        case .gray: (0x8E8E93, 1)
        case .red: (0xFF453A, 1)
        case .orange: (0xFF9F0A, 1)
        case .yellow: (0xFFD60A, 1)
        case .green: (0x30D158, 1)
        case .mint: (0x63E6E2, 1)
        case .teal: (0x40C8E0, 1)
        case .cyan: (0x64D2FF, 1)
        case .blue, .accent: (0x0A84FF, 1)
        case .indigo: (0x5E5CE6, 1)
        case .purple: (0xBF5AF2, 1)
        case .pink: (0xFF375F, 1)
        case .brown: (0xAC8E68, 1)
        case .primary: (0xFFFFFF, 1)
        case .secondary: (0xEBEBF5, 0.6)
        case .background: (0x000000, 1)
        }
    }
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
