import AnimationCore
public import Foundation
package import LayerTree
import ViewGraph
public import Views

/// Colour of a layer: sRGB components and opacity, independent of the appearance.
public final class CGColor: Hashable, Sendable {
    /// Red, green, blue and opacity, from 0 to 1.
    public let components: [CGFloat]?

    /// A colour with these sRGB components and opacity, each 0 to 1.
    ///
    /// Disfavoured, so that `Color(.init(red:green:blue:alpha:))` means a `UIColor`.
    @_disfavoredOverload public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    /// Opacity, 0 to 1.
    public var alpha: CGFloat { component(3) }
    /// Number of elements in ``components``: four.
    public var numberOfComponents: Int { 4 }

    private func component(_ index: Int) -> CGFloat { components.map { $0[index] } ?? 0 }

    package var resolved: ResolvedColor {
        ResolvedColor(
            red: Float(component(0)), green: Float(component(1)), blue: Float(component(2)), opacity: Float(alpha))
    }

    package convenience init(_ color: ResolvedColor) {
        self.init(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.opacity))
    }

    /// True if the components are equal.
    public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }
    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension UIColor {
    /// A colour with the components of `cgColor` in every appearance.
    public convenience init(cgColor: CGColor) {
        let numbers = cgColor.components ?? [0, 0, 0, 0]
        self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    }

    /// The colour in the light appearance.
    public var cgColor: CGColor {
        let now = components(in: UITraitCollection(userInterfaceStyle: .light))
        return CGColor(red: now.red, green: now.green, blue: now.blue, alpha: now.alpha)
    }
}

extension Color {
    /// A colour with the components of `cgColor` in every appearance.
    public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

    /// A colour equal to `color`; older spelling of ``init(cgColor:)``.
    @_disfavoredOverload public init(_ color: CGColor) { self.init(cgColor: color) }

    /// The colour in the light appearance and the default environment; never nil.
    public var cgColor: CGColor? { CGColor(resolve(in: EnvironmentValues())) }
}
