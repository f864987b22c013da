import Foundation
import Lilt
import SwiftUI
import Testing

/// Grounds of rows in styles whose sections are blocks.
@MainActor struct RowGroundTests {
    private func color(_ stage: Stage, _ text: String) throws -> UInt32 {
        let row = try stage.row(text).frame
        return stage.image[Int(row.maxX - 30), Int(row.midY)]
    }

    @Test func `the only row of a section has a ground, as rows with neighbours do`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            Form {
                Section { Text("alone") }
                Section {
                    Text("first")
                    Text("second")
                }
            }
        }
        let ground = try color(stage, "first")
        #expect(try color(stage, "alone") == ground)
        #expect(stage.image[4, Int(try stage.row("alone").frame.midY)] != ground)
    }

    @Test func `a row that is left alone keeps its ground, with round corners at both ends`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Rows(model: model) }
        let ground = try color(stage, "row 0")
        model.count = 1
        try stage.settle()
        let row = try stage.row("row 0").frame
        #expect(try color(stage, "row 0") == ground)
        #expect(stage.image[Int(row.minX) + 1, Int(row.maxY) - 2] != ground)
    }

    @Observable final class Model { var count = 2 }

    private struct Rows: View {
        let model: Model
        var body: some View { Form { ForEach(0..<model.count, id: \.self) { Text("row \($0)") } } }
    }
}
