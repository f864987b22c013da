public import Foundation
import LayerTree
public import Views

/// Colour of UIKit: fixed sRGB components, or a colour that depends on the appearance.
///
/// Two colours are equal if their components are equal in both appearances. Colours can be archived; a colour that
/// depends on the appearance keeps both variants.
public final class UIColor: NSObject, @unchecked Sendable {
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

    /// A colour that is not seen: black without opacity.
    public override convenience init() { self.init(white: 0, alpha: 0) }

    /// A colour with these sRGB components and opacity, each 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(Components(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A colour with these components of the colour space Display P3 and opacity, each 0 to 1. What screens of sRGB cannot show is
    /// drawn as the nearest that they can.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = ResolvedColor(colorSpace: .displayP3, red: Float(red), green: Float(green), blue: Float(blue))
        storage = .fixed(
            Components(
                red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: alpha))
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

    /// The colour `name` of an asset catalogue; nil if there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The colour `name` of an asset catalogue in the resources of `bundle`, or of the program; nil if there is none. The
    /// colour depends on the appearance if it has a dark variant; `traits` are not used.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
    ) {
        guard Color.asset(named: name, in: bundle?.resourcePath) != nil else { return nil }
        self.init(Color(name, bundle: bundle))
    }

    /// The colour `resource` of an asset catalogue.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }

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

    // MARK: Comparing and describing

    /// Components in both appearances, in steps of 1/100,000: SwiftUI's colours are less exact.
    private var comparable: [CGFloat] {
        [UIUserInterfaceStyle.light, .dark].flatMap { style in
            let now = components(in: UITraitCollection(userInterfaceStyle: style))
            return [now.red, now.green, now.blue, now.alpha].map { ($0 * 100_000).rounded() }
        }
    }

    /// True if `object` is a colour with the same components in both appearances.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || storage == other.storage || comparable == other.comparable
    }

    /// Hashes the components.
    public override var hash: Int { comparable.hashValue }

    /// sRGB components in the light appearance, as text.
    public override var description: String {
        let now = components(in: UITraitCollection(userInterfaceStyle: .light))
        return "UIColor(red: \(now.red), green: \(now.green), blue: \(now.blue), alpha: \(now.alpha))"
    }

    // MARK: Archives

    private static let variants = (light: "light", dark: "dark")

    /// The colour in an archive; nil if it is none.
    public required init?(coder: NSCoder) {
        guard let light = Components(coder.decodeObject(of: NSString.self, forKey: Self.variants.light)) else {
            return nil
        }
        let hasDark = coder.containsValue(forKey: Self.variants.dark)
        let dark = hasDark ? Components(coder.decodeObject(of: NSString.self, forKey: Self.variants.dark)) : nil
        storage = dark.map { .dynamic(light: light, dark: $0) } ?? .fixed(light)
    }
}

extension UIColor: NSSecureCoding {
    /// True: archives of colours can be read securely.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the colour to an archive.
    public func encode(with coder: NSCoder) {
        let light = components(in: UITraitCollection(userInterfaceStyle: .light))
        let dark = components(in: UITraitCollection(userInterfaceStyle: .dark))
        coder.encode(light.text as NSString, forKey: Self.variants.light)
        if dark != light { coder.encode(dark.text as NSString, forKey: Self.variants.dark) }
    }
}

extension UIColor.Components {
    /// The four numbers as text.
    fileprivate var text: String { "\(Double(red)) \(Double(green)) \(Double(blue)) \(Double(alpha))" }

    fileprivate init?(_ text: NSString?) {
        guard let text else { return nil }
        let numbers = text.components(separatedBy: " ").compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        self.init(
            red: CGFloat(numbers[0]), green: CGFloat(numbers[1]), blue: CGFloat(numbers[2]), alpha: CGFloat(numbers[3]))
    }
}
