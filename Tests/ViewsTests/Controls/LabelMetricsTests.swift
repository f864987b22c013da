import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
import Views

/// Gaps and widths that a program sets for labels and buttons, rows of radio buttons, and the room at a scene's edges.
@MainActor struct LabelMetricsTests {
    private func labels(_ stage: ViewStage) throws -> (icon: CGRect, title: CGRect) {
        (try #require(stage.layer("icon")).frameInWindow, try #require(stage.layer("Title")).frameInWindow)
    }

    private var label: some View {
        Label {
            Text("Title")
        } icon: {
            Color.red.frame(width: 10, height: 10).accessibilityLabel("icon")
        }
    }

    @Test func `a label keeps the gap and the width that are set around it`() throws {
        let plain = try labels(ViewStage(label))
        #expect(plain.title.minX - plain.icon.maxX == 8)
        let apart = try labels(ViewStage(label.labelIconToTitleSpacing(30)))
        #expect(apart.title.minX - apart.icon.maxX == 30)
        let reserved = try labels(ViewStage(label.labelReservedIconWidth(40)))
        #expect(abs(reserved.title.minX - reserved.icon.midX - 28) < 0.01)
        let narrow = try labels(ViewStage(label.labelReservedIconWidth(4)))
        #expect(narrow.title.minX - narrow.icon.maxX == 8, "a larger icon takes more")
    }

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

    @Test func `buttons with a border take the width of their label, or all of it`() throws {
        func width(_ sizing: ButtonSizing) throws -> CGFloat {
            let stage = ViewStage(
                Button("Go") {}.buttonStyle(.borderedProminent).buttonSizing(sizing).frame(width: 200))
            return try #require(
                stage.all.filter { $0.fill == Color.accentColor.resolve(in: EnvironmentValues()) }.first
            )
            .frameInWindow.width
        }
        #expect(try width(.fitted) == width(.automatic))
        #expect(try width(.fitted) < 100)
        #expect(try width(.flexible) == 200)
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
