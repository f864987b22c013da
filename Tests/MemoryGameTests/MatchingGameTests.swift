import Testing

@testable import MemoryGame

/// Rules of the game. Cards 0 and 1 match, 2 and 3, and so on, as nothing is shuffled unless a test does it.
struct MatchingGameTests {
    private typealias Game = MatchingGame<String>

    private func game(pairs: Int = 3, bonusSeconds: Double = 0) -> Game {
        var game = Game()
        game.restart(with: ["A", "B", "C", "D"].prefix(pairs).map { $0 }, bonusSeconds: bonusSeconds)
        return game
    }

    private func faceUp(_ game: Game) -> [Int] {
        game.cards.filter(\.isFaceUp).map(\.id)
    }

    private func card(_ id: Int, of game: Game) throws -> Game.Card {
        try #require(game.cards.first { $0.id == id })
    }

    // MARK: Turning

    @Test func `begins with all cards face down and no points`() {
        let game = game()
        #expect(game.cards.count == 6)
        #expect(faceUp(game).isEmpty)
        #expect(game.score == 0)
        #expect(!game.isSolved && !game.isWon)
    }

    @Test func `turns two that differ back when a third is chosen`() {
        var game = game()
        game.choose(0) { _ in 0 }
        game.choose(2) { _ in 0 }
        #expect(faceUp(game) == [0, 2])
        game.choose(4) { _ in 0 }
        #expect(faceUp(game) == [4])
    }

    @Test func `ignores a card that lies face up, and one that is not there`() {
        var game = game()
        game.choose(0) { _ in 0 }
        let before = game.cards
        game.choose(0) { _ in 0 }
        game.choose(99) { _ in 0 }
        #expect(game.cards == before)
    }

    @Test func `lets the next card be chosen while a matched pair still lies there`() throws {
        var game = game()
        game.choose(0) { _ in 0 }
        game.choose(1) { _ in 0 }
        game.choose(2) { _ in 0 }
        #expect(faceUp(game) == [0, 1, 2])
        #expect(try !card(2, of: game).isMatched)
    }

    @Test func `is won when every matched card has been taken away`() {
        var game = game(pairs: 1)
        game.choose(0) { _ in 0 }
        game.choose(1) { _ in 0 }
        #expect(game.isSolved && !game.isWon)
        for card in game.cards { game.takeAway(matchedInTurn: card.turn) }
        #expect(game.isWon)
    }

    // MARK: Score

    @Test func `raises the score by a match, with bonus by more`() {
        var plain = game()
        plain.choose(0) { _ in 0 }
        plain.choose(1) { _ in 0 }
        #expect(plain.score == Game.matchPoints)

        var quick = game(bonusSeconds: 6)
        quick.choose(0) { _ in 1 }
        quick.choose(1) { _ in 1 }
        #expect(quick.score == Game.matchPoints + Game.bonusPoints)
    }

    @Test func `costs a point for each card that could have been known`() {
        var game = game()
        game.choose(0) { _ in 0 }
        game.choose(2) { _ in 0 }
        #expect(game.score == 0)
        game.choose(4) { _ in 0 }
        game.choose(0) { _ in 0 }
        #expect(game.score == -1)
        game.choose(2) { _ in 0 }
        game.choose(4) { _ in 0 }
        #expect(game.score == -3)
    }

    // MARK: Bonus

    @Test func `keeps what was left of a bonus when the card was turned back`() throws {
        var game = game(bonusSeconds: 8)
        game.choose(0) { _ in 1 }
        game.choose(2) { _ in 1 }
        game.choose(4) { $0 == 0 ? 0.25 : 0.5 }
        #expect(try card(0, of: game).bonusRemaining == 0.25)
        #expect(try card(0, of: game).bonusSecondsRemaining == 2)
        #expect(try card(2, of: game).bonusRemaining == 0.5)
    }

    @Test func `does not let a bonus grow or fall below nothing`() throws {
        var game = game(bonusSeconds: 8)
        game.choose(0) { _ in 1 }
        game.choose(2) { _ in 1 }
        game.choose(4) { $0 == 0 ? 3 : -1 }
        #expect(try card(0, of: game).bonusRemaining == 1)
        #expect(try card(2, of: game).bonusRemaining == 0)
    }

    @Test func `ends a bonus only in the turn it ran in`() throws {
        var game = game(bonusSeconds: 8)
        game.choose(0) { _ in 1 }
        let first = try card(0, of: game).turn
        game.choose(2) { _ in 1 }
        game.choose(4) { _ in 0.5 }
        game.choose(0) { _ in 0.5 }
        game.bonusRanOut(inTurn: first)
        #expect(try card(0, of: game).isConsumingBonus)
        game.bonusRanOut(inTurn: try card(0, of: game).turn)
        #expect(try !card(0, of: game).isConsumingBonus)
    }

    @Test func `does not confuse turns of this game with those of the one before`() throws {
        var game = game(bonusSeconds: 8)
        game.choose(0) { _ in 1 }
        let before = try card(0, of: game).turn
        game.restart(with: ["A", "B"], bonusSeconds: 8)
        game.choose(0) { _ in 1 }
        game.bonusRanOut(inTurn: before)
        #expect(try card(0, of: game).isConsumingBonus)
    }

    @Test func `runs no bonus of zero seconds`() throws {
        var game = game(bonusSeconds: 0)
        game.choose(0) { _ in 1 }
        #expect(try !card(0, of: game).isConsumingBonus)
    }

    // MARK: Order

    @Test func `keeps each card's identity and state through a shuffle`() throws {
        var game = game(pairs: 4)
        game.choose(5) { _ in 0 }
        let before = game.cards.sorted { $0.id < $1.id }
        var generator = SeededGenerator(seed: 3)
        game.shuffle(using: &generator)
        #expect(game.cards.sorted { $0.id < $1.id } == before)
        #expect(game.cards.map(\.id) != before.map(\.id))
    }
}
