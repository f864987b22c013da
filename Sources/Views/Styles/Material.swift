public import AnimationCore
import LayerTree
@_spi(Engine) import ViewGraph

/// A background that shows a blurred version of what is behind it; thicker materials show less (S27.17).
nonisolated public struct Material: ShapeStyle {
    private enum Thickness: Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

    private let thickness: Thickness

    /// Mostly transparent.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// More transparent than opaque.
    public static let thin = Material(thickness: .thin)
    /// Somewhat transparent.
    public static let regular = Material(thickness: .regular)
    /// More opaque.
    public static let thick = Material(thickness: .thick)
    /// Almost opaque.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// The material of toolbars.
    public static let bar = Material(thickness: .bar)

    /// The blur with a tint for the appearance; the tint alone where people have asked for opaque backgrounds.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let isDark = environment.colorScheme == .dark
        let grey: Float = isDark ? 0.13 : 0.97
        if environment.accessibilityReduceTransparency {
            return .color(ResolvedColor(red: grey, green: grey, blue: grey))
        }
        let tint = ResolvedColor(red: grey, green: grey, blue: grey, opacity: isDark ? darkCover : lightCover)
        return .paint(.material(LayerMaterial(blurRadius: 20, saturation: 1.8, tint: tint)))
    }

    // Opacities of the tint. Apple does not publish them: these match screenshots.
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
    /// ``Material/ultraThin`` as a static member of styles.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// ``Material/thin`` as a static member of styles.
    public static var thinMaterial: Material { .thin }
    /// ``Material/regular`` as a static member of styles.
    public static var regularMaterial: Material { .regular }
    /// ``Material/thick`` as a static member of styles.
    public static var thickMaterial: Material { .thick }
    /// ``Material/ultraThick`` as a static member of styles.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// ``Material/bar`` as a static member of styles.
    public static var bar: Material { .bar }
}
