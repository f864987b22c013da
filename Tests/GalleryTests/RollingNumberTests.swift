import Foundation
import Lilt
import SwiftUI
import Testing

@testable import Gallery

/// The article's rolling numbers, as its text describes them and as its listing works: S14.5 to S14.10, S29.6.
@MainActor struct RollingNumberTests {
    /// Vertical distance of a glyph below its cell's middle, in points; `nth` counts equal glyphs from the left. Nil if
    /// there is none.
    private func drop(_ stage: Stage, _ glyph: String, in label: String = "number", nth: Int = 0) throws -> Double? {
        let row = try stage.layer(label)
        let found = row.all.filter { $0.text == glyph }.sorted { $0.frame.midX < $1.frame.midX }
        return found.indices.contains(nth) ? found[nth].frame.midY - row.frame.midY : nil
    }

    private func settled(_ page: String) throws -> Stage {
        let stage = try Stage.page(page)
        try stage.settle()
        return stage
    }

    nonisolated private static let directions: [(String?, String, RollDirection)] = [
        ("3", "7", .up), ("7", "3", .down), ("0", ",", .up), (",", "0", .up), (nil, "1", .up), (nil, ",", .up),
        ("a", "b", .down),
    ]

    @Test(arguments: directions)
    func `which way a glyph comes (S14.7)`(old: String?, new: String, direction: RollDirection) {
        #expect(RollDirection(from: old, to: new) == direction)
    }

    @Test func `a glyph that stays does not roll (S14.7)`() {
        #expect(RollDirection(from: "5", to: "5") == nil)
    }

    @Test func `5,000 becomes 15,000 by a 1 from below, and nothing else rolls (S14.6, S14.9)`() throws {
        let stage = try settled("rolling-number")
        let before = try (drop(stage, "5"), drop(stage, ","), drop(stage, "0"))
        try stage.tap("to 15,000")
        for step in 0...6 {
            stage.advance(to: stage.time + (step == 0 ? 0 : 0.1))
            let way = 60 * (1 - Double(step) / 6)
            #expect(abs(try #require(try drop(stage, "1")) - way) < 0.5, "step \(step)")
            #expect(try (drop(stage, "5"), drop(stage, ","), drop(stage, "0")) == before)
            #expect(try stage.layer("number").all.count { !$0.animating.isEmpty } <= 2, "the old and the new glyph")
        }
        #expect(stage.names.filter { $0.count == 1 } == ["1", "5", ",", "0"])
    }

    @Test func `a larger digit comes from below, a smaller one from above, both digit by digit (S14.7, S14.8)`() throws
    {
        let stage = try settled("rolling-number")
        for (number, new, old, way) in [("7,200", "7", "5", 1.0), ("5,000", "5", "7", -1)] {
            try stage.tap("to \(number)")
            stage.advance(by: 0.2)
            // After a third of the way the new glyph has two thirds left, and the old one has moved by a third.
            #expect(abs(try #require(try drop(stage, new)) - 40 * way) < 0.5, "\(number)")
            #expect(abs(try #require(try drop(stage, old)) + 20 * way) < 0.5, "\(number)")
            try stage.settle()
            #expect(abs(try #require(try drop(stage, new))) < 0.5)
        }
    }

    @Test func `the listing as it stands rolls the other way round (S14.10)`() throws {
        let stage = try settled("numeric-listing")
        try stage.tap("to 15,000")
        stage.advance(by: 1)  // half of the two seconds
        // Cells are matched from the left. 5 → 1: the smaller digit enters from below, the old one leaves upwards.
        #expect(abs(try #require(try drop(stage, "1")) - 30) < 0.5)
        #expect(abs(try #require(try drop(stage, "5")) + 30) < 0.5)
        // , → 5: the new glyph enters from above.
        #expect(abs(try #require(try drop(stage, "5", nth: 1)) + 30) < 0.5)
        // 0 → ,: a glyph that is not a digit appears at once. The comma that left the second cell is below it, on its
        // way down.
        #expect(abs(try #require(try drop(stage, ",", nth: 1))) < 0.5)
        #expect(abs(try #require(try drop(stage, ",", nth: 0)) - 30) < 0.5)
        // The sixth cell is new, and enters from below.
        let zeros = try stage.layer("number").all.filter { $0.text == "0" }.map(\.frame.midX).max() ?? 0
        let last = try stage.layer("number").all.first { $0.text == "0" && $0.frame.midX == zeros }
        let middle = try stage.layer("number").frame.midY
        #expect(abs((last?.frame.midY ?? 0) - middle - 30) < 0.5)
        try stage.settle()
        #expect(abs(try #require(try drop(stage, "1"))) < 0.5)
    }

    @Test func `letters come from above (S14.7)`() throws {
        let stage = try settled("letters")
        try stage.tap("to Family")
        stage.advance(by: 0.2)
        #expect(abs(try #require(try drop(stage, "Family", in: "word")) + 40) < 0.5)
        #expect(abs(try #require(try drop(stage, "Friends", in: "word")) - 20) < 0.5)
        try stage.settle()
        #expect(abs(try #require(try drop(stage, "Family", in: "word"))) < 0.5)
    }
}
