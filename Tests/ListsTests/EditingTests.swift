import Foundation
import Lilt
import SwiftUI
import Testing

/// Deleting and moving rows, in edit mode and without it.
@MainActor struct EditingTests {
    private func stage() -> Stage { Stage(size: CGSize(width: 390, height: 600)) { TodoList() } }

    @Test func `a swipe uncovers the button that deletes, and the button deletes`() throws {
        let stage = stage()
        let bread = try stage.row("Bread").frame
        stage.drag(from: CGPoint(x: 300, y: bread.midY), to: CGPoint(x: 240, y: bread.midY), over: 0.3)
        try stage.settle()
        let button = try stage.layer("Delete").frame
        #expect(button.midX > bread.maxX - 80)
        #expect(button.midX < bread.maxX)
        #expect(try stage.layer("Bread").frame.minX < 0)
        try stage.tap("Delete")
        try stage.settle()
        #expect(stage.rowTexts == ["Milk", "Eggs", "Tea"])
    }

    @Test func `a swipe across the whole row deletes at once`() throws {
        let stage = stage()
        let y = try stage.row("Bread").frame.midY
        stage.drag(from: CGPoint(x: 350, y: y), to: CGPoint(x: 60, y: y), over: 0.3)
        try stage.settle()
        #expect(stage.rowTexts == ["Milk", "Eggs", "Tea"])
    }

    @Test func `a short swipe springs back, and a press elsewhere closes an open row`() throws {
        let stage = stage()
        let row = try stage.row("Bread").frame
        let place = try stage.layer("Bread").frame.minX
        stage.drag(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 275, y: row.midY), over: 0.3)
        try stage.settle()
        #expect(try stage.layer("Bread").frame.minX == place)
        stage.drag(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 220, y: row.midY), over: 0.3)
        try stage.settle()
        #expect(try stage.layer("Bread").frame.minX < place)
        try stage.tap("Milk")
        try stage.settle()
        #expect(try stage.layer("Bread").frame.minX == place)
        #expect(stage.rowTexts.count == 4)
    }

    @Test func `two fingers on a touchpad swipe too`() throws {
        let stage = stage()
        let row = try stage.row("Eggs").frame
        for _ in 0..<10 {
            stage.scroll(at: CGPoint(x: 200, y: row.midY), by: CGSize(width: -10, height: 0))
            stage.advance(frames: 1)
        }
        stage.endScroll(at: CGPoint(x: 200, y: row.midY))
        try stage.settle()
        try stage.tap("Delete")
        try stage.settle()
        #expect(stage.rowTexts == ["Milk", "Bread", "Tea"])
    }

    @Test func `edit mode shows controls, and moves the content for them`() throws {
        let stage = stage()
        let place = try stage.layer("Milk").frame.minX
        try stage.tap("Edit")
        try stage.settle()
        #expect(try stage.layer("Milk").frame.minX == place + 38)
        let controls = stage.layers.all.filter { $0.view == "RowControl" && $0.opacity == 1 }
        let handles = stage.layers.all.filter { $0.view == "RowHandle" && $0.opacity == 1 }
        #expect(controls.count == 4)
        #expect(handles.count == 4)
        stage.tap(at: CGPoint(x: controls[0].frame.midX, y: try stage.row("Milk").frame.midY))
        try stage.settle()
        try stage.tap("Delete")
        try stage.settle()
        #expect(stage.rowTexts == ["Bread", "Eggs", "Tea"])
        try stage.tap("Done")
        try stage.settle()
        #expect(try stage.layer("Bread").frame.minX == place)
    }

    @Test func `a row is moved by its handle, and the others make way`() throws {
        let stage = stage()
        try stage.tap("Edit")
        try stage.settle()
        let milk = try stage.row("Milk").frame
        let eggs = try stage.row("Eggs").frame
        stage.press(at: CGPoint(x: milk.maxX - 25, y: milk.midY))
        for step in 1...20 {
            stage.move(to: CGPoint(x: milk.maxX - 25, y: milk.midY + CGFloat(step) * 92 / 20))
            stage.advance(frames: 1)
        }
        try stage.settle()
        #expect(try stage.row("Bread").frame.minY == milk.minY)
        #expect(try stage.row("Eggs").frame.minY == eggs.minY - 44)
        #expect(try stage.row("Milk").frame.minY == milk.minY + 92)
        stage.release()
        try stage.settle()
        #expect(stage.rowTexts == ["Bread", "Eggs", "Milk", "Tea"])
        #expect(try stage.row("Milk").frame.minY == milk.minY + 88)
    }

    @Test func `after a long press a row can be moved without edit mode`() throws {
        let stage = stage()
        let tea = try stage.row("Tea").frame
        stage.press(at: CGPoint(x: 100, y: tea.midY))
        stage.advance(by: 0.6)
        for step in 1...10 {
            stage.move(to: CGPoint(x: 100, y: tea.midY - CGFloat(step) * 14))
            stage.advance(frames: 2)
        }
        stage.release()
        try stage.settle()
        #expect(stage.rowTexts == ["Tea", "Milk", "Bread", "Eggs"])
    }

    @Test func `rows that forbid it are neither deleted nor moved`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            List {
                ForEach(0..<2) { Text("\($0)").deleteDisabled($0 == 0).moveDisabled($0 == 0) }
                    .onDelete { _ in }
                    .onMove { _, _ in }
            }
            .environment(\.editMode, .constant(.active))
        }
        #expect(stage.layers.all.filter { $0.view == "RowControl" }.count == 1)
        #expect(stage.layers.all.filter { $0.view == "RowHandle" }.count == 1)
    }

    @Test func `swipe actions lie at both edges, the first outermost`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Swiping() }
        let row = try stage.row("Mail").frame
        stage.drag(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 180, y: row.midY), over: 0.3)
        try stage.settle()
        #expect(try stage.layer("Bin").frame.midX > (try stage.layer("Flag").frame.midX))
        try stage.tap("Flag")
        try stage.settle()
        #expect(try stage.layer("flagged").frame.width > 0)
        stage.drag(from: CGPoint(x: 60, y: row.midY), to: CGPoint(x: 170, y: row.midY), over: 0.3)
        try stage.settle()
        try stage.tap("Read")
        #expect(try stage.layer("read").frame.width > 0)
    }

    @Test(arguments: [(60.0, 170.0), (300, 180)])
    func `no button is seen beside a row that has closed, nor while it closes`(start: Double, end: Double) throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Swiping() }
        try stage.settle()
        /// Pixels beside the rows, at both edges of the window.
        func margins() -> [UInt32] {
            let picture = stage.image
            return picture.pixels.indices.compactMap { index in
                let x = index % picture.width
                return x < 12 || x >= picture.width - 12 ? picture.pixels[index] : nil
            }
        }
        let before = margins()
        let row = try stage.row("Mail").frame
        stage.drag(from: CGPoint(x: start, y: row.midY), to: CGPoint(x: end, y: row.midY), over: 0.3)
        try stage.settle()
        #expect(margins() == before)
        try stage.tap("new")
        stage.advance(frames: 8)
        #expect(margins() == before)
        try stage.settle()
        #expect(margins() == before)
    }

    private struct Swiping: View {
        @State private var state = "new"

        var body: some View {
            List {
                Text("Mail")
                    .swipeActions(edge: .leading) { Button("Read") { state = "read" }.tint(.blue) }
                    .swipeActions(allowsFullSwipe: false) {
                        Button("Bin", role: .destructive) { state = "gone" }
                        Button("Flag") { state = "flagged" }.tint(.orange)
                    }
                Text(state)
            }
        }
    }
}
