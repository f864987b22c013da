import SwiftUI
import Testing

@testable import MemoryGame

@MainActor
struct EmojiMemoryGameTests {
    private let defaults: UserDefaults
    private let domain = "memory-game-tests-\(UUID().uuidString)"

    init() throws {
        defaults = try #require(UserDefaults(suiteName: domain))
    }

    private func withGame(
        pairs: Int = 3, seed: UInt64 = 7, _ body: (EmojiMemoryGame) throws -> Void
    ) rethrows {
        var options = GameOptions()
        options.pairs = pairs
        options.seed = seed
        defer { defaults.removePersistentDomain(forName: domain) }
        try body(EmojiMemoryGame(options, scores: BestScores(in: defaults)))
    }

    /// Plays to the end without a mistake.
    private func solve(_ game: EmojiMemoryGame) {
        for card in game.cards.sorted(by: { $0.content < $1.content }) { game.choose(card.id) }
    }

    @Test func `lays the same cards for the same seed, and others for another, also after a restart`() {
        func contents(_ seed: UInt64) -> [[String]] {
            var lays: [[String]] = []
            withGame(pairs: 8, seed: seed) { game in
                for _ in 0..<3 {
                    lays.append(game.cards.map(\.content))
                    game.shuffle()
                    lays.append(game.cards.map(\.content))
                    game.restart()
                }
            }
            return lays
        }
        #expect(contents(7) == contents(7))
        #expect(contents(7) != contents(8))
        #expect(Set(contents(7)).count == 6)
    }

    @Test func `has each emoji on two cards, and keeps the cards' identities through a restart`() {
        withGame(pairs: 8) { game in
            let ids = Set(game.cards.map(\.id))
            #expect(Dictionary(grouping: game.cards, by: \.content).values.allSatisfy { $0.count == 2 })
            game.restart()
            #expect(Set(game.cards.map(\.id)) == ids)
        }
    }

    @Test func `says that it will change before it does, and only then`() {
        withGame { game in
            var scores: [Int] = []
            let subscription = game.objectWillChange.sink { scores.append(game.score) }
            let pair = game.cards.filter { $0.content == game.cards[0].content }
            game.choose(pair[0].id)
            game.choose(pair[1].id)
            subscription.cancel()
            #expect(scores.count == 2 && scores.allSatisfy { $0 == 0 })
            #expect(game.score > 0)
        }
    }

    @Test func `counts the bonus that the pie showed last`() {
        withGame { game in
            let pair = game.cards.filter { $0.content == game.cards[0].content }
            game.choose(pair[0].id)
            game.meter(of: pair[0].id).reading = 0
            game.choose(pair[1].id)
            #expect(game.score == 15)  // half of the bonus: the second card's has not started
        }
    }

    @Test func `forgets what the meter showed in an earlier turn`() {
        withGame { game in
            let card = game.cards[0]
            game.meter(of: card.id).reading = 0.1
            game.choose(card.id)
            #expect(game.meter(of: card.id).reading == 1)
        }
    }

    @Test func `keeps the best score of each theme, and tells when it is beaten`() throws {
        try withGame { game in
            #expect(game.best == nil)
            solve(game)
            let best = game.score
            #expect(game.best == best && game.isNewBest)
            game.restart()
            #expect(game.best == best && !game.isNewBest && game.score == 0)
            game.play(try #require(Theme.named("Food")))
            #expect(game.best == nil)
        }
    }
}
