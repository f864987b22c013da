import SwiftUI

/// Capsule button with a title, in the colours of the theme.
struct PillButtonStyle: ButtonStyle {
    let palette: Palette
    let metrics: TableMetrics

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: metrics.textSize, weight: .semibold, design: .rounded))
            .lineLimit(1)
            .minimumScaleFactor(0.3)
            .foregroundStyle(palette.onCard)
            .padding(.horizontal, metrics.pillPadding)
            .padding(.vertical, 0.48 * metrics.pillPadding)
            .background(palette.button, in: Capsule())
            .opacity(configuration.isPressed ? 0.75 : 1)
    }
}
