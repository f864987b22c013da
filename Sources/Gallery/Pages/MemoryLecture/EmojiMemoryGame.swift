import SwiftUI

/// The game behind the lecture's views, which its listings leave out.
final class EmojiMemoryGame: ObservableObject {
    struct Card: Identifiable, Equatable {
        let id: Int
        let content: String
        var isFaceUp = false
        var isMatched = false

        /// The part of its bonus time that is left, 0 … 1. The lecture's model asks the clock; this one stands still.
        var bonusRemaining = 0.8
        /// In seconds.
        var bonusTimeRemaining: TimeInterval { 5 * bonusRemaining }
        var isConsumingBonusTime: Bool { isFaceUp && !isMatched && bonusRemaining > 0 }
    }

    @Published private(set) var cards: [Card]

    private static let emoji = ["👻", "🎃", "🕷", "😈"]

    private static var newCards: [Card] {
        (emoji + emoji).enumerated().map { Card(id: $0.offset, content: $0.element) }
    }

    init() { cards = Self.newCards }

    /// Turns a card up. The second one may match the first; a third one turns both down again.
    func choose(_ card: Card) {
        guard let chosen = cards.firstIndex(where: { $0.id == card.id }), !cards[chosen].isFaceUp,
            !cards[chosen].isMatched
        else { return }
        let open = cards.indices.filter { cards[$0].isFaceUp }
        if open.count == 1 {
            if cards[open[0]].content == cards[chosen].content {
                cards[open[0]].isMatched = true
                cards[chosen].isMatched = true
            }
        } else {
            for index in open { cards[index].isFaceUp = false }
        }
        cards[chosen].isFaceUp = true
    }

    /// As a riffle does: the two halves in turn. The same each time, so that it can be followed.
    func shuffle() {
        let half = cards.count / 2
        cards = (0..<half).flatMap { [cards[$0 + half], cards[$0]] }
    }

    func restart() { cards = Self.newCards }
}
