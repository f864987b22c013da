import SwiftUI

/// A card on the table, which can be turned.
struct TableCard: View {
    let card: EmojiMemoryGame.Card
    /// Its place on the table, from 1.
    let number: Int
    let palette: Palette
    let game: EmojiMemoryGame
    let flights: Flights

    var body: some View {
        Button {
            guard flights.hasLanded(card.id) else { return }
            withAnimation(Motion.flip) {
                game.choose(card.id)
            }
        } label: {
            CardView(card: card, number: number, palette: palette, game: game)
        }
        .buttonStyle(CardButtonStyle())
    }
}

/// No look of its own: a card is its own button, and gives way a little under the finger.
struct CardButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
    }
}
