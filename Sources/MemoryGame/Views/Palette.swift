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
    /// Background of buttons: the colour of cards, darker where its hue is too light for white letters.
    var button: Color { tone(saturation, readableBrightness) }
    /// Border of a card's back.
    var cardRim: Color { tone(saturation, isDark ? 0.50 : 0.62) }
    /// Face of a card: paper, a little darker in the dark appearance. Below, its border.
    var paper: Color { tone(0.01, isDark ? 0.93 : 1) }
    var paperRim: Color { tone(0.22 * saturation, isDark ? 0.80 : 0.86) }
    /// Drawing on `card`.
    var onCard: Color { tone(0.03, 1) }
    /// Text on the table; below, secondary text.
    var ink: Color { isDark ? tone(0.12, 0.95) : tone(0.55, 0.28) }
    var fadedInk: Color { isDark ? tone(0.14, 0.72) : tone(0.30, 0.39) }
    /// Gradient of the table: top, and below, bottom.
    var tableTop: Color { isDark ? tone(0.42 * saturation, 0.22) : tone(0.06 * saturation, 1) }
    var tableBottom: Color {
        isDark ? tone(0.60 * saturation, 0.10, shift: 0.05) : tone(0.26 * saturation, 0.93, shift: 0.05)
    }

    /// Greatest brightness up to that of cards at which white letters have a contrast of 4.6:1.
    private var readableBrightness: Double {
        let most = isDark ? 0.68 : 0.82
        let steps = stride(from: most, to: 0.2, by: -0.01)
        return steps.first { 1.05 / (luminance(atBrightness: $0) + 0.05) >= 4.6 } ?? 0.2
    }

    /// Relative luminance, 0 to 1, of the theme's hue and saturation at a brightness.
    private func luminance(atBrightness brightness: Double) -> Double {
        func part(_ number: Double) -> Double {
            let place = (number + hue * 6).truncatingRemainder(dividingBy: 6)
            let value = brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * part(5) + 0.7152 * part(3) + 0.0722 * part(1)
    }

    /// A colour of the theme's hue, moved by `shift` along the colour wheel, 0 to 1.
    private func tone(_ saturation: Double, _ brightness: Double, shift: Double = 0) -> Color {
        Color(hue: (hue + shift).truncatingRemainder(dividingBy: 1), saturation: saturation, brightness: brightness)
    }
}
