import AnimationCore
@_spi(Engine) import Controls
import Foundation
import LayerTree
import Lists
import Observation
import Testing
@_spi(Engine) import ViewGraph
import Views

/// Pickers, by pointer and by key.
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
        // There are two points around the segments and between them.
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

    // MARK: As menus

    private func marked(_ stage: ViewStage) -> [Int] {
        stage.layers(ofView: "MenuRowBox").enumerated().filter { row in
            row.element.sublayers.contains { $0.viewName == "MenuGlyph" }
        }.map(\.offset)
    }

    @Test func `by itself it shows the selected view, and opens a menu with that over it`() throws {
        let stage = ViewStage(Sizes(model: model).frame(width: 300))
        #expect(stage.layer("S") == nil, "only what is selected is shown")
        let shown = try #require(stage.layer("M")).frameInWindow
        stage.tap("M")
        stage.advance(by: 0.5)
        #expect(marked(stage) == [1])
        let item = try #require(stage.layers(ofView: "MenuRowBox").dropFirst().first).frameInWindow
        #expect(abs(item.midY - shown.midY) <= 1)
        #expect(model.size == "M", "the click that opens it chooses nothing")
        stage.tap("L")
        stage.advance(by: 0.5)
        #expect(model.size == "L")
        #expect(stage.layer("L") != nil)
        #expect(stage.layer("M") == nil)
    }

    @Test func `its label stands beside it in forms only, and names it everywhere`() throws {
        let alone = ViewStage(HStack { Sizes(model: model) })
        #expect(alone.layer("Size") == nil)
        let shown = try #require(alone.layer("M")).frameInWindow
        #expect(abs(shown.midX - alone.host.size.width / 2) < 20, "it is as wide as what it shows")
        let form = ViewStage(Form { Sizes(model: model) })
        #expect(form.layer("Size") != nil && form.layer("M") != nil)
    }

    @Test func `by keys its menu begins at what is selected`() {
        let stage = ViewStage(Sizes(model: model))
        stage.press("Tab")
        stage.press("Down")
        stage.advance(by: 0.5)
        stage.press("Up")
        stage.press("Return")
        #expect(model.size == "S")
    }

    private struct Implicit: View {
        @Bindable var model: Model
        var body: some View {
            Picker("Number", selection: $model.optional) {
                Text("None").tag(Int?.none)
                ForEach(1..<4) { Text("Item \($0)") }
                Label("Star", systemImage: "star").tag(Optional(9))
            }
        }
    }

    @Test func `elements of ForEach stand for their identities, and a tag may be nil`() throws {
        let stage = ViewStage(Implicit(model: model))
        stage.tap("None")
        stage.advance(by: 0.5)
        #expect(marked(stage) == [0])
        stage.tap("Item 2")
        stage.advance(by: 0.5)
        #expect(model.optional == 2)
        stage.tap("Item 2")
        stage.advance(by: 0.5)
        #expect(marked(stage) == [2])
        stage.tap("Star")
        #expect(model.optional == 9)
    }

    @Test(arguments: [true, false]) func `so do they in segments and rows`(isSegmented: Bool) {
        let stage = ViewStage(
            Group {
                if isSegmented {
                    Implicit(model: model).pickerStyle(.segmented)
                } else {
                    Implicit(model: model).pickerStyle(.inline)
                }
            })
        stage.tap("Item 3")
        #expect(model.optional == 3)
        let fills = stage.layers(ofView: "OptionBox").map(\.presentation.fill)
        stage.advance(by: 1)
        #expect(stage.layers(ofView: "OptionBox").map(\.presentation.fill) != fills)
    }

    @MainActor @Observable final class Card {
        var suit: String
        init(_ suit: String) { self.suit = suit }
    }

    @Test func `for several things at once it marks what they have, and writes to all`() {
        struct Source { let suit: Binding<String> }
        struct Many: View {
            let cards: [Card]
            var body: some View {
                Picker("Suit", sources: cards.map { card in Source(suit: Bindable(card).suit) }, selection: \.suit) {
                    ForEach(["hearts", "spades", "clubs"], id: \.self) { Text($0) }
                }
            }
        }
        let cards = [Card("hearts"), Card("clubs")]
        let stage = ViewStage(Many(cards: cards))
        stage.press("Tab")
        stage.press("Return")
        stage.advance(by: 0.5)
        #expect(marked(stage) == [0, 2])
        stage.tap("spades")
        #expect(cards.map(\.suit) == ["spades", "spades"])
    }

    @Test func `in a menu it is items, a submenu, or a line of icons`() {
        struct InMenu: View {
            @Bindable var model: Model
            var body: some View {
                Menu("Menu") {
                    Picker("Size", selection: $model.size) { ForEach(["S", "M"], id: \.self) { Text($0) } }
                    Picker("Sub", selection: $model.size) { ForEach(["S", "M"], id: \.self) { Text($0 + "!") } }
                        .pickerStyle(.menu)
                    Picker("Line", selection: $model.size) { ForEach(["S", "M"], id: \.self) { Text($0 + "?") } }
                        .pickerStyle(.palette)
                }
            }
        }
        let stage = ViewStage(InMenu(model: model))
        stage.tap("Menu")
        stage.advance(by: 0.5)
        #expect(stage.layer("S!") == nil)
        #expect(stage.layer("Sub") != nil)
        let line = ["S?", "M?"].compactMap { stage.layer($0)?.frameInWindow }
        #expect(line.count == 2 && line[0].midY == line[1].midY && line[0].maxX < line[1].minX)
        stage.tap("S?")
        #expect(model.size == "S")
    }

    @Test func `titles of segments keep their size in one line, however long`() throws {
        let stage = ViewStage(
            Picker("Size", selection: .constant(0)) {
                Text("An option with a long name").tag(0)
                Text("No").tag(1)
            }
            .pickerStyle(.segmented).frame(width: 204))
        let title = try #require(stage.layer("An option with a long name"))
        guard case .text(let layout as GridTextLayout) = title.content else {
            Issue.record("The title has no text.")
            return
        }
        let request = layout.request
        #expect(request.lineLimit == 1 && request.minimumScaleFactor == 1 && request.truncation == .tail)
        #expect(stage.layers(ofView: "OptionBox").map(\.frameInWindow.width) == [99, 99])
    }
}
