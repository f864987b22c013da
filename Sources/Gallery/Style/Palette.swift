import SwiftUI

/// The gallery's colours, by day and by night.
struct Palette: Equatable {
    let isDark: Bool

    init(_ colorScheme: ColorScheme) { isDark = colorScheme == .dark }

    /// What everything lies on.
    var ground: Color { isDark ? Color(white: 0.075) : Color(red: 0.957, green: 0.961, blue: 0.973) }
    /// What lies on it.
    var card: Color { isDark ? Color(white: 0.125) : .white }
    var pressedCard: Color { isDark ? Color(white: 0.17) : Color(red: 0.925, green: 0.937, blue: 0.965) }
    /// The rim of a card.
    var rim: Color { isDark ? Color(white: 0.20) : Color(red: 0.882, green: 0.894, blue: 0.922) }

    var ink: Color { isDark ? Color(white: 0.94) : Color(red: 0.09, green: 0.11, blue: 0.16) }
    var fadedInk: Color { isDark ? Color(white: 0.62) : Color(red: 0.39, green: 0.43, blue: 0.51) }

    /// What can be pressed, and values over time.
    var accent: Color { isDark ? Color(red: 0.40, green: 0.66, blue: 1) : Color(red: 0.13, green: 0.40, blue: 0.92) }
    var accentGround: Color { accent.opacity(isDark ? 0.18 : 0.10) }
    /// Velocities.
    var second: Color { isDark ? Color(red: 1, green: 0.63, blue: 0.35) : Color(red: 0.85, green: 0.38, blue: 0.06) }

    /// The lines of a plot at 0 and at the target, and the fainter ones between.
    var axis: Color { isDark ? Color(white: 0.36) : Color(red: 0.73, green: 0.76, blue: 0.81) }
    var gridLine: Color { isDark ? Color(white: 0.205) : Color(red: 0.918, green: 0.929, blue: 0.949) }
}
