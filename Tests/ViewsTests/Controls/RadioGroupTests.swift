import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
import Views

/// Rows of radio buttons, and the room at a scene's edges.
@MainActor struct RadioGroupTests {
    @Test func `radio buttons lie side by side where that is asked for`() throws {
        let picker = Picker("Size", selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
        .pickerStyle(.radioGroup)
        let boxes = { (stage: ViewStage) in stage.layers(ofView: "OptionBox").map(\.frameInWindow) }
        let column = boxes(ViewStage(picker))
        #expect(column.count == 2 && column[0].minX == column[1].minX && column[0].maxY < column[1].minY)
        let row = boxes(ViewStage(picker.horizontalRadioGroupLayout()))
        #expect(row.count == 2 && row[0].midY == row[1].midY && row[0].maxX < row[1].minX)
    }

    @Test func `the room at a scene's edges is twenty points`() throws {
        let stage = ViewStage(
            Color.red.accessibilityLabel("content").scenePadding(.horizontal).frame(width: 200, height: 100))
        let frame = try #require(stage.layer("content")).frameInWindow
        #expect(frame.width == 160 && frame.height == 100)
        let all = ViewStage(
            Color.red.accessibilityLabel("content").scenePadding(.minimum, edges: .all).frame(width: 200, height: 100))
        #expect(try #require(all.layer("content")).frameInWindow.size == CGSize(width: 160, height: 60))
    }
}
