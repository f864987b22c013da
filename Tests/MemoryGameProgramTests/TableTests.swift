import Foundation
import ProgramSupport
import Testing

/// Shuffling, restarting and best scores, in scripted offscreen runs.
struct TableTests {
    @Test func `a shuffle moves the cards along straight lines, and recounts them while each layer keeps its number`()
        async throws
    {
        let run = try await GameRun.played(
            """
            at 0.1 tap "Deck"
            at 2.5 tap "Card 2, face down"
            at 3.5 layers before.json
            at 3.5 tap "Shuffle"
            from 3.5 to 7.5 every 0.05 layers shuffle-%03d.json
            """)
        let (before, frames) = (try run.layers("before"), try run.series("shuffle-"))
        let after = try #require(frames.last)
        #expect(after.isAtRest && after.cardCount == 8)
        var moved = 0
        for (number, card) in before.cards {
            let places = frames.compactMap { frame in frame.all.first { $0.id == card.id }?.center }
            #expect(places.count == frames.count, "the layer of card \(number) keeps its number")
            let (start, end) = (card.center, try #require(places.last))
            #expect(hypot(places[0].x - start.x, places[0].y - start.y) < 0.5)
            let now = try #require(after.all.first { $0.id == card.id })
            #expect(now.face == card.face && now.isFaceDown == card.isFaceDown)
            // Its new number is that of its new cell.
            let cell = try #require(now.cardNumber.flatMap { before.cards[$0] })
            #expect(hypot(cell.center.x - end.x, cell.center.y - end.y) < 0.5)
            let length = hypot(end.x - start.x, end.y - start.y)
            guard length > 1 else { continue }
            moved += 1
            for place in places {
                let aside = ((place.x - start.x) * (end.y - start.y) - (place.y - start.y) * (end.x - start.x)) / length
                #expect(abs(aside) < 0.5, "card \(number) leaves its line")
            }
        }
        #expect(moved > 3)
    }

    @Test func `restart brings every card back to the deck within 3.5 seconds, and the score to nought`() async throws {
        let board = try await Board.ofFewCards()
        let (first, second) = board.pair
        let third = try #require((1...8).first { $0 != first && $0 != second })
        let run = try await GameRun.played(
            """
            at 0.1 tap "Deck"
            at 2.5 tap "Card \(first), face down"
            at 3.3 tap "Card \(second), face down"
            at 6.5 tap "Card \(third), face down"
            at 7.5 layers before.json
            at 7.5 tap "Restart"
            from 7.5 to 11 every 0.05 layers back-%03d.json
            at 11 tap "Deck"
            at 14 layers again.json
            """)
        let before = try run.layers("before")
        #expect(try #require(before.score) > 0 && before.cardCount == 6)
        let frames = try run.series("back-")
        let after = try #require(frames.last)
        let deck = try #require(after.first("Deck")).rect
        #expect(after.score == 0 && after.cardCount == 8 && after.isAtRest)
        for (number, card) in after.cards {
            #expect(isSame(card.rect, deck) && card.isFaceDown, "card \(number)")
        }
        // They fly: some frames show cards between their places and the deck.
        let underWay = frames.filter { frame in frame.cards.values.contains { !isSame($0.rect, deck) } }
        #expect(underWay.count > 5)
        let again = try run.layers("again")
        #expect(again.cards.count == 8 && again.cards.values.allSatisfy { !isSame($0.rect, deck) && $0.isFaceDown })
    }

    @Test func `a restart in the middle of a deal calls it off`() async throws {
        let run = try await GameRun.played(
            """
            at 0.1 tap "Deck"
            at 0.7 tap "Restart"
            at 4.2 layers back.json
            """)
        let back = try run.layers("back")
        let deck = try #require(back.first("Deck")).rect
        #expect(back.cardCount == 8 && back.isAtRest && back.cards.values.allSatisfy { isSame($0.rect, deck) })
    }

    @Test func `the best score of a theme is kept from one run to the next in a store, and nowhere else`() async throws
    {
        let board = try await Board.ofFewCards()
        var taps: [String] = []
        var time = 2.5
        for face in Set(board.faces).sorted() {
            for (index, other) in board.faces.enumerated() where other == face {
                taps.append("at \(time) tap \"Card \(index + 1), face down\"")
                time += 0.75
            }
        }
        let (home, store) = (try TemporaryHome(), try TemporaryHome())
        let game = (["at 0.1 tap \"Deck\""] + taps + ["at 12 layers won.json"]).joined(separator: "\n")
        let won = try await GameRun(game, environment: ["HOME": home.path, "LILT_STORE": store.path])
        #expect(won.result.ending == .exited(0), "\(won.result.errorText)")
        let end = try won.layers("won")
        let score = try #require(end.score)
        #expect(end.cardCount == 0 && end.first("You won!") != nil && score > 0)
        let next = try await GameRun("at 0 layers start.json", environment: ["LILT_STORE": store.path])
        #expect(try next.layers("start").first("Best: \(score)") != nil)
        // Without a store the game leaves no files, and finds no best score.
        let alone = try await GameRun(game, environment: ["HOME": home.path])
        #expect(try alone.layers("won").score == score)
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
        let fresh = try await GameRun("at 0 layers start.json", environment: ["HOME": home.path])
        #expect(try fresh.layers("start").first("Best: \(score)") == nil)
    }
}
