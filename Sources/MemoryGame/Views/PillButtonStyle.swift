import SwiftUI

/// Capsule button with a title, in the colours of the theme.
struct PillButtonStyle: ButtonStyle {
    let palette: Palette
    /// Font size of the title, in points.
    let textSize: Double

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: textSize, weight: .semibold, design: .rounded))
            .lineLimit(1)
            .foregroundStyle(palette.onCard)
            .padding(.horizontal, 1.25 * textSize)
            .padding(.vertical, 0.6 * textSize)
            .background(palette.button, in: Capsule())
            .opacity(configuration.isPressed ? 0.75 : 1)
    }
}
