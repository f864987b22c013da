import SwiftUI

/// Card on the table, a button that turns it.
struct TableCard: View {
    let card: EmojiMemoryGame.Card
    /// Position on the table, from 1.
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
            tellOfPair()
        } label: {
            CardView(card: card, number: number, palette: palette, game: game)
        }
        .buttonStyle(CardButtonStyle())
    }

    /// Tells a listener of the pair that this card has completed: its cards leave before they can be read.
    private func tellOfPair() {
        guard game.cards.first(where: { $0.id == card.id })?.isMatched == true else { return }
        AccessibilityNotification.Announcement("\(card.content), a pair. Score: \(game.score)").post()
    }
}

/// Style without decoration: the label shrinks a little while pressed.
struct CardButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
    }
}
