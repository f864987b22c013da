import SwiftUI

/// A game of the rules in ``MatchingGame``, played with a theme's emoji: what the views show, and what they may ask for.
@MainActor
final class EmojiMemoryGame: ObservableObject {
    typealias Card = MatchingGame<String>.Card

    @Published private var game = MatchingGame<String>()
    @Published private(set) var theme: Theme
    /// The best score with this theme so far, if a game was ever finished with it.
    @Published private(set) var best: Int?
    /// Whether the game that has just been won is that best one.
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

    /// In the order in which they lie on the table, row by row.
    var cards: [Card] { game.cards }
    var score: Int { game.score }
    /// All cards are matched and have left the table.
    var isWon: Bool { game.isWon }

    /// Where the pie of that card notes what it shows.
    func meter(of id: Card.ID) -> BonusMeter {
        if let meter = meters[id] { return meter }
        let meter = BonusMeter()
        meters[id] = meter
        return meter
    }

    // MARK: Intents

    func choose(_ id: Card.ID) {
        // A bonus that starts to run now has not been shown yet, and may be asked for before it is.
        if let card = cards.first(where: { $0.id == id }), !card.isFaceUp {
            meter(of: id).reading = card.bonusRemaining
        }
        // The rules get the readings, not the meters: a closure over `self` would read while `game` is being changed.
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

    /// Fresh cards of the same theme, face down, in a new order.
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
