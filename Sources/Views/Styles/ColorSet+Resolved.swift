import AnimationCore
import AssetCatalogs
import LayerTree
@_spi(Engine) import ViewGraph

extension ColorSet {
    /// The colour in this environment; nil if the set has none for it.
    func resolve(in environment: EnvironmentValues) -> ResolvedColor? {
        switch value(for: AssetTraits(environment)) {
        case .components(let color):
            ResolvedColor(
                colorSpace: color.space.colorSpace, red: Float(color.red), green: Float(color.green),
                blue: Float(color.blue), opacity: Float(color.opacity))
        case .system(let name): SystemColor(assetName: name)?.resolve(in: environment)
        case nil: nil
        }
    }
}

extension ColorSet.Space {
    fileprivate var colorSpace: Color.RGBColorSpace {
        switch self {
        case .sRGB: .sRGB
        case .sRGBLinear: .sRGBLinear
        case .displayP3: .displayP3
        }
    }
}

extension SystemColor {
    /// The colour that catalogues call `name`, such as "systemRedColor"; nil if it is none of these.
    fileprivate init?(assetName name: String) {
        switch name {
        case "labelColor": self = .primary
        case "secondaryLabelColor": self = .secondary
        case "tertiaryLabelColor": self = .tertiary
        case "quaternaryLabelColor": self = .quaternary
        case "systemBackgroundColor": self = .background
        case "separatorColor": self = .separator
        case "tintColor": self = .accent
        default:
            guard name.hasPrefix("system"), name.hasSuffix("Color") else { return nil }
            self.init(rawValue: name.dropFirst("system".count).dropLast("Color".count).lowercased())
        }
    }
}
