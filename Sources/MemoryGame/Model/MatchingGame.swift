/// The rules: which card may be turned, what matches, and what that is worth.
///
/// It knows no view and no clock. How much of a bonus is left is told to it at the moment it matters, by
/// whoever shows the bonus: what the player saw is what counts.
struct MatchingGame<Content: Equatable & Sendable>: Sendable {
    /// In the order in which they lie on the table, row by row.
    private(set) var cards: [Card] = []
    private(set) var score = 0
    /// How often a card was turned up since the program started. It is not set back by ``restart(with:bonusSeconds:)``:
    /// a message about a turn of the game before must not be taken for one about this game.
    private var turns = 0

    struct Card: Identifiable, Equatable, Sendable {
        /// Stays the same through shuffles and restarts: 0 … number of cards − 1.
        let id: Int
        let content: Content
        /// Seconds for which the card's bonus lasts while its face is up. Zero: it has none.
        let bonusSeconds: Double
        /// The part of the bonus that is left, 0 … 1.
        fileprivate(set) var bonusRemaining: Double
        fileprivate(set) var isFaceUp = false
        fileprivate(set) var isMatched = false
        /// Whether the player saw its face in an earlier turn and so might remember it.
        fileprivate(set) var hasBeenSeen = false
        /// Which turn of the whole program turned it up last; 0 if none did.
        fileprivate(set) var turn = 0

        /// Matched and taken off the table; its place stays empty.
        var isGone: Bool { isMatched && !isFaceUp }
        var isConsumingBonus: Bool { isFaceUp && !isMatched && bonusRemaining > 0 }
        var bonusSecondsRemaining: Double { bonusSeconds * bonusRemaining }
    }

    /// Starts anew with two cards of each content, in the order given: neighbours match. See ``shuffle(using:)``.
    mutating func restart(with contents: [Content], bonusSeconds: Double) {
        score = 0
        cards = contents.enumerated().flatMap { pair, content in
            [2 * pair, 2 * pair + 1].map { id in
                Card(id: id, content: content, bonusSeconds: bonusSeconds, bonusRemaining: bonusSeconds > 0 ? 1 : 0)
            }
        }
    }

    mutating func shuffle(using generator: inout some RandomNumberGenerator) {
        cards.shuffle(using: &generator)
    }

    /// Turns the card up, and compares it if exactly one other is up. Two that did not match are turned back first.
    ///
    /// A card that lies face up, or is gone, cannot be chosen.
    /// - Parameter bonusRemaining: the part, 0 … 1, of the bonus of a card whose bonus is running now.
    mutating func choose(_ id: Card.ID, bonusRemaining: (Card.ID) -> Double) {
        guard let chosen = index(of: id), !cards[chosen].isFaceUp, !cards[chosen].isMatched else { return }
        let open = cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched }
        if open.count == 1, let other = open.first {
            turnUp(chosen)
            compare(chosen, with: other, bonusRemaining: bonusRemaining)
        } else {
            for index in open {
                turnDown(index, bonusRemaining: bonusRemaining)
            }
            turnUp(chosen)
        }
    }

    /// The bonus that has run since `turn` is used up. Nothing happens if that turn is over.
    mutating func bonusRanOut(inTurn turn: Int) {
        guard let index = cards.firstIndex(where: { $0.turn == turn && $0.isConsumingBonus }) else { return }
        cards[index].bonusRemaining = 0
    }

    /// Takes the matched card off the table that was turned up in `turn`. Nothing happens if there is none.
    mutating func takeAway(matchedInTurn turn: Int) {
        guard let index = cards.firstIndex(where: { $0.turn == turn && $0.isMatched }) else { return }
        cards[index].isFaceUp = false
    }

    /// Every pair was found, though the last one may still lie there for the player to see.
    var isSolved: Bool { !cards.isEmpty && cards.allSatisfy(\.isMatched) }
    /// Every pair was found, and all cards are gone.
    var isWon: Bool { !cards.isEmpty && cards.allSatisfy(\.isGone) }

    // MARK: The worth of things

    /// Points for a match, without bonus.
    static var matchPoints: Int { 10 }
    /// Points for two whole bonuses.
    static var bonusPoints: Int { 10 }

    private mutating func compare(_ chosen: Int, with other: Int, bonusRemaining: (Card.ID) -> Double) {
        if cards[chosen].content == cards[other].content {
            settleBonus(other, bonusRemaining: bonusRemaining)
            cards[chosen].isMatched = true
            cards[other].isMatched = true
            let bonus = (cards[chosen].bonusRemaining + cards[other].bonusRemaining) / 2
            score += Self.matchPoints + Int((bonus * Double(Self.bonusPoints)).rounded())
        } else {
            // One point for each card of the two that the player could have known.
            score -= [chosen, other].filter { cards[$0].hasBeenSeen }.count
        }
    }

    private mutating func turnUp(_ index: Int) {
        turns += 1
        cards[index].turn = turns
        cards[index].isFaceUp = true
    }

    private mutating func turnDown(_ index: Int, bonusRemaining: (Card.ID) -> Double) {
        settleBonus(index, bonusRemaining: bonusRemaining)
        cards[index].isFaceUp = false
        cards[index].hasBeenSeen = true
    }

    private mutating func settleBonus(_ index: Int, bonusRemaining: (Card.ID) -> Double) {
        guard cards[index].isConsumingBonus else { return }
        // A bonus never grows, whatever was shown: a pie that bounces would otherwise earn points.
        cards[index].bonusRemaining = min(cards[index].bonusRemaining, max(0, bonusRemaining(cards[index].id)))
    }

    private func index(of id: Card.ID) -> Int? {
        cards.firstIndex { $0.id == id }
    }
}
