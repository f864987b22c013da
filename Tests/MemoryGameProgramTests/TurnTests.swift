import Foundation
import Testing

/// Turning, matching and mismatching cards, in scripted offscreen runs.
struct TurnTests {
    @Test func `a card turns in perspective, and its emoji is never seen before it faces the player`() async throws {
        let run = try await GameRun.played(
            """
            at 0.1 tap "Deck"
            at 2.5 tap "Card 3, face down"
            from 2.5 to 3.5 every 0.025 layers turn-%03d.json
            """, framesPerSecond: 40)
        let frames = try run.series("turn-")
        let cards = try frames.map { try #require($0.cards[3]) }
        var slanted = 0
        for card in cards {
            let emoji = try #require(card.all.first { $0.text != nil })
            #expect(card.isFaceDown == !card.facesViewer, "\(card.quad)")
            #expect((emoji.opacity > 0) == card.facesViewer, "\(card.quad)")
            // The upright sides in the card's own order: from top right to bottom right, and from bottom left to top
            // left.
            let (right, left) = (distance(card.quad[1], card.quad[2]), distance(card.quad[3], card.quad[0]))
            if abs(right - left) > 1 { slanted += 1 }
        }
        #expect(!cards[0].facesViewer && cards[0].isFaceDown)
        let last = try #require(cards.last)
        #expect(last.facesViewer && last.label == "Card 3, \(last.face ?? "")")
        // Half a second at 40 frames per second, less the frames in which the card is almost flat.
        #expect(slanted > 12 && slanted <= 20)
        let middle = cards[10]
        #expect(abs(middle.rect.midX - last.rect.midX) < 2 && middle.rect.width < 0.75 * last.rect.width)
        #expect(frames[20...].allSatisfy { isSame($0.cards[3]?.rect ?? .zero, last.rect) }, "less than a second")
    }

    private func distance(_ a: [Double], _ b: [Double]) -> Double { hypot(a[0] - b[0], a[1] - b[1]) }

    @Test func `a match raises the score, and both cards shrink and leave within four seconds`() async throws {
        let board = try await Board.ofFewCards()
        let (first, second) = board.pair
        let run = try await GameRun.played(
            """
            at 0.1 tap "Deck"
            at 2.5 tap "Card \(first), face down"
            at 3.3 layers before.json
            at 3.3 tap "Card \(second), face down"
            from 3.3 to 7.3 every 0.05 layers match-%03d.json
            """)
        let before = try run.layers("before")
        let ids = try [first, second].map { try #require(before.cards[$0]).id }
        #expect(before.score == 0)
        let frames = try run.series("match-")
        #expect(try #require(frames[0].score) > 0, "at once")
        let end = try #require(frames.last)
        #expect(end.cardCount == 6 && end.isAtRest)
        #expect(end.all.allSatisfy { !ids.contains($0.id) })
        for id in ids {
            let widths = frames.compactMap { frame in frame.all.first { $0.id == id }?.rect.width }
            #expect(widths.count > 20, "long enough to be seen")
            let cell = try #require(before.all.first { $0.id == id }).rect.width
            #expect(try #require(widths.last) < 0.5 * cell)
        }
        // Remaining cards keep their places.
        for (number, card) in end.cards {
            #expect(isSame(try #require(before.cards[number]).rect, card.rect, within: 0.01), "card \(number)")
        }
    }

    @Test func `two that do not match lie there until a third is chosen`() async throws {
        let (first, second, third) = try await Board.ofFewCards().strangers
        let run = try await GameRun.played(
            """
            at 0.1 tap "Deck"
            at 2.5 tap "Card \(first), face down"
            at 3.3 tap "Card \(second), face down"
            at 8 layers waiting.json
            at 8 tap "Card \(third), face down"
            at 9 layers after.json
            """)
        let (waiting, after) = try (run.layers("waiting"), run.layers("after"))
        for number in [first, second] {
            #expect(waiting.cards[number]?.isFaceDown == false && waiting.cards[number]?.facesViewer == true)
            #expect(after.cards[number]?.isFaceDown == true && after.cards[number]?.facesViewer == false)
        }
        #expect(waiting.cards[third]?.isFaceDown == true && after.cards[third]?.facesViewer == true)
        #expect(waiting.score == 0 && after.score == 0 && after.cardCount == 8)
    }
}
