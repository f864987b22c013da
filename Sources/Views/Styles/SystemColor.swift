import AnimationCore
import LayerTree
@_spi(Engine) import ViewGraph

/// System colours, which depend on the appearance (S28.7); sRGB components for light and dark.
package enum SystemColor: String, Hashable, Sendable {
    case gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case primary, secondary, tertiary, quaternary, quinary, accent, background, separator
    /// Text on ``accent`` and other colours of the system.
    case onAccent
    /// Lines and tracks of controls, from the faintest to the strongest.
    case controlEdge, menuLine, track, divider, fieldEdge, boxEdge

    func resolve(in environment: EnvironmentValues) -> ResolvedColor {
        if self == .accent {
            return environment.tint?.resolve(in: environment) ?? Self.programAccent?.resolve(in: environment)
                ?? Self.blue.resolve(in: environment)
        }
        let isDark = environment.colorScheme == .dark
        let (hex, opacity) =
            environment.colorSchemeContrast == .increased ? strong(isDark: isDark) : isDark ? dark : light
        func component(_ shift: Int) -> Float { SRGBCurve.linear(byte: UInt8(truncatingIfNeeded: hex >> shift)) }
        return ResolvedColor(
            linearRed: component(16), linearGreen: component(8), linearBlue: component(0), opacity: opacity)
    }

    /// The colour `AccentColor` of the program's asset catalogues; nil if there is none.
    private static let programAccent = Color.asset(named: "AccentColor", in: nil)

    private var light: (hex: Int, opacity: Float) {
        switch self {
        case .gray: (0x8E8E93, 1)
        case .red: (0xFF3B30, 1)
        case .orange: (0xFF9500, 1)
        case .yellow: (0xFFCC00, 1)
        case .green: (0x34C759, 1)
        case .mint: (0x00C7BE, 1)
        case .teal: (0x30B0C7, 1)
        case .cyan: (0x32ADE6, 1)
        case .blue, .accent: (0x007AFF, 1)
        case .indigo: (0x5856D6, 1)
        case .purple: (0xAF52DE, 1)
        case .pink: (0xFF2D55, 1)
        case .brown: (0xA2845E, 1)
        case .primary: (0x000000, 1)
        case .secondary: (0x3C3C43, 0.6)
        case .tertiary: (0x3C3C43, 0.3)
        case .quaternary: (0x3C3C43, 0.18)
        case .quinary: (0x3C3C43, 0.09)
        case .separator: (0x3C3C43, 0.29)
        case .background, .onAccent: (0xFFFFFF, 1)
        case .controlEdge: (0x000000, 0.06)
        case .menuLine: (0x000000, 0.11)
        case .track: (0x000000, 0.13)
        case .divider, .fieldEdge: (0x000000, 0.18)
        case .boxEdge: (0x000000, 0.22)
        }
    }

    private var dark: (hex: Int, opacity: Float) {
        switch self {
        case .gray: (0x8E8E93, 1)
        case .red: (0xFF453A, 1)
        case .orange: (0xFF9F0A, 1)
        case .yellow: (0xFFD60A, 1)
        case .green: (0x30D158, 1)
        case .mint: (0x63E6E2, 1)
        case .teal: (0x40C8E0, 1)
        case .cyan: (0x64D2FF, 1)
        case .blue, .accent: (0x0A84FF, 1)
        case .indigo: (0x5E5CE6, 1)
        case .purple: (0xBF5AF2, 1)
        case .pink: (0xFF375F, 1)
        case .brown: (0xAC8E68, 1)
        case .primary: (0xFFFFFF, 1)
        case .secondary: (0xEBEBF5, 0.6)
        case .tertiary: (0xEBEBF5, 0.3)
        case .quaternary: (0xEBEBF5, 0.16)
        case .quinary: (0xEBEBF5, 0.08)
        case .separator: (0x545458, 0.6)
        case .background: (0x000000, 1)
        case .onAccent: (0xFFFFFF, 1)
        case .controlEdge: (0xFFFFFF, 0.08)
        case .menuLine: (0xFFFFFF, 0.16)
        case .divider: (0xFFFFFF, 0.18)
        case .fieldEdge: (0xFFFFFF, 0.2)
        case .track, .boxEdge: (0xFFFFFF, 0.22)
        }
    }
}
