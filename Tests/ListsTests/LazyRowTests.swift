import Foundation
import Lilt
import SwiftUI
import Testing

/// Rows are made as they come into view, and keep their state.
@MainActor struct LazyRowTests {
    @Test func `of 100,000 rows only those in view are made`() throws {
        var stage: Stage?
        let counts = Counts()
        stage = Stage(size: CGSize(width: 390, height: 600)) { List(0..<100_000) { Row(number: $0, counts: counts) } }
        #expect((10...16).contains(counts.bodies))
        let made = counts.bodies
        for _ in 0..<20 {
            stage?.scroll(at: CGPoint(x: 100, y: 300), by: CGSize(width: 0, height: -88))
            stage?.advance(frames: 1)
        }
        #expect((40...44).contains(counts.bodies - made))
        #expect(try stage?.row("41").frame.minY ?? 0 < 600)
    }

    /// Identity that counts how often it is compared and hashed.
    struct CountedID: Hashable {
        let number: Int
        @MainActor static var hashes = 0
        static func == (a: Self, b: Self) -> Bool { a.number == b.number }
        func hash(into hasher: inout Hasher) {
            MainActor.assumeIsolated { Self.hashes += 1 }
            hasher.combine(number)
        }
    }

    struct Counted: Identifiable {
        let id: CountedID
        var isDone = false
    }

    @MainActor @Observable final class CountedRows {
        var rows: [Counted] = (0..<20_000).map { Counted(id: CountedID(number: $0)) }
    }

    private struct CountedList: View {
        @Bindable var model: CountedRows
        var body: some View {
            List($model.rows) { $row in Toggle("Row \(row.id.number)", isOn: $row.isDone) }
        }
    }

    @Test func `of 20,000 identities only those of rows in view are hashed, also when a row changes or goes`() throws {
        let model = CountedRows()
        CountedID.hashes = 0
        let stage = Stage(size: CGSize(width: 390, height: 600)) { CountedList(model: model) }
        let opened = CountedID.hashes
        #expect(opened > 0 && opened < 1_000)
        model.rows[3].isDone = true
        stage.advance(frames: 2)
        withAnimation { _ = model.rows.remove(at: 5) }
        try stage.settle()
        withAnimation { model.rows.swapAt(2, 9) }
        try stage.settle()
        #expect(CountedID.hashes - opened < 2_000)
        #expect(throws: StageError.self) { try stage.layer("Row 5") }
        #expect(try stage.layer("Row 10").frame.minY < stage.layer("Row 8").frame.minY)
    }

    @Test func `rows that stay run no body when others come, go and move`() throws {
        let counts = Counts()
        let model = Numbers((0..<8).map { $0 })
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Numbered(model: model, counts: counts) }
        let made = counts.bodies
        #expect(made == 8)
        withAnimation { model.values.insert(100, at: 3) }
        stage.advance(frames: 2)
        #expect(counts.bodies - made == 1)
        withAnimation { model.values.removeAll { $0 == 2 } }
        stage.advance(frames: 2)
        withAnimation { model.values.swapAt(0, 5) }
        try stage.settle()
        #expect(counts.bodies - made == 1)
        #expect(stage.rowTexts == model.values.map { "\($0)" })
    }

    @Test func `a removed row fades while those below move up`() throws {
        let model = Numbers([1, 2, 3])
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Numbered(model: model, counts: Counts()) }
        let place = try stage.row("3").frame.minY
        withAnimation(.linear(duration: 0.4)) { _ = model.values.remove(at: 1) }
        stage.advance(by: 0.2)
        #expect(abs(try stage.layer("2").opacity - 0.5) < 0.06)
        #expect(abs(try stage.row("3").frame.minY - (place - 22)) < 2)
        try stage.settle()
        #expect(throws: StageError.self) { try stage.layer("2") }
        #expect(try stage.row("3").frame.minY == place - 44)
    }

    @Test func `a reader scrolls to a row that is not made`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Jumping() }
        try stage.tap("Jump")
        try stage.settle()
        #expect(try stage.row("700").frame.minY < 600)
        #expect(try stage.row("700").frame.maxY > 0)
    }

    @MainActor final class Counts {
        private(set) var bodies = 0
        func count() { bodies += 1 }
    }

    @Observable @MainActor final class Numbers {
        var values: [Int]
        init(_ values: [Int]) { self.values = values }
    }

    private struct Row: View {
        let number: Int
        let counts: Counts

        var body: some View {
            let _ = counts.count()
            Text(verbatim: "\(number)")
        }
    }

    private struct Numbered: View {
        let model: Numbers
        let counts: Counts

        var body: some View { List(model.values, id: \.self) { Row(number: $0, counts: counts) } }
    }

    private struct Jumping: View {
        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("Jump") { proxy.scrollTo(700, anchor: .center) }
                    List(0..<1_000) { Text(verbatim: "\($0)") }
                }
            }
        }
    }
}
