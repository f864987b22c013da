import Foundation
import Lilt
import SwiftUI
import Testing

/// Edit actions of `ForEach`, scrolling during a drag, wheels, columns of forms, tabs from a collection.
@MainActor struct EditActionsTests {
    @Test func `a ForEach edits its binding by swipes and drags`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Edited() }
        let y = try stage.row("b").frame.midY
        stage.drag(from: CGPoint(x: 350, y: y), to: CGPoint(x: 40, y: y), over: 0.3)
        try stage.settle()
        #expect(stage.rowTexts == ["a", "c", "d", "x", "y"])
        let start = try stage.row("a").frame.midY
        stage.press(at: CGPoint(x: 200, y: start))
        stage.advance(by: 0.6)
        for part in 1...10 {
            stage.move(to: CGPoint(x: 200, y: start + 9 * CGFloat(part)))
            stage.advance(frames: 2)
        }
        stage.release()
        try stage.settle()
        #expect(stage.rowTexts == ["c", "d", "a", "x", "y"])
        // Only deleting is allowed there.
        let x = try stage.row("x").frame.midY
        stage.press(at: CGPoint(x: 200, y: x))
        stage.advance(by: 0.6)
        stage.move(to: CGPoint(x: 200, y: x + 60))
        stage.advance(frames: 2)
        stage.release()
        try stage.settle()
        #expect(stage.rowTexts == ["c", "d", "a", "x", "y"])
    }

    @Test func `a list scrolls while a row is dragged near its edge, and the row goes along`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Many(model: model) }
        stage.press(at: CGPoint(x: 200, y: try stage.row("r3").frame.midY))
        stage.advance(by: 0.6)
        for y in stride(from: 160, through: 590, by: 10) {
            stage.move(to: CGPoint(x: 200, y: CGFloat(y)))
            stage.advance(frames: 1)
        }
        stage.advance(by: 2)
        #expect(try stage.row("r3").frame.midY > 540)
        #expect(try stage.row("r4").frame.maxY < 0)
        stage.move(to: CGPoint(x: 200, y: 300))
        stage.advance(by: 1)
        let shown = stage.rowTexts
        #expect(abs(try stage.row("r3").frame.midY - 300) < 40)
        stage.release()
        try stage.settle()
        let index = try #require(model.items.firstIndex(of: "r3"))
        #expect(index > 20)
        #expect(stage.rowTexts.contains("r3") && shown.contains("r3"))
        #expect(Set(model.items).count == 200)
    }

    @Test func `a wheel shows the options, and a press on one selects it`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Wheeled() }
        let middle = try stage.layer("Apple").frame.midY
        #expect(try stage.layer("Bread").frame.midY == middle + 32)
        try stage.tap("Bread")
        try stage.settle()
        #expect(try stage.layer("chosen: Bread").frame.width > 0)
        #expect(abs(try stage.layer("Bread").frame.midY - middle) < 0.5)
    }

    @Test func `a form in columns aligns its controls`() throws {
        let stage = Stage(size: CGSize(width: 500, height: 400)) {
            Form {
                LabeledContent("Name", value: "Ada")
                LabeledContent("Year of birth", value: "1815")
                Button("Save") {}
            }
            .formStyle(.columns)
        }
        let name = try stage.layer("Ada").frame.minX
        #expect(try stage.layer("1815").frame.minX == name)
        #expect(try stage.layer("Name").frame.maxX == (try stage.layer("Year of birth").frame.maxX))
        #expect(try stage.layer("Name").frame.maxX < name)
    }

    @Test func `a collection makes tabs`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            TabView {
                ForEach(["One", "Two"], id: \.self) { name in
                    Tab(name, systemImage: "star") { Text("page \(name)") }
                }
                Tab("Three", systemImage: "star") { Text("page Three") }
            }
        }
        #expect(try stage.layer("page One").opacity == 1)
        try stage.tap("Two")
        try stage.settle()
        #expect(try stage.layer("page Two").opacity == 1)
    }

    private struct Item: Identifiable {
        let id: String
    }

    private struct Edited: View {
        @State private var first = ["a", "b", "c", "d"].map { Item(id: $0) }
        @State private var second = ["x", "y"].map { Item(id: $0) }

        var body: some View {
            List {
                ForEach($first, editActions: .all) { $item in Text(item.id) }
                Section { ForEach($second, editActions: .delete) { $item in Text(item.id) } }
            }
        }
    }

    @Observable @MainActor final class Model { var items = (0..<200).map { "r\($0)" } }

    private struct Many: View {
        let model: Model

        var body: some View {
            List {
                ForEach(model.items, id: \.self) { Text($0) }
                    .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(.plain)
        }
    }

    private struct Wheeled: View {
        @State private var choice = "Apple"

        var body: some View {
            VStack {
                Text("chosen: \(choice)")
                Picker("Food", selection: $choice) {
                    ForEach(["Apple", "Bread", "Cheese"], id: \.self) { Text($0) }
                }
                .pickerStyle(.wheel)
            }
        }
    }
}
