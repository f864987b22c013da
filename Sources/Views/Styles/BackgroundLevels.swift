import AnimationCore
import Foundation

// Backgrounds of content on other backgrounds, as in `.background(.background.secondary)`.
extension BackgroundStyle {
    /// The background of content on the window's background. A style set by `backgroundStyle` is fainter instead.
    public var secondary: some ShapeStyle { BackgroundLevel.secondary }
    /// The background of content on the second background. A style set by `backgroundStyle` is fainter instead.
    public var tertiary: some ShapeStyle { BackgroundLevel.tertiary }
    /// The third background. A style set by `backgroundStyle` is fainter instead.
    public var quaternary: some ShapeStyle { BackgroundLevel.quaternary }
}

/// Level of the background style; the window's background is the first.
nonisolated private enum BackgroundLevel: ShapeStyle {
    case secondary, tertiary, quaternary

    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        guard environment.backgroundStyle == nil else {
            return BackgroundStyle()._resolve(in: environment).faded(by: level.opacity)
        }
        let isDark = environment.colorScheme == .dark
        let (red, green, blue) =
            switch self {
            case .secondary: isDark ? (0x1C, 0x1C, 0x1E) : (0xF2, 0xF2, 0xF7)
            case .tertiary, .quaternary: isDark ? (0x2C, 0x2C, 0x2E) : (0xFF, 0xFF, 0xFF)
            }
        let color = Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
        return .color(color.resolve(in: environment))
    }

    /// Level of foreground styles that is as faint.
    private var level: HierarchicalShapeStyle {
        switch self {
        case .secondary: .secondary
        case .tertiary: .tertiary
        case .quaternary: .quaternary
        }
    }
}
