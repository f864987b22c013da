import Foundation
import Lilt
import SwiftUI
import Testing

/// Columns that people show, hide and move.
@MainActor struct ColumnOrderTests {
    @MainActor private final class Choice: ObservableObject {
        @Published var columns = TableColumnCustomization<Person>()
    }

    private struct People: View {
        @ObservedObject var choice: Choice

        var body: some View {
            Table(Person.four, columnCustomization: $choice.columns) {
                TableColumn("Name", value: \.name).width(100).customizationID("name")
                TableColumn("Age") { Text("\($0.age)") }.width(100).customizationID("age")
                TableColumn("Fixed") { _ in Text("–") }.width(100).customizationID("fixed")
                    .disabledCustomizationBehavior(.reorder)
                TableColumn("Number") { Text("#\($0.id)") }.width(100).customizationID("number")
            }
        }
    }

    private let choice = Choice()

    private func stage() -> Stage { Stage(size: CGSize(width: 500, height: 300)) { People(choice: choice) } }

    private func headers(_ stage: Stage) -> [String] {
        let titles = ["Name", "Age", "Fixed", "Number"]
        return stage.layers.all.filter { layer in layer.text.map { titles.contains($0) } ?? false }
            .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.text)
    }

    private func drag(_ name: String, by way: CGFloat, in stage: Stage) throws {
        let place = try stage.layer(name).frame
        let start = CGPoint(x: place.midX, y: place.midY)
        stage.drag(from: start, to: CGPoint(x: start.x + way, y: start.y), over: 0.2)
        stage.advance(by: 1)
    }

    @Test func `a header that is dragged over another changes places with it, with its cells`() throws {
        let stage = stage()
        #expect(headers(stage) == ["Name", "Age", "Fixed", "Number"])
        try drag("Name", by: 110, in: stage)
        #expect(headers(stage) == ["Age", "Name", "Fixed", "Number"])
        #expect(stage.cells.first == ["31", "Cleo", "–", "#1"])
        try drag("Number", by: -220, in: stage)
        #expect(headers(stage) == ["Age", "Number", "Fixed", "Name"], "a fixed column keeps its place")
        choice.columns.resetOrder()
        stage.advance(by: 1)
        #expect(headers(stage) == ["Name", "Age", "Fixed", "Number"])
    }

    @Test func `a short drag and one of a fixed column move nothing`() throws {
        let stage = stage()
        try drag("Name", by: 30, in: stage)
        try drag("Fixed", by: -200, in: stage)
        #expect(headers(stage) == ["Name", "Age", "Fixed", "Number"])
        #expect(choice.columns == TableColumnCustomization())
    }

    @Test func `assistive technology moves columns by actions`() throws {
        let stage = stage()
        let header = try #require(stage.accessibilityElement("Age"))
        #expect(header.actions.map(\.name).filter { $0.hasPrefix("Move") }.count == 2)
        let action = try #require(header.actions.first { $0.name == "Move towards the end" })
        #expect(stage.perform(.perform(action.kind), on: "Age"))
        stage.advance(by: 1)
        #expect(headers(stage) == ["Name", "Number", "Fixed", "Age"])
    }

    @Test func `what is shown and the order are stored, and survive a column that is new since`() throws {
        choice.columns[visibility: "age"] = .hidden
        let stage = stage()
        try drag("Name", by: 250, in: stage)
        #expect(headers(stage) == ["Number", "Fixed", "Name"])
        let stored = try JSONEncoder().encode(choice.columns)
        let read = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: stored)
        #expect(read == choice.columns)
        let older = Data(#"{"choices":{"age":false}}"#.utf8)
        let old = try JSONDecoder().decode(TableColumnCustomization<Person>.self, from: older)
        #expect(old[visibility: "age"] == .hidden)
    }

    @Test func `the menu of the header shows and hides columns by taps and by keys`() throws {
        let stage = stage()
        let place = try stage.layer("Name").frame
        stage.secondaryTap(at: CGPoint(x: place.midX, y: place.midY))
        stage.advance(by: 1)
        let item = try #require(stage.layers.all.last { $0.text == "Age" })
        stage.tap(at: CGPoint(x: item.frame.midX, y: item.frame.midY))
        stage.advance(by: 1)
        #expect(choice.columns[visibility: "age"] == .hidden)
        #expect(headers(stage) == ["Name", "Fixed", "Number"])
        stage.secondaryTap(at: CGPoint(x: place.midX, y: place.midY))
        stage.advance(by: 1)
        for key in ["Down", "Down", "Return"] { try stage.key(key) }
        stage.advance(by: 1)
        #expect(headers(stage) == ["Name", "Age", "Fixed", "Number"])
    }
}
