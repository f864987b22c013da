import SwiftUI

/// View model: a ``MatchingGame`` with a theme's emoji, its state for the views, and the actions of the player.
@MainActor
final class EmojiMemoryGame: ObservableObject {
    typealias Card = MatchingGame<String>.Card

    @Published private var game = MatchingGame<String>()
    @Published private(set) var theme: Theme
    /// Best score with this theme; nil if no game was finished with it.
    @Published private(set) var best: Int?
    /// True if the game just won set the best score.
    @Published private(set) var isNewBest = false

    private let pairs: Int
    private let bonusSeconds: Double
    private var generator: SeededGenerator
    private var meters: [Card.ID: BonusMeter] = [:]
    private let scores: BestScores

    init(_ options: GameOptions, scores: BestScores = BestScores()) {
        theme = options.theme
        pairs = options.pairs
        bonusSeconds = options.bonusSeconds
        generator = SeededGenerator(seed: options.seed ?? .random(in: 0...UInt64.max))
        self.scores = scores
        restart()
    }

    /// Cards in the order of the table, row by row.
    var cards: [Card] { game.cards }
    var score: Int { game.score }
    /// True if all pairs are found and have left the table.
    var isWon: Bool { game.isWon }

    /// Meter to which the pie of card `id` writes the fraction it shows.
    func meter(of id: Card.ID) -> BonusMeter {
        if let meter = meters[id] { return meter }
        let meter = BonusMeter()
        meters[id] = meter
        return meter
    }

    // MARK: Intents

    func choose(_ id: Card.ID) {
        // A bonus that starts now has not been shown yet and may be read before it is.
        if let card = cards.first(where: { $0.id == id }), !card.isFaceUp {
            meter(of: id).reading = card.bonusRemaining
        }
        // The readings are copied: a closure over `self` would read while `game` is being modified.
        let readings = meters.mapValues(\.reading)
        let wasSolved = game.isSolved
        game.choose(id) { readings[$0] ?? 0 }
        if game.isSolved, !wasSolved { recordScore() }
    }

    func bonusRanOut(inTurn turn: Int) {
        game.bonusRanOut(inTurn: turn)
    }

    func takeAway(matchedInTurn turn: Int) {
        game.takeAway(matchedInTurn: turn)
    }

    func shuffle() {
        game.shuffle(using: &generator)
    }

    /// Deals new cards of the same theme, face down, in a new order.
    func restart() {
        isNewBest = false
        best = scores.best(of: theme)
        let emoji = theme.emoji.shuffled(using: &generator).prefix(pairs)
        var fresh = game
        fresh.restart(with: Array(emoji), bonusSeconds: bonusSeconds)
        fresh.shuffle(using: &generator)
        game = fresh
    }

    func play(_ theme: Theme) {
        self.theme = theme
        restart()
    }

    private func recordScore() {
        isNewBest = scores.record(game.score, for: theme)
        best = scores.best(of: theme)
    }
}
