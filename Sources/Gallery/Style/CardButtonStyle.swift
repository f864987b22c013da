import SwiftUI

/// Style of a card that can be pressed.
struct CardButtonStyle: ButtonStyle {
    @Environment(\.colorScheme) private var colorScheme

    private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: 12) }

    func makeBody(configuration: Configuration) -> some View {
        let palette = Palette(colorScheme)
        configuration.label
            .background(configuration.isPressed ? palette.pressedCard : palette.card, in: outline)
            .overlay { outline.strokeBorder(palette.rim, lineWidth: 1) }
            .contentShape(outline)
    }
}
