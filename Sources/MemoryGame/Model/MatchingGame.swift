/// Rules of the game: which cards may be turned, which match, and the score.
///
/// Independent of views and clocks. The caller, which shows the bonus, passes the fraction left at the moment it is
/// needed: what the player saw counts.
struct MatchingGame<Content: Equatable & Sendable>: Sendable {
    /// Cards in the order of the table, row by row.
    private(set) var cards: [Card] = []
    private(set) var score = 0
    /// Number of cards turned up since the program started. Not reset by ``restart(with:bonusSeconds:)``, so that a
    /// late message about a turn of the previous game is not taken for one about this game.
    private var turns = 0

    struct Card: Identifiable, Equatable, Sendable {
        /// Identity through shuffles and restarts: 0 to number of cards − 1.
        let id: Int
        let content: Content
        /// Duration of the bonus while the card is face up, in seconds; 0 for no bonus.
        let bonusSeconds: Double
        /// Fraction of the bonus left, 0 to 1.
        fileprivate(set) var bonusRemaining: Double
        fileprivate(set) var isFaceUp = false
        fileprivate(set) var isMatched = false
        /// True if the player saw the face in an earlier turn.
        fileprivate(set) var hasBeenSeen = false
        /// Number of the turn that turned the card up last, counted over the program's lifetime; 0 if none.
        fileprivate(set) var turn = 0

        /// True if the card is matched and has left the table; its place stays empty.
        var isGone: Bool { isMatched && !isFaceUp }
        var isConsumingBonus: Bool { isFaceUp && !isMatched && bonusRemaining > 0 }
        var bonusSecondsRemaining: Double { bonusSeconds * bonusRemaining }
    }

    /// Starts a new game with two cards of each content, in the order given: neighbours match. See ``shuffle(using:)``.
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

    /// Turns the card up and compares it if exactly one other card is up; two open cards that did not match are turned
    /// down first. A card that is face up or gone is ignored.
    ///
    /// - Parameters:
    ///   - id: the card.
    ///   - bonusRemaining: returns the fraction left, 0 to 1, of a card whose bonus is running.
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

    /// Sets the bonus of the card turned up in `turn` to 0. Ignored if that turn is over.
    mutating func bonusRanOut(inTurn turn: Int) {
        guard let index = cards.firstIndex(where: { $0.turn == turn && $0.isConsumingBonus }) else { return }
        cards[index].bonusRemaining = 0
    }

    /// Removes the matched card that was turned up in `turn` from the table. Ignored if there is none.
    mutating func takeAway(matchedInTurn turn: Int) {
        guard let index = cards.firstIndex(where: { $0.turn == turn && $0.isMatched }) else { return }
        cards[index].isFaceUp = false
    }

    /// True if all pairs are found; the last may still be on the table.
    var isSolved: Bool { !cards.isEmpty && cards.allSatisfy(\.isMatched) }
    /// True if all pairs are found and have left the table.
    var isWon: Bool { !cards.isEmpty && cards.allSatisfy(\.isGone) }

    // MARK: Score

    /// Points for a match, without bonus.
    static var matchPoints: Int { 10 }
    /// Points for two full bonuses.
    static var bonusPoints: Int { 10 }

    private mutating func compare(_ chosen: Int, with other: Int, bonusRemaining: (Card.ID) -> Double) {
        if cards[chosen].content == cards[other].content {
            settleBonus(other, bonusRemaining: bonusRemaining)
            cards[chosen].isMatched = true
            cards[other].isMatched = true
            let bonus = (cards[chosen].bonusRemaining + cards[other].bonusRemaining) / 2
            score += Self.matchPoints + Int((bonus * Double(Self.bonusPoints)).rounded())
        } else {
            // Minus one point for each of the two cards that the player had seen before.
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
        // A bonus never grows, whatever was shown: an overshooting animation of the pie would earn points.
        cards[index].bonusRemaining = min(cards[index].bonusRemaining, max(0, bonusRemaining(cards[index].id)))
    }

    private func index(of id: Card.ID) -> Int? {
        cards.firstIndex { $0.id == id }
    }
}
