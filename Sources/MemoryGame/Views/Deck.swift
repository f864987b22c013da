import SwiftUI

/// The place of the deck, with the cards that are not dealt. It is there even when it is empty.
struct Deck: View {
    let cards: [PlacedCard]
    /// The cards that come flying from the table. Others that come were not there, and appear.
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
                // A container of its own: the cards' zIndex is below zero, and must not put them below their place.
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
        .keyboardShortcut("d", modifiers: [])
    }
}

/// No look of its own, and none while it is pressed: the deck answers by dealing, and the first frame that a press brings
/// is the first one of the deal.
struct DeckButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
    }
}
