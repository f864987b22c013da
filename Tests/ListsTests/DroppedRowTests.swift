import Foundation
import Lilt
import SeededNumbers
import SwiftUI
import Testing

/// Rows far out of view are dropped with their state, and nothing on screen moves by that.
@MainActor struct DroppedRowTests {
    @Test func `the number of rows that are alive does not grow with the way that people scroll`() {
        let alive = Alive()
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            List(0..<100_000) { Row(number: $0, alive: alive) }.listStyle(.plain)
        }
        var most = 0
        for step in 0..<400 {
            stage.scroll(at: Self.centre, by: CGSize(width: 0, height: -150))
            stage.advance(frames: 1)
            if step > 100 { most = max(most, alive.count) }
        }
        #expect(alive.made > 1_300)
        #expect(most < 160)
        #expect(first(stage) == "\(400 * 150 / 44)")
    }

    @Test(arguments: 0..<6 as Range<UInt64>) func `content follows every step exactly, back and forth`(seed: UInt64)
        throws
    {
        var random = SplitMix(seed: seed)
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            List(0..<2_000) { number in
                Text(verbatim: "\(number)").frame(height: CGFloat(20 + number * 37 % 90))
            }
            .listStyle(.plain)
        }
        var offset: CGFloat = 0
        var heading: CGFloat = -1
        for step in 0..<300 {
            if Int.random(in: 0..<40, using: &random) == 0 { heading = -heading }
            let way = (CGFloat.random(in: 0...400, using: &random) * heading).rounded()
            let before = stage.rows
            stage.scroll(at: Self.centre, by: CGSize(width: 0, height: way))
            stage.advance(frames: 1)
            let expected = min(0, offset + way) - offset
            offset += expected
            let places = Dictionary(
                before.compactMap { row in row.all.lazy.compactMap(\.text).first.map { ($0, row.frame.minY) } },
                uniquingKeysWith: { first, _ in first })
            for row in stage.rows {
                guard let text = row.all.lazy.compactMap(\.text).first, let place = places[text] else { continue }
                #expect(
                    abs(row.frame.minY - place - expected) < 0.01, "seed \(seed), step \(step): row \(text) jumped")
            }
            let frames = stage.rows.map(\.frame)
            for (above, below) in zip(frames, frames.dropFirst()) {
                #expect(abs(below.minY - above.maxY) < 0.01, "seed \(seed), step \(step)")
            }
        }
        // Back at the beginning nothing has moved, whatever was dropped and made again.
        for _ in 0..<400 where offset < 0 {
            stage.scroll(at: Self.centre, by: CGSize(width: 0, height: 300))
            stage.advance(frames: 1)
            offset += 300
        }
        #expect(first(stage) == "0", "seed \(seed)")
        #expect(abs(try stage.row("0").frame.minY) < 0.01, "seed \(seed)")
        #expect(stage.problems.isEmpty)
    }

    @Test func `state is lost far out of view, and kept near it`() throws {
        let alive = Alive()
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            List(0..<10_000) { Row(number: $0, alive: alive) }.listStyle(.plain)
        }
        try stage.tap("count 0")
        stage.advance(frames: 1)
        #expect(first(stage) == "0")
        #expect(try stage.layer("count 1").frame.width > 0)
        for way in [-900, 900] {
            stage.scroll(at: Self.centre, by: CGSize(width: 0, height: way))
            stage.advance(frames: 1)
        }
        #expect(try stage.layer("count 1").frame.width > 0)
        for way in [CGFloat](repeating: -400, count: 30) + [CGFloat](repeating: 400, count: 30) {
            stage.scroll(at: Self.centre, by: CGSize(width: 0, height: way))
            stage.advance(frames: 1)
        }
        #expect(first(stage) == "0")
        #expect(throws: StageError.self) { try stage.layer("count 1") }
    }

    @Test func `changes of the data far above keep the rows in view right`() throws {
        let model = Numbers()
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Numbered(model: model) }
        for _ in 0..<100 {
            stage.scroll(at: Self.centre, by: CGSize(width: 0, height: -440))
            stage.advance(frames: 1)
        }
        #expect(first(stage) == "1000")
        model.values.remove(at: 3)
        try stage.settle()
        #expect(first(stage) == "1001")
        model.values.insert(-1, at: 500)
        try stage.settle()
        #expect(first(stage) == "1000")
        model.values.removeSubrange(0..<900)
        try stage.settle()
        #expect(first(stage) == "1900")
        for _ in 0..<120 {
            stage.scroll(at: Self.centre, by: CGSize(width: 0, height: 440))
            stage.advance(frames: 1)
        }
        #expect(first(stage) == "900")
        #expect(try stage.row("900").frame.minY == 0)
    }

    private static let centre = CGPoint(x: 195, y: 300)

    /// Text of the first row in view.
    private func first(_ stage: Stage) -> String? {
        stage.rows.first { $0.frame.maxY > 0.01 }?.all.lazy.compactMap(\.text).first
    }

    @MainActor final class Alive {
        var count = 0
        var made = 0
    }

    /// Counts itself while the state of its row exists.
    @MainActor private final class Mark {
        let alive: Alive
        init(_ alive: Alive) {
            self.alive = alive
            alive.count += 1
            alive.made += 1
        }
        isolated deinit { alive.count -= 1 }
    }

    private struct Row: View {
        let number: Int
        let alive: Alive
        @State private var mark: Mark?
        @State private var taps = 0

        init(number: Int, alive: Alive) {
            self.number = number
            self.alive = alive
        }

        var body: some View {
            HStack {
                Text(verbatim: "\(number)")
                if number == 0 { Text(verbatim: "count \(taps)").onTapGesture { taps += 1 } }
            }
            .onAppear { mark = Mark(alive) }
        }
    }

    @Observable @MainActor final class Numbers { var values = Array(0..<5_000) }

    private struct Numbered: View {
        let model: Numbers

        var body: some View { List(model.values, id: \.self) { Text(verbatim: "\($0)") }.listStyle(.plain) }
    }
}
