import SwiftUI

/// A card with its place in the order of the game.
struct PlacedCard: Identifiable {
    let card: EmojiMemoryGame.Card
    /// From 1, in the order of the table, row by row.
    let number: Int
    /// It is on the table, and not in the deck.
    let isDealt: Bool

    var id: EmojiMemoryGame.Card.ID { card.id }
    /// The first card lies on top of the deck, is dealt first, and flies above the others.
    var zIndex: Double { -Double(number) }
}
