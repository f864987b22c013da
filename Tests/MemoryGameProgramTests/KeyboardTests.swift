import Foundation
import Testing

/// Playing by keyboard, in scripted offscreen runs.
struct KeyboardTests {
    @Test func `the deck is dealt, cards are turned and the game is restarted by Tab, arrows and Return`() async throws
    {
        let run = try await GameRun.played(
            """
            at 0.1 key shift+Tab        # the last of all: Shuffle
            at 0.2 key shift+Tab
            at 0.3 key Return
            at 2.9 layers dealt.json
            at 3.0 key Up               # from the deck to the card above it
            at 3.1 key Return
            at 4.0 layers one.json
            at 4.1 key Right
            at 4.2 key Return
            at 5.0 layers two.json
            at 5.1 key Tab
            at 5.1 key shift+Tab
            at 5.2 key Down
            at 5.3 key Left             # from Shuffle over the deck to Restart
            at 5.4 key Left
            at 5.5 key Return
            at 9 layers restarted.json
            """)
        let dealt = try run.layers("dealt")
        let deck = try #require(dealt.first("Deck")).rect
        #expect(dealt.cardCount == 8 && dealt.cards.values.allSatisfy { !isSame($0.rect, deck) })
        let one = try run.layers("one").cards.filter { !$0.value.isFaceDown }
        let first = try #require(one.values.first)
        #expect(one.count == 1 && first.rect.maxY < deck.minY)
        let two = try run.layers("two").cards.filter { !$0.value.isFaceDown && $0.key != one.keys.first }
        let second = try #require(two.values.first)
        #expect(two.count == 1 && second.rect.minX > first.rect.midX && abs(second.rect.midY - first.rect.midY) < 1)
        let end = try run.layers("restarted")
        #expect(end.cardCount == 8 && end.cards.values.allSatisfy { isSame($0.rect, deck) && $0.isFaceDown })
    }

    @Test func `a key of a single letter does what its button does`() async throws {
        let run = try await GameRun.played(
            """
            at 0.1 key d
            at 2.5 layers dealt.json
            at 2.5 key s
            at 5 layers shuffled.json
            at 5 key r
            at 8.5 layers back.json
            """)
        let (dealt, shuffled, back) = try (run.layers("dealt"), run.layers("shuffled"), run.layers("back"))
        let deck = try #require(back.first("Deck")).rect
        #expect(dealt.cards.values.allSatisfy { !isSame($0.rect, deck) })
        #expect(shuffled.cards.mapValues(\.id) != dealt.cards.mapValues(\.id))
        #expect(back.cardCount == 8 && back.cards.values.allSatisfy { isSame($0.rect, deck) })
    }
}
