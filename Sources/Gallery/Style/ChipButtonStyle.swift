import SwiftUI

/// Style of a small text button; `isChosen` marks the selected one of several.
struct ChipButtonStyle: ButtonStyle {
    var isChosen = false
    @Environment(\.colorScheme) private var colorScheme

    func makeBody(configuration: Configuration) -> some View {
        let palette = Palette(colorScheme)
        configuration.label
            .textFont(13, weight: .medium)
            .lineLimit(1)
            .minimumScaleFactor(0.3)
            .foregroundStyle(isChosen ? (palette.isDark ? Color.black : .white) : palette.accent)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(isChosen ? palette.accent : palette.accentGround, in: Capsule())
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}
