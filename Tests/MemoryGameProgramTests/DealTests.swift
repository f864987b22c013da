import Foundation
import Testing

/// Dealing cards, in scripted offscreen runs.
struct DealTests {
    @Test func `each card flies from the deck to its cell, one after another`() async throws {
        let run = try await GameRun.played(
            """
            at 0 layers start.json
            at 0.5 tap "Deck"
            from 0.5 to 2.5 every 0.05 layers deal-%03d.json
            at 7.5 layers rest.json
            """)
        let deck = try #require(try run.layers("start").first("Deck")).rect
        let frames = try run.series("deal-")
        let rest = try run.layers("rest")
        #expect(rest.isAtRest && rest.cardCount == 8)
        var starts: [Int] = []
        for number in 1...8 {
            let path = frames.map { $0.cards[number] }
            #expect(path.allSatisfy { $0 != nil })
            let places = path.compactMap { $0?.rect }
            #expect(isSame(try #require(places.first), deck), "card \(number)")
            let cell = try #require(rest.cards[number]).rect
            #expect(isSame(try #require(places.last), cell) && !cell.intersects(deck), "card \(number)")
            // The card waits, then flies without jumps.
            starts.append(try #require(places.firstIndex { !isSame($0, deck) }, "card \(number)"))
            let length = hypot(cell.midX - deck.midX, cell.midY - deck.midY)
            for (a, b) in zip(places, places.dropFirst()) {
                #expect(hypot(b.midX - a.midX, b.midY - a.midY) < 0.25 * length, "card \(number)")
            }
        }
        #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 }, "\(starts)")
    }

    @Test func `of a full deck, too, no two cards start together, and all lie in three seconds`() async throws {
        let run = try await GameRun.played(
            """
            at 0.1 tap "Deck"
            at 0.1 layers start.json
            at 1.4 layers middle.json
            at 3.4 layers end.json
            """, arguments: ["--seed", "7", "--pairs", "26"])
        let (start, middle, end) = try (run.layers("start"), run.layers("middle"), run.layers("end"))
        #expect(end.cardCount == 52 && end.isAtRest)
        let parts = try (1...52).map { number in
            let (from, now, to) = (start.cards[number]?.center, middle.cards[number]?.center, end.cards[number]?.center)
            let (a, b, c) = (try #require(from), try #require(now), try #require(to))
            return hypot(b.x - a.x, b.y - a.y) / hypot(c.x - a.x, c.y - a.y)
        }
        let underWay = parts.filter { $0 > 1e-6 && $0 < 1 - 1e-6 }
        #expect(underWay.count > 5 && parts.first ?? 0 > 0.999 && parts.last ?? 1 < 0.001)
        #expect(zip(underWay, underWay.dropFirst()).allSatisfy { $0 > $1 }, "\(parts)")
    }

    @Test func `in the first frame there is all that is needed to play`() async throws {
        let start = try await GameRun.played("at 0 layers start.json").layers("start")
        for name in ["Deck", "Restart", "Shuffle", "Score: 0"] { #expect(start.first(name) != nil, "\(name)") }
        #expect(start.cardCount == 8 && start.isAtRest)
        for card in start.cards.values { #expect(card.isFaceDown) }
    }

    @Test func `a resize in the middle of a deal ends as if the window had always been so`() async throws {
        let resized = try await GameRun.played(
            """
            at 0.2 tap "Deck"
            at 0.9 resize 640x360
            from 0.9 to 1.3 every 0.05 layers after-%02d.json
            at 7 layers end.json
            at 7 capture end.png
            """)
        let straight = try await GameRun.played(
            """
            at 0.2 tap "Deck"
            at 7 layers end.json
            at 7 capture end.png
            """, size: "640x360")
        let (end, wanted) = try (resized.layers("end"), straight.layers("end"))
        #expect(end.isAtRest && end.cardCount == 8)
        for (number, card) in wanted.cards {
            #expect(isSame(try #require(end.cards[number]).rect, card.rect, within: 0.01), "card \(number)")
        }
        let looksTheSame = try resized.data("end.png") == straight.data("end.png")
        #expect(looksTheSame)
        for frame in try resized.series("after-") { #expect(frame.cardCount == 8) }
    }
}
