import Foundation
import Lilt
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Items that are dropped between the rows of a list.
@MainActor struct InsertionTests {
    @MainActor final class Groceries: ObservableObject {
        @Published var items = ["Milk", "Bread", "Eggs"]
    }

    private struct Pantry: View {
        @ObservedObject var groceries: Groceries
        let takesValues: Bool

        var body: some View {
            VStack(spacing: 0) {
                Text("Tea").frame(width: 390, height: 60).draggable("Tea")
                if takesValues {
                    List {
                        ForEach(groceries.items, id: \.self) { Text($0) }
                            .dropDestination(for: String.self) { texts, offset in
                                groceries.items.insert(contentsOf: texts, at: offset)
                            }
                    }
                } else {
                    List {
                        ForEach(groceries.items, id: \.self) { Text($0) }
                            .onInsert(of: [UTType.plainText]) { offset, items in
                                groceries.items.insert("\(items.count) item", at: offset)
                            }
                    }
                }
            }
        }
    }

    @Test(arguments: [(0.25, 1), (0.75, 2)])
    func `values go before or after the row that they are dropped on`(part: Double, offset: Int) throws {
        let groceries = Groceries()
        let stage = Stage(size: CGSize(width: 390, height: 500)) { Pantry(groceries: groceries, takesValues: true) }
        let row = try stage.row("Bread").frame
        let place = CGPoint(x: row.midX, y: row.minY + row.height * part)
        stage.press(at: CGPoint(x: 200, y: 30))
        stage.move(to: place)
        let line = try #require(stage.layers.all.first { $0.view == "RowInsertion" })
        #expect(abs(line.frame.midY - (part < 0.5 ? row.minY : row.maxY)) <= 1 && line.frame.height == 2)
        stage.release(at: place)
        try stage.settle()
        var expected = ["Milk", "Bread", "Eggs"]
        expected.insert("Tea", at: offset)
        #expect(groceries.items == expected && stage.rowTexts == expected)
        #expect(stage.layers.all.contains { $0.view == "RowInsertion" } == false)
    }

    @Test func `items go to onInsert, and are not shown a place when they leave`() throws {
        let groceries = Groceries()
        let stage = Stage(size: CGSize(width: 390, height: 500)) { Pantry(groceries: groceries, takesValues: false) }
        let row = try stage.row("Milk").frame
        stage.press(at: CGPoint(x: 200, y: 30))
        stage.move(to: CGPoint(x: row.midX, y: row.maxY - 2))
        #expect(stage.layers.all.contains { $0.view == "RowInsertion" })
        stage.move(to: CGPoint(x: 200, y: 40))
        #expect(stage.layers.all.contains { $0.view == "RowInsertion" } == false)
        stage.move(to: CGPoint(x: row.midX, y: row.maxY - 2))
        stage.release(at: CGPoint(x: row.midX, y: row.maxY - 2))
        try stage.settle()
        #expect(groceries.items == ["Milk", "1 item", "Bread", "Eggs"])
    }
}
