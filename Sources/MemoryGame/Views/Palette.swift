import SwiftUI

/// Colours of a theme in the light and the dark appearance.
///
/// Stores numbers instead of colours, which makes comparing views cheap.
struct Palette: Equatable {
    let hue: Double
    let saturation: Double
    let isDark: Bool

    init(_ theme: Theme, _ colorScheme: ColorScheme) {
        hue = theme.hue
        saturation = theme.saturation
        isDark = colorScheme == .dark
    }

    /// Back of a card, and controls.
    var card: Color { tone(saturation, isDark ? 0.68 : 0.82) }
    /// Border of a card's back.
    var cardRim: Color { tone(saturation, isDark ? 0.50 : 0.62) }
    /// Face of a card: paper, a little darker in the dark appearance. Below, its border.
    var paper: Color { tone(0.01, isDark ? 0.93 : 1) }
    var paperRim: Color { tone(0.22 * saturation, isDark ? 0.80 : 0.86) }
    /// Drawing on `card`.
    var onCard: Color { tone(0.03, 1) }
    /// Text on the table; below, secondary text.
    var ink: Color { isDark ? tone(0.12, 0.95) : tone(0.55, 0.28) }
    var fadedInk: Color { isDark ? tone(0.14, 0.72) : tone(0.30, 0.50) }
    /// Gradient of the table: top, and below, bottom.
    var tableTop: Color { isDark ? tone(0.42 * saturation, 0.22) : tone(0.06 * saturation, 1) }
    var tableBottom: Color {
        isDark ? tone(0.60 * saturation, 0.10, shift: 0.05) : tone(0.26 * saturation, 0.93, shift: 0.05)
    }

    /// A colour of the theme's hue, moved by `shift` along the colour wheel, 0 to 1.
    private func tone(_ saturation: Double, _ brightness: Double, shift: Double = 0) -> Color {
        Color(hue: (hue + shift).truncatingRemainder(dividingBy: 1), saturation: saturation, brightness: brightness)
    }
}
