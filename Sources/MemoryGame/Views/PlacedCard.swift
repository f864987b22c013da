import SwiftUI

/// Card with its position in the order of the game.
struct PlacedCard: Identifiable {
    let card: EmojiMemoryGame.Card
    /// Position from 1, row by row.
    let number: Int
    /// True if the card is on the table, false in the deck.
    let isDealt: Bool

    var id: EmojiMemoryGame.Card.ID { card.id }
    /// Drawing order: the first card is on top of the deck, is dealt first, and flies above the others.
    var zIndex: Double { -Double(number) }
}
