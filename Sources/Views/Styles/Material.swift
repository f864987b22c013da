public import AnimationCore
import LayerTree
@_spi(Engine) import ViewGraph

/// A background that shows, blurred, what lies behind it, the less of it the thicker it is (S27.17).
nonisolated public struct Material: ShapeStyle {
    private enum Thickness: Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

    private let thickness: Thickness

    /// Mostly see-through.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// More see-through than not.
    public static let thin = Material(thickness: .thin)
    /// Somewhat see-through.
    public static let regular = Material(thickness: .regular)
    /// Less see-through.
    public static let thick = Material(thickness: .thick)
    /// Hardly see-through.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// That of bars.
    public static let bar = Material(thickness: .bar)

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let isDark = environment.colorScheme == .dark
        let grey: Float = isDark ? 0.13 : 0.97
        let tint = ResolvedColor(red: grey, green: grey, blue: grey, opacity: isDark ? darkCover : lightCover)
        return .paint(.material(LayerMaterial(blurRadius: 20, saturation: 1.8, tint: tint)))
    }

    // Apple does not publish the numbers: these look alike beside screenshots.
    private var lightCover: Float {
        switch thickness {
        case .ultraThin: 0.44
        case .thin: 0.58
        case .regular: 0.7
        case .thick: 0.8
        case .ultraThick: 0.9
        case .bar: 0.78
        }
    }

    private var darkCover: Float {
        switch thickness {
        case .ultraThin: 0.5
        case .thin: 0.62
        case .regular: 0.73
        case .thick: 0.82
        case .ultraThick: 0.91
        case .bar: 0.8
        }
    }
}

extension ShapeStyle where Self == Material {
    /// ``Material/ultraThin``, where the type is known.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// ``Material/thin``, where the type is known.
    public static var thinMaterial: Material { .thin }
    /// ``Material/regular``, where the type is known.
    public static var regularMaterial: Material { .regular }
    /// ``Material/thick``, where the type is known.
    public static var thickMaterial: Material { .thick }
    /// ``Material/ultraThick``, where the type is known.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// That of bars.
    public static var bar: Material { .bar }
}
