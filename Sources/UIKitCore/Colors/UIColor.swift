public import Foundation
public import Views

/// A colour as UIKit has it: sRGB components that are kept as they were given, or a colour that differs with the
/// appearance. Two are equal when their components are.
public final class UIColor: Hashable, Sendable {
    package enum Storage: Hashable, Sendable {
        case fixed(Components)
        case dynamic(light: Components, dark: Components)
        /// A SwiftUI colour, which knows by itself how it looks in each appearance.
        case color(Color)
    }

    /// sRGB and opacity, from 0 to 1; what lies outside is kept, and shown as the nearest that a screen has.
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

    /// From sRGB components, 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(Components(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A grey from 0, black, to 1, white.
    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(Components(red: white, green: white, blue: white, alpha: alpha))
    }

    /// Hue, saturation and brightness from 0 to 1; a hue beyond goes round.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        storage = .fixed(Components(HSB(hue: hue, saturation: saturation, brightness: brightness), alpha: alpha))
    }

    /// The UIKit form of a SwiftUI colour.
    public init(_ color: Color) { storage = .color(color) }

    /// A colour that is asked for anew in each appearance.
    ///
    /// - Parameter dynamicProvider: called at once, for the light and for the dark appearance.
    public init(dynamicProvider: (UITraitCollection) -> UIColor) {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        storage = .dynamic(
            light: dynamicProvider(light).components(in: light), dark: dynamicProvider(dark).components(in: dark))
    }

    /// The same colour with another opacity.
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

    /// The colour as it is in one appearance.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(.fixed(components(in: traits))) }

    public static func == (a: UIColor, b: UIColor) -> Bool { a.storage == b.storage }
    public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

extension UIColor: CustomStringConvertible {
    public var description: String {
        let now = components(in: UITraitCollection(userInterfaceStyle: .light))
        return "UIColor(red: \(now.red), green: \(now.green), blue: \(now.blue), alpha: \(now.alpha))"
    }
}
