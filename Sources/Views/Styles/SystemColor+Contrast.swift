extension SystemColor {
    /// The colour for people who asked for more contrast: on white or black, texts have 4.5:1, and lines 3:1.
    func strong(isDark: Bool) -> (hex: Int, opacity: Float) { isDark ? strongDark : strongLight }

    private var strongLight: (hex: Int, opacity: Float) {
        switch self {
        case .gray: (0x6C6C70, 1)
        case .red: (0xD70015, 1)
        case .orange: (0xC93400, 1)
        case .yellow: (0xA05A00, 1)
        case .green: (0x248A3D, 1)
        case .mint: (0x0C817B, 1)
        case .teal: (0x008299, 1)
        case .cyan: (0x0071A4, 1)
        case .blue, .accent: (0x0040DD, 1)
        case .indigo: (0x3634A3, 1)
        case .purple: (0x8944AB, 1)
        case .pink: (0xD30F45, 1)
        case .brown: (0x7F6545, 1)
        case .primary: (0x000000, 1)
        case .secondary: (0x3C3C43, 0.85)
        case .tertiary: (0x3C3C43, 0.75)
        case .quaternary: (0x3C3C43, 0.55)
        case .quinary: (0x3C3C43, 0.3)
        case .separator: (0x3C3C43, 0.6)
        case .background, .onAccent: (0xFFFFFF, 1)
        case .track: (0x000000, 0.5)
        case .controlEdge, .menuLine, .divider, .fieldEdge, .boxEdge: (0x000000, 0.65)
        }
    }

    private var strongDark: (hex: Int, opacity: Float) {
        switch self {
        case .gray: (0xAEAEB2, 1)
        case .red: (0xFF6961, 1)
        case .orange: (0xFFB340, 1)
        case .yellow: (0xFFD426, 1)
        case .green: (0x30DB5B, 1)
        case .mint: (0x66D4CF, 1)
        case .teal: (0x5DE6FF, 1)
        case .cyan: (0x70D7FF, 1)
        case .blue, .accent: (0x5CACFF, 1)
        case .indigo: (0x7D7AFF, 1)
        case .purple: (0xDA8FFF, 1)
        case .pink: (0xFF6482, 1)
        case .brown: (0xB59469, 1)
        case .primary: (0xFFFFFF, 1)
        case .secondary: (0xEBEBF5, 0.85)
        case .tertiary: (0xEBEBF5, 0.65)
        case .quaternary: (0xEBEBF5, 0.5)
        case .quinary: (0xEBEBF5, 0.3)
        case .separator: (0xEBEBF5, 0.5)
        // The strong colours of the dark appearance are light.
        case .background, .onAccent: (0x000000, 1)
        case .track: (0xFFFFFF, 0.45)
        case .controlEdge, .menuLine, .divider, .fieldEdge, .boxEdge: (0xFFFFFF, 0.65)
        }
    }
}
