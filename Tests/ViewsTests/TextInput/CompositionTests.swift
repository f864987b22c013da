import Foundation
import Geometry
import LayerTree
import Observation
import Testing
@_spi(Engine) import ViewGraph

@testable @_spi(Engine) import Controls
@testable @_spi(Engine) import TextViews
@testable @_spi(Engine) import Views

/// Text composed by an input method: shown in the field at once, written to the binding only when committed. Characters
/// are 10 points wide and 20 high.
@MainActor struct CompositionTests {
    @MainActor @Observable final class Model {
        var text = ""
    }

    private let model = Model()

    private struct Field: View {
        @Bindable var model: Model
        var isSecret = false
        var body: some View {
            if isSecret {
                SecureField("Name", text: $model.text).frame(width: 200)
            } else {
                TextField("Name", text: $model.text).frame(width: 200)
            }
        }
    }

    /// The field lies from (100, 140) to (300, 160), with the caret at the end of its text.
    private func focused(_ text: String, isSecret: Bool = false) -> ViewStage {
        model.text = text
        let stage = ViewStage(Field(model: model, isSecret: isSecret))
        stage.tap(at: CGPoint(x: 290, y: 150))
        return stage
    }

    private func compose(_ stage: ViewStage, _ change: TextInputChange) {
        stage.host.focus.focused?.composed?(change)
        stage.frame()
    }

    /// Underline of the marked text, in window coordinates; nil if it is not shown.
    private func underline(_ stage: ViewStage) -> CGRect? {
        guard let layer = stage.layer(ofView: "MarkedText"), !layer.isHidden, case .shape(let shape) = layer.content
        else { return nil }
        let frame = layer.frameInWindow
        return shape.path(frame).boundingRect.offsetBy(dx: frame.minX, dy: frame.minY)
    }

    @Test func `what is composed is seen underlined, with its own caret, and the program has nothing of it`() {
        let stage = focused("ab")
        compose(stage, TextInputChange(marked: "xyz", markedSelection: 2..<2))
        #expect(model.text == "ab")
        #expect(stage.fieldText == "abxyz")
        #expect(stage.caret?.midX == 140)
        let line = underline(stage)
        #expect(line?.minX == 120 && line?.maxX == 150 && line?.maxY == 160 && line?.height == 1)
    }

    @Test func `it is typed when the input method says so, and the mark is gone`() {
        let stage = focused("ab")
        compose(stage, TextInputChange(marked: "ni", markedSelection: 2..<2))
        compose(stage, TextInputChange(typed: "你"))
        #expect(model.text == "ab你" && stage.fieldText == "ab你")
        #expect(underline(stage) == nil)
        stage.key("z", KeyInput.control)
        #expect(model.text == "ab", "and taken back as one")
    }

    @Test func `what is typed and what is marked next come together, in the middle of a text`() {
        let stage = focused("ab")
        stage.press("Left")
        compose(stage, TextInputChange(marked: "한", markedSelection: 3..<3))
        compose(stage, TextInputChange(typed: "한", marked: "글", markedSelection: 0..<0))
        #expect(model.text == "a한b" && stage.fieldText == "a한글b")
        #expect(stage.caret?.midX == 120)
    }

    @Test func `bytes around the caret are deleted as far as there are any, in whole characters`() {
        let stage = focused("aéz")
        stage.press("Left")
        compose(stage, TextInputChange(deletedBefore: 1, typed: "o"))
        #expect(model.text == "aoz", "half of an é is no character")
        compose(stage, TextInputChange(deletedBefore: 99, deletedAfter: 99))
        #expect(model.text == "")
    }

    @Test func `what is chosen in it looks selected, and a caret that is hidden is not seen`() {
        let stage = focused("")
        compose(stage, TextInputChange(marked: "abcd", markedSelection: 1..<3))
        #expect(stage.selection == CGRect(x: 110, y: 140, width: 20, height: 20))
        #expect(stage.caret == nil)
        compose(stage, TextInputChange(marked: "abcd", markedSelection: nil))
        #expect(stage.selection == nil && stage.caret == nil)
    }

    @Test func `composing takes the place of what is selected`() {
        let stage = focused("word")
        stage.key("a", KeyInput.control)
        compose(stage, TextInputChange(marked: "w", markedSelection: 1..<1))
        #expect(model.text == "" && stage.fieldText == "w")
    }

    @Test func `a click, a key or the loss of the keyboard leaves it typed`() {
        let stage = focused("ab")
        compose(stage, TextInputChange(marked: "c", markedSelection: 1..<1))
        stage.tap(at: CGPoint(x: 101, y: 150))
        #expect(model.text == "abc")
        compose(stage, TextInputChange(marked: "-", markedSelection: 1..<1))
        stage.press("End")
        #expect(model.text == "-abc" && stage.caret?.midX == 140)
        compose(stage, TextInputChange(marked: "d", markedSelection: 1..<1))
        stage.host.focus.focus(nil, isVisible: false)
        stage.frame()
        #expect(model.text == "-abcd" && underline(stage) == nil)
    }

    @Test func `of a secret nothing is seen but dots`() {
        let stage = focused("ab", isSecret: true)
        compose(stage, TextInputChange(marked: "xyz", markedSelection: 1..<1))
        #expect(stage.fieldText == "•••••")
        compose(stage, TextInputChange(typed: "pq"))
        #expect(model.text == "abpq" && stage.fieldText == "••••")
    }

    @Test func `the input method is told of the text and of the caret's place, and when there is none`() throws {
        var told: [TextInputContext?] = []
        let stage = focused("ab")
        stage.host.onTextInput = { told.append($0) }
        stage.press("Left")
        let first = try #require(told.last ?? nil)
        #expect(first.text == "ab" && first.head == 1 && first.anchor == 1 && !first.followsMethod)
        #expect(first.caret.minX == 110 && first.caret.minY == 140 && first.caret.height == 20)
        compose(stage, TextInputChange(typed: "x"))
        let second = try #require(told.last ?? nil)
        #expect(second.text == "axb" && second.head == 2 && second.followsMethod)
        stage.host.focus.focus(nil, isVisible: false)
        stage.frame()
        #expect(told.last == .some(nil))
    }

    // MARK: Places

    @Test func `places in the text and places on screen are each other's inverse, around what is marked`() {
        let shown = ShownText("aéz", .line, marked: "••", at: 3)
        #expect(shown.string == "aé••z" && shown.marked == 3..<9)
        #expect([0, 1, 3, 4].map(shown.shown) == [0, 1, 3, 10])
        #expect([0, 1, 3, 6, 9, 10].map(shown.text) == [0, 1, 3, 3, 3, 4])
        let secret = ShownText("aéz", .secret, marked: "x", at: 3)
        #expect(secret.string == "••••" && secret.marked == 6..<9)
        #expect([0, 1, 3, 4].map(secret.shown) == [0, 3, 6, 12])
        #expect([0, 3, 6, 9, 12].map(secret.text) == [0, 1, 3, 3, 4])
    }
}
