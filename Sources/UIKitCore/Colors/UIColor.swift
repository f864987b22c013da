public import Foundation
public import Views

/// Colour of UIKit: fixed sRGB components, or a colour that depends on the appearance.
///
/// Two colours are equal if they are stored alike: a fixed colour and a wrapped SwiftUI colour never are.
public final class UIColor: Hashable, Sendable {
    package enum Storage: Hashable, Sendable {
        case fixed(Components)
        case dynamic(light: Components, dark: Components)
        /// SwiftUI colour, resolved per appearance on demand.
        case color(Color)
    }

    /// sRGB components and opacity, nominally 0 to 1; values outside are kept and clamped when drawn.
    package struct Components: Hashable, Sendable {
        package var red: CGFloat
        package var green: CGFloat
        package var blue: CGFloat
        package var alpha: CGFloat

        package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    package let storage: Storage

    package init(_ storage: Storage) { self.storage = storage }

    /// A colour with these sRGB components and opacity, each 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(Components(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A grey: `white` is 0 for black, 1 for white; `alpha` is the opacity, 0 to 1.
    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(Components(red: white, green: white, blue: white, alpha: alpha))
    }

    /// A colour from hue, saturation, brightness and opacity, each 0 to 1; a hue outside wraps around.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        storage = .fixed(Components(HSB(hue: hue, saturation: saturation, brightness: brightness), alpha: alpha))
    }

    /// A UIKit colour equal to the SwiftUI colour `color`.
    public init(_ color: Color) { storage = .color(color) }

    /// A colour that depends on the appearance.
    ///
    /// - Parameter dynamicProvider: returns the colour for an appearance; called at once, for light and for dark, and
    ///   not kept.
    public init(dynamicProvider: (UITraitCollection) -> UIColor) {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        storage = .dynamic(
            light: dynamicProvider(light).components(in: light), dark: dynamicProvider(dark).components(in: dark))
    }

    /// This colour with opacity `alpha`, 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        func faded(_ components: Components) -> Components {
            var result = components
            result.alpha = alpha
            return result
        }
        return switch storage {
        case .fixed(let components): UIColor(.fixed(faded(components)))
        case .dynamic(let light, let dark): UIColor(.dynamic(light: faded(light), dark: faded(dark)))
        case .color:
            UIColor(
                .dynamic(
                    light: faded(components(in: UITraitCollection(userInterfaceStyle: .light))),
                    dark: faded(components(in: UITraitCollection(userInterfaceStyle: .dark)))))
        }
    }

    /// Fixed colour equal to this one in the appearance of `traits`.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(.fixed(components(in: traits))) }

    /// True if both are stored alike.
    public static func == (a: UIColor, b: UIColor) -> Bool { a.storage == b.storage }
    /// Hashes the stored colour.
    public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

extension UIColor: CustomStringConvertible {
    /// sRGB components in the light appearance, as text.
    public var description: String {
        let now = components(in: UITraitCollection(userInterfaceStyle: .light))
        return "UIColor(red: \(now.red), green: \(now.green), blue: \(now.blue), alpha: \(now.alpha))"
    }
}
