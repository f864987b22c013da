import Foundation
import Views

extension UIColor {
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

/// The system's palette, which differs with the appearance: Apple's published values.
extension UIColor {
    public static let systemRed = UIColor(.red)
    public static let systemOrange = UIColor(.orange)
    public static let systemYellow = UIColor(.yellow)
    public static let systemGreen = UIColor(.green)
    public static let systemMint = UIColor(.mint)
    public static let systemTeal = UIColor(.teal)
    public static let systemCyan = UIColor(.cyan)
    public static let systemBlue = UIColor(.blue)
    public static let systemIndigo = UIColor(.indigo)
    public static let systemPurple = UIColor(.purple)
    public static let systemPink = UIColor(.pink)
    public static let systemBrown = UIColor(.brown)
    public static let systemGray = UIColor(.gray)
    public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
    public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
    public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
    public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
    public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
    // Apple's name.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let tintColor = UIColor(.accentColor)

    public static let label = UIColor(.primary)
    public static let secondaryLabel = UIColor(.secondary)
    public static let tertiaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
    public static let quaternaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16)
    public static let placeholderText = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
    public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
    public static let separator = UIColor(light: 0x3C3C43, dark: 0x545458, alpha: 0.29, darkAlpha: 0.6)
    public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)

    public static let systemFill = UIColor(light: 0x787880, dark: 0x787880, alpha: 0.2, darkAlpha: 0.36)
    public static let secondarySystemFill = UIColor(light: 0x787880, dark: 0x787880, alpha: 0.16, darkAlpha: 0.32)
    public static let tertiarySystemFill = UIColor(light: 0x767680, dark: 0x767680, alpha: 0.12, darkAlpha: 0.24)
    public static let quaternarySystemFill = UIColor(light: 0x747480, dark: 0x767680, alpha: 0.08, darkAlpha: 0.18)

    public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
    public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
    public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
    public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
    public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
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

/// The type of a colour literal in an editor.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
