import AnimationCore
import Foundation
import LayerTree
import Observation
import Testing
@_spi(Engine) import ViewGraph
import Views

/// Pickers: one of several values, by pointer and by key.
@MainActor struct PickerTests {
    @MainActor @Observable final class Model {
        var size = "M"
        var optional: Int?
        var writes = 0
    }

    private struct Sizes: View {
        @Bindable var model: Model
        let sizes = ["S", "M", "L"]

        var body: some View {
            Picker("Size", selection: $model.size) {
                ForEach(sizes, id: \.self) { Text($0).tag($0) }
            }
        }
    }

    private let model = Model()

    @Test func `segments share the width, and a tap anywhere on one selects it`() throws {
        let stage = ViewStage(
            Sizes(model: model).pickerStyle(.segmented).frame(width: 304).onChange(of: model.size) {
                self.model.writes += 1
            })
        let widths = stage.layers(ofView: "OptionBox").map(\.frameInWindow.width)
        // Two points around and between.
        #expect(widths.allSatisfy { abs($0 - 296 / 3) < 0.01 })
        #expect(widths.count == 3)
        #expect(stage.layer("Size") == nil, "segments stand without the label")
        let last = try #require(stage.layers(ofView: "OptionBox").last).frameInWindow
        stage.tap(at: CGPoint(x: last.maxX - 2, y: last.midY))
        #expect(model.size == "L")
    }

    @Test(arguments: [true, false]) func `only the selected option is marked`(isSegmented: Bool) throws {
        let stage = ViewStage(
            Group {
                if isSegmented {
                    Sizes(model: model).pickerStyle(.segmented)
                } else {
                    Sizes(model: model).pickerStyle(.inline)
                }
            })
        func fills() -> [ResolvedColor] { stage.layers(ofView: "OptionBox").map(\.presentation.fill) }
        let before = fills()
        #expect(before[0] == before[2])
        #expect(before[0] != before[1])
        stage.tap("S")
        stage.advance(by: 1)
        #expect(fills()[0] == before[1])
        #expect(fills()[1] == before[2])
    }

    @Test func `keys go from one value to the next and no farther, whatever the layout`() {
        let stage = ViewStage(Sizes(model: model).pickerStyle(.radioGroup))
        stage.press("Tab")
        stage.press("Right")
        stage.press("Right")
        #expect(model.size == "L")
        stage.press("Home")
        #expect(model.size == "S")
        stage.press("Left")
        #expect(model.size == "S")
    }

    private struct Numbers: View {
        @Bindable var model: Model
        var body: some View {
            Picker(selection: $model.optional) {
                Text("One").tag(1)
                Text("Two").tag(2)
            } label: {
                Text("Number")
            }
            .pickerStyle(.inline)
        }
    }

    @Test func `a selection that may be nil takes tags of the plain type`() {
        let stage = ViewStage(Numbers(model: model))
        stage.tap("Two")
        #expect(model.optional == 2)
        #expect(stage.layer("Number") != nil)
    }

    @Test func `a disabled picker keeps its value`() {
        let stage = ViewStage(Sizes(model: model).disabled(true))
        stage.tap("S")
        #expect(model.size == "M")
    }
}
