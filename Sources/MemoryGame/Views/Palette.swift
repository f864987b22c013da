import SwiftUI

/// The colours of a theme, by day and by night.
///
/// Numbers and not colours, so that a view which holds one is compared in no time.
struct Palette: Equatable {
    let hue: Double
    let saturation: Double
    let isDark: Bool

    init(_ theme: Theme, _ colorScheme: ColorScheme) {
        hue = theme.hue
        saturation = theme.saturation
        isDark = colorScheme == .dark
    }

    /// The back of a card, and whatever can be pressed.
    var card: Color { tone(saturation, isDark ? 0.68 : 0.82) }
    /// The rim of a card's back.
    var cardRim: Color { tone(saturation, isDark ? 0.50 : 0.62) }
    /// A card's face and its rim: paper, a little dimmed at night.
    var paper: Color { tone(0.01, isDark ? 0.93 : 1) }
    var paperRim: Color { tone(0.22 * saturation, isDark ? 0.80 : 0.86) }
    /// What is drawn on `card`.
    var onCard: Color { tone(0.03, 1) }
    /// Words on the table.
    var ink: Color { isDark ? tone(0.12, 0.95) : tone(0.55, 0.28) }
    var fadedInk: Color { isDark ? tone(0.14, 0.72) : tone(0.30, 0.50) }
    /// The table, from its far end to the near one.
    var tableTop: Color { isDark ? tone(0.42 * saturation, 0.22) : tone(0.06 * saturation, 1) }
    var tableBottom: Color {
        isDark ? tone(0.60 * saturation, 0.10, shift: 0.05) : tone(0.26 * saturation, 0.93, shift: 0.05)
    }

    /// - Parameter shift: how far along the colour wheel, 0 … 1.
    private func tone(_ saturation: Double, _ brightness: Double, shift: Double = 0) -> Color {
        Color(hue: (hue + shift).truncatingRemainder(dividingBy: 1), saturation: saturation, brightness: brightness)
    }
}
