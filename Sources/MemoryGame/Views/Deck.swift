import SwiftUI

/// Deck with the cards that are not dealt. Its outline stays when it is empty.
struct Deck: View {
    let cards: [PlacedCard]
    /// Cards that come from the table by matched geometry. Others that appear here fade in.
    let returning: Set<EmojiMemoryGame.Card.ID>
    let palette: Palette
    let game: EmojiMemoryGame
    let size: CGSize
    let namespace: Namespace.ID
    let actions: TableActions

    var body: some View {
        Button(action: actions.deal) {
            ZStack {
                CardOutline().fill(palette.ink.opacity(0.06))
                CardOutline(inset: 0.01).stroke(palette.ink.opacity(0.25), lineWidth: 1.5)
                // A container of its own: the cards' negative zIndex must not put them below the outline.
                ZStack {
                    ForEach(cards) { place in
                        DeckCard(
                            place: place, palette: palette, game: game, isReturning: returning.contains(place.id),
                            namespace: namespace)
                    }
                }
            }
            .frame(width: size.width, height: size.height)
        }
        .buttonStyle(DeckButtonStyle())
        .accessibilityLabel("Deck")
        .accessibilityValue("\(cards.count) cards")
        // Its outline stays, but there is nothing to deal.
        .accessibilityHidden(cards.isEmpty)
        .keyboardShortcut("d", modifiers: [])
    }
}

/// Style without a pressed look: the deck responds by dealing, and the first frame after a press is the first of the
/// deal.
struct DeckButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
    }
}
