import AnimationCore
public import Foundation
import LayerTree
import ViewGraph
import Views

extension UIColor {
    /// Components in the appearance of `traits`.
    package func components(in traits: UITraitCollection) -> Components {
        switch storage {
        case .fixed(let components): return components
        case .dynamic(let light, let dark): return traits.userInterfaceStyle == .dark ? dark : light
        case .color(let color):
            var environment = EnvironmentValues()
            environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
            let resolved = color.resolve(in: environment)
            return Components(
                red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
                alpha: CGFloat(resolved.opacity))
        }
    }

    /// Writes the sRGB components of the colour in the light appearance to the pointers that are not nil.
    ///
    /// - Parameters:
    ///   - red: receives red, 0 to 1.
    ///   - green: receives green, 0 to 1.
    ///   - blue: receives blue, 0 to 1.
    ///   - alpha: receives the opacity, 0 to 1.
    /// - Returns: true: every colour has these components.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let now = components(in: UITraitCollection(userInterfaceStyle: .light))
        unsafe red?.pointee = now.red
        unsafe green?.pointee = now.green
        unsafe blue?.pointee = now.blue
        unsafe alpha?.pointee = now.alpha
        return true
    }

    /// Writes hue, saturation, brightness and opacity of the colour in the light appearance to the pointers that are
    /// not nil.
    ///
    /// - Parameters:
    ///   - hue: receives the hue, 0 to 1.
    ///   - saturation: receives the saturation, 0 to 1.
    ///   - brightness: receives the brightness, 0 to 1.
    ///   - alpha: receives the opacity, 0 to 1.
    /// - Returns: true: every colour has these components.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let now = components(in: UITraitCollection(userInterfaceStyle: .light))
        let hsb = HSB(now)
        unsafe hue?.pointee = hsb.hue
        unsafe saturation?.pointee = hsb.saturation
        unsafe brightness?.pointee = hsb.brightness
        unsafe alpha?.pointee = now.alpha
        return true
    }

    /// Writes grey level and opacity of the colour in the light appearance to the pointers that are not nil.
    ///
    /// - Parameters:
    ///   - white: receives the grey level, 0 to 1.
    ///   - alpha: receives the opacity, 0 to 1.
    /// - Returns: true if the colour is a grey; otherwise nothing is written.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let now = components(in: UITraitCollection(userInterfaceStyle: .light))
        guard now.red == now.green, now.green == now.blue else { return false }
        unsafe white?.pointee = now.red
        unsafe alpha?.pointee = now.alpha
        return true
    }
}

/// Hue, saturation and brightness, each from 0 to 1.
struct HSB {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(_ components: UIColor.Components) {
        let (r, g, b) = (components.red, components.green, components.blue)
        let largest = max(r, g, b)
        let range = largest - min(r, g, b)
        brightness = largest
        saturation = largest == 0 ? 0 : range / largest
        let sixth: CGFloat =
            if range == 0 { 0 } else if largest == r { (g - b) / range } else if largest == g {
                2 + (b - r) / range
            } else {
                4 + (r - g) / range
            }
        hue = (sixth < 0 ? sixth + 6 : sixth) / 6
    }
}

extension UIColor.Components {
    init(_ hsb: HSB, alpha: CGFloat) {
        func component(_ n: CGFloat) -> CGFloat {
            let k = (n + (hsb.hue - hsb.hue.rounded(.down)) * 6).truncatingRemainder(dividingBy: 6)
            return hsb.brightness - hsb.brightness * hsb.saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }
}
