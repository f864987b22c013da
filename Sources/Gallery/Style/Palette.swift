import SwiftUI

/// Colours of the gallery in the light and the dark appearance.
struct Palette: Equatable {
    let isDark: Bool

    init(_ colorScheme: ColorScheme) { isDark = colorScheme == .dark }

    /// Window background.
    var ground: Color { isDark ? Color(white: 0.075) : Color(red: 0.957, green: 0.961, blue: 0.973) }
    /// Background of cards.
    var card: Color { isDark ? Color(white: 0.125) : .white }
    var pressedCard: Color { isDark ? Color(white: 0.17) : Color(red: 0.925, green: 0.937, blue: 0.965) }
    /// Border of cards.
    var rim: Color { isDark ? Color(white: 0.20) : Color(red: 0.882, green: 0.894, blue: 0.922) }

    var ink: Color { isDark ? Color(white: 0.94) : Color(red: 0.09, green: 0.11, blue: 0.16) }
    var fadedInk: Color { isDark ? Color(white: 0.62) : Color(red: 0.39, green: 0.43, blue: 0.51) }

    /// Controls, and values over time.
    var accent: Color { isDark ? Color(red: 0.40, green: 0.66, blue: 1) : Color(red: 0.10, green: 0.36, blue: 0.86) }
    var accentGround: Color { accent.opacity(isDark ? 0.18 : 0.10) }
    /// Velocities.
    var second: Color { isDark ? Color(red: 1, green: 0.63, blue: 0.35) : Color(red: 0.72, green: 0.30, blue: 0.02) }

    /// Plot lines at 0 and at the target; below, the fainter grid lines between.
    var axis: Color { isDark ? Color(white: 0.36) : Color(red: 0.73, green: 0.76, blue: 0.81) }
    var gridLine: Color { isDark ? Color(white: 0.205) : Color(red: 0.918, green: 0.929, blue: 0.949) }
}
