import Foundation
import Lilt
import SwiftUI
import Testing

/// Rows, headers and sorting of tables.
@MainActor struct TableTests {
    private static let size = CGSize(width: 600, height: 400)

    @Test func `each row has a cell for each column, below the headers`() throws {
        let stage = Stage(size: Self.size) { Plain() }
        #expect(stage.cells == [["Cleo", "31"], ["Ada", "45"], ["Ben", "9"], ["Dora", "45"]])
        let name = try stage.layer("Name").frame
        let age = try stage.layer("Age").frame
        #expect(try stage.row("Cleo").frame.minY >= name.maxY)
        #expect(try stage.layer("Ada").frame.minX == name.minX)
        #expect(try stage.layer("31").frame.minX == age.minX)
        #expect(stage.rows.allSatisfy { $0.frame.height == 30 })
        #expect(stage.problems.isEmpty)
    }

    @Test func `a press on a header sorts, and another turns the order`() throws {
        let stage = Stage(size: Self.size) { Sorted() }
        #expect(stage.cells.map(\.first) == ["Ada", "Ben", "Cleo", "Dora"])
        try stage.tap("Age")
        try stage.settle()
        #expect(stage.cells.map(\.first) == ["Ben", "Cleo", "Ada", "Dora"])
        try stage.tap("Age")
        try stage.settle()
        #expect(stage.cells.map(\.first) == ["Ada", "Dora", "Cleo", "Ben"])
        try stage.tap("Name")
        try stage.settle()
        #expect(stage.cells.map(\.first) == ["Ada", "Ben", "Cleo", "Dora"])
    }

    @Test func `rows move to their sorted places with motion`() throws {
        let stage = Stage(size: Self.size) { Sorted(animation: .linear(duration: 0.4)) }
        let first = try stage.row("Ben").frame.minY
        try stage.tap("Age")
        stage.advance(by: 0.2)
        let between = try stage.row("Ben").frame.minY
        #expect(between < first)
        try stage.settle()
        let last = try stage.row("Ben").frame.minY
        #expect(abs(between - (first + last) / 2) < 2)
    }

    @Test func `a column's edge is dragged within its limits, and the cells follow`() throws {
        let stage = Stage(size: Self.size) { Limited() }
        #expect(try stage.layer("Age").frame.minX == 116)
        stage.drag(from: CGPoint(x: 108, y: 14), to: CGPoint(x: 138, y: 14))
        try stage.settle()
        #expect(try stage.layer("Age").frame.minX == 146)
        #expect(try stage.layer("31").frame.minX == 146)
        stage.drag(from: CGPoint(x: 138, y: 14), to: CGPoint(x: 400, y: 14))
        try stage.settle()
        #expect(try stage.layer("Age").frame.minX == 166)
        stage.drag(from: CGPoint(x: 158, y: 14), to: CGPoint(x: 0, y: 14))
        try stage.settle()
        #expect(try stage.layer("Age").frame.minX == 76)
    }

    @Test func `a narrow table shows its first column, without headers`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 400)) { Plain() }
        #expect(stage.cells == [["Cleo"], ["Ada"], ["Ben"], ["Dora"]])
        #expect(throws: StageError.self) { try stage.layer("Name") }
        #expect(stage.rows.allSatisfy { $0.frame.height == 44 })
        stage.size = Self.size
        stage.advance(frames: 1)
        #expect(stage.cells.first == ["Cleo", "31"])
    }

    @Test func `headers can be hidden, columns too`() throws {
        let stage = Stage(size: Self.size) { Plain(hidesAge: true).tableColumnHeaders(.hidden) }
        #expect(stage.cells.first == ["Cleo"])
        #expect(throws: StageError.self) { try stage.layer("Name") }
    }

    @Test func `every other row has a ground of its own, whatever comes and goes`() throws {
        let model = People()
        let stage = Stage(size: Self.size) { Listed(model: model) }
        func grounds() -> [UInt32] {
            let image = stage.image
            return stage.rows.map { image[590, Int($0.frame.midY)] }
        }
        let before = grounds()
        #expect(before[0] != before[1])
        #expect(before[0] == before[2])
        withAnimation { _ = model.all.remove(at: 0) }
        try stage.settle()
        #expect(grounds() == Array(before.prefix(3)))
    }

    @Test func `columns wider than the table scroll into view`() throws {
        let stage = Stage(size: Self.size) { Wide() }
        #expect(try stage.layer("Last").frame.minX > 600)
        for _ in 0..<30 {
            stage.scroll(at: CGPoint(x: 300, y: 200), by: CGSize(width: -30, height: 0))
            stage.advance(frames: 1)
        }
        #expect(try stage.layer("Last").frame.maxX < 600)
        #expect(try stage.layer("Ada last").frame.minX == (try stage.layer("Last").frame.minX))
    }

    @Test func `rows and sections can be declared one by one`() throws {
        let stage = Stage(size: Self.size) { Declared() }
        #expect(
            stage.cells.map(\.first) == ["Boss", "STAFF", "Cleo", "Ada", "Ben", "Dora"]
                || stage.cells.map(\.first) == ["Boss", "Staff", "Cleo", "Ada", "Ben", "Dora"])
        #expect(stage.problems.isEmpty)
    }

    @Test func `of 100,000 rows only those in view are made`() throws {
        let counts = Counts()
        let stage = Stage(size: Self.size) { Many(counts: counts) }
        #expect((10...20).contains(counts.cells))
        for _ in 0..<10 {
            stage.scroll(at: CGPoint(x: 300, y: 200), by: CGSize(width: 0, height: -60))
            stage.advance(frames: 1)
        }
        #expect((25...40).contains(counts.cells))
    }

    private struct Plain: View {
        var hidesAge = false

        var body: some View {
            Table(Person.four) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text(verbatim: "\($0.age)") }.defaultVisibility(hidesAge ? .hidden : .automatic)
            }
        }
    }

    private struct Sorted: View {
        var animation: Animation?
        @State private var order = [KeyPathComparator(\Person.name)]

        var body: some View {
            Table(Person.four.sorted(using: order), sortOrder: $order.animation(animation)) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
                TableColumn("Note") { _ in Text("–") }
            }
        }
    }

    private struct Limited: View {
        var body: some View {
            Table(Person.four) {
                TableColumn("Name", value: \.name).width(min: 60, ideal: 100, max: 150)
                TableColumn("Age") { Text(verbatim: "\($0.age)") }
            }
        }
    }

    private struct Wide: View {
        var body: some View {
            Table(Person.four) {
                TableColumn("Name", value: \.name).width(400)
                TableColumn("Age") { Text(verbatim: "\($0.age)") }.width(300)
                TableColumn("Last") { Text("\($0.name) last") }.width(200)
            }
        }
    }

    private struct Declared: View {
        @State private var selection: Set<Int> = []

        var body: some View {
            Table(of: Person.self, selection: $selection) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text(verbatim: "\($0.age)") }
            } rows: {
                TableRow(Person(id: 0, name: "Boss", age: 50))
                Section("Staff") { ForEach(Person.four) { TableRow($0).contextMenu { Button("Greet") {} } } }
            }
        }
    }

    @Observable @MainActor final class People { var all = Person.four }

    private struct Listed: View {
        let model: People

        var body: some View { Table(model.all) { TableColumn("Name", value: \.name) } }
    }

    @MainActor final class Counts {
        private(set) var cells = 0
        func count() { cells += 1 }
    }

    private struct Many: View {
        let counts: Counts
        private let all = (0..<100_000).map { Person(id: $0, name: "p\($0)", age: $0 % 90) }

        init(counts: Counts) { self.counts = counts }

        var body: some View {
            Table(all) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { person in
                    let _ = counts.count()
                    Text(verbatim: "\(person.age)")
                }
            }
        }
    }
}
