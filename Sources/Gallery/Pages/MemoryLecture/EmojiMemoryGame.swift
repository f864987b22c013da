import SwiftUI

/// Model of the lecture's game, which its listings omit.
final class EmojiMemoryGame: ObservableObject {
    struct Card: Identifiable, Equatable {
        let id: Int
        let content: String
        var isFaceUp = false
        var isMatched = false

        /// Fraction of the bonus time left, 0 to 1. The lecture's model asks the clock; here it is constant.
        var bonusRemaining = 0.8
        /// Bonus time left, in seconds.
        var bonusTimeRemaining: TimeInterval { 5 * bonusRemaining }
        var isConsumingBonusTime: Bool { isFaceUp && !isMatched && bonusRemaining > 0 }
    }

    @Published private(set) var cards: [Card]

    private static let emoji = ["👻", "🎃", "🕷", "😈"]

    private static var newCards: [Card] {
        (emoji + emoji).enumerated().map { Card(id: $0.offset, content: $0.element) }
    }

    init() { cards = Self.newCards }

    /// Turns a card face up. The second open card may match the first; a third turns both face down.
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

    /// Interleaves the two halves of the cards; deterministic, so that moves can be followed.
    func shuffle() {
        let half = cards.count / 2
        cards = (0..<half).flatMap { [cards[$0 + half], cards[$0]] }
    }

    func restart() { cards = Self.newCards }
}
