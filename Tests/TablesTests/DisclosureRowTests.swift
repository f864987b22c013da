import Foundation
import Lilt
import SwiftUI
import Testing

/// Rows under other rows, and columns that people choose.
@MainActor struct DisclosureRowTests {
    private struct Files: View {
        @State private var isOpen = true
        @State var customization = TableColumnCustomization<Person>()

        var body: some View {
            VStack {
                Table(of: Person.self, columnCustomization: $customization) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
                    TableColumn("Kind") { _ in Text("P") }.customizationID("kind").defaultVisibility(.hidden)
                } rows: {
                    DisclosureTableRow(Person.four[0], isExpanded: $isOpen) {
                        TableRow(Person.four[1])
                        DisclosureTableRow(Person.four[2]) { TableRow(Person.four[3]) }
                    }
                }
                Button("Turn") {
                    customization[visibility: "age"] = .hidden
                    customization[visibility: "kind"] = .visible
                }
            }
        }
    }

    private let stage = Stage(size: CGSize(width: 600, height: 300)) { Files() }

    @Test func `a row's arrow shows and hides the rows under it, which are indented`() throws {
        #expect(stage.cells.map(\.first) == ["Cleo", "Ada", "Ben"])
        let (outer, inner) = (try stage.row("Cleo"), try stage.row("Ada"))
        #expect(outer.first(named: "Cleo")?.frame.minX == 16 && inner.first(named: "Ada")?.frame.minX == 32)
        try stage.tap("Expand")
        stage.advance(by: 1)
        #expect(stage.cells.map(\.first) == ["Cleo", "Ada", "Ben", "Dora"])
        #expect(try stage.row("Dora").first(named: "Dora")?.frame.minX == 48)
    }

    @Test func `columns are shown as the customization tells`() throws {
        #expect(stage.cells.first == ["Cleo", "31"])
        try stage.tap("Turn")
        #expect(stage.cells.first == ["Cleo", "P"])
    }

    @Test func `a choice of columns is stored and read`() throws {
        var choice = TableColumnCustomization<Person>()
        choice[visibility: "age"] = .hidden
        let data = try JSONEncoder().encode(choice)
        let read = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: data)
        #expect(read == choice && read[visibility: "age"] == .hidden && read[visibility: "kind"] == .automatic)
    }
}
