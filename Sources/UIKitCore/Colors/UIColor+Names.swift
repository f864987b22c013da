import Foundation
import Views

extension UIColor {
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// Grey of one third white.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// Grey of two thirds white.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Grey of one half white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Transparent black.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// sRGB red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// sRGB green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// sRGB blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Green and blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red and green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red and blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Red and half green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Half red and half blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Red 0.6, green 0.4, blue 0.2.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

/// System palette, which depends on the appearance; Apple's published values.
extension UIColor {
    /// System red.
    public static let systemRed = UIColor(.red)
    /// System orange.
    public static let systemOrange = UIColor(.orange)
    /// System yellow.
    public static let systemYellow = UIColor(.yellow)
    /// System green.
    public static let systemGreen = UIColor(.green)
    /// System mint.
    public static let systemMint = UIColor(.mint)
    /// System teal.
    public static let systemTeal = UIColor(.teal)
    /// System cyan.
    public static let systemCyan = UIColor(.cyan)
    /// System blue.
    public static let systemBlue = UIColor(.blue)
    /// System indigo.
    public static let systemIndigo = UIColor(.indigo)
    /// System purple.
    public static let systemPurple = UIColor(.purple)
    /// System pink.
    public static let systemPink = UIColor(.pink)
    /// System brown.
    public static let systemBrown = UIColor(.brown)
    /// System grey, the darkest of six in the light appearance.
    public static let systemGray = UIColor(.gray)
    /// Second system grey.
    public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
    /// Third system grey.
    public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
    /// Fourth system grey.
    public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
    /// Fifth system grey.
    public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
    /// Sixth system grey, closest to the background.
    public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
    // Apple's name.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// Accent colour.
    public static let tintColor = UIColor(.accentColor)

    /// Primary text.
    public static let label = UIColor(.primary)
    /// Secondary text.
    public static let secondaryLabel = UIColor(.secondary)
    /// Tertiary text.
    public static let tertiaryLabel = UIColor(Color(.system(.tertiary)))
    /// Quaternary text.
    public static let quaternaryLabel = UIColor(Color(.system(.quaternary)))
    /// Dark text on light grounds, in every appearance.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// Light text on dark grounds, in every appearance.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Placeholder of an empty text field.
    public static let placeholderText = UIColor(Color(.system(.tertiary)))
    /// Links.
    public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
    /// Translucent separator line.
    public static let separator = UIColor(light: 0x3C3C43, dark: 0x545458, alpha: 0.29, darkAlpha: 0.6)
    /// Opaque separator line.
    public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)

    /// Strongest of four translucent fills.
    public static let systemFill = UIColor(light: 0x787880, dark: 0x787880, alpha: 0.2, darkAlpha: 0.36)
    /// Second strongest translucent fill.
    public static let secondarySystemFill = UIColor(light: 0x787880, dark: 0x787880, alpha: 0.16, darkAlpha: 0.32)
    /// Second weakest translucent fill.
    public static let tertiarySystemFill = UIColor(light: 0x767680, dark: 0x767680, alpha: 0.12, darkAlpha: 0.24)
    /// Weakest of four translucent fills.
    public static let quaternarySystemFill = UIColor(light: 0x747480, dark: 0x767680, alpha: 0.08, darkAlpha: 0.18)

    /// Main background.
    public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
    /// Background of content on the main background.
    public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
    /// Background of content on the secondary background.
    public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
    /// Main background of grouped content.
    public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
    /// Background of content on the main grouped background.
    public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
    /// Background of content on the secondary grouped background.
    public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E)

    private convenience init(light: Int, dark: Int, alpha: CGFloat = 1, darkAlpha: CGFloat? = nil) {
        self.init(
            .dynamic(
                light: Components(hex: light, alpha: alpha), dark: Components(hex: dark, alpha: darkAlpha ?? alpha)))
    }
}

extension UIColor.Components {
    fileprivate init(hex: Int, alpha: CGFloat) {
        self.init(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
            alpha: alpha)
    }
}

/// Type of a colour literal.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    /// A colour from the sRGB components of a colour literal, each 0 to 1.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
