import AnimationCore
import Foundation
import Geometry
import LayerTree
import Observation
import Testing
@_spi(Engine) import ViewGraph

@testable @_spi(Engine) import Controls
@testable @_spi(Engine) import Views

/// Selections of fields that the program reads and sets. Characters are 10 points wide and 20 high.
@MainActor struct TextSelectionTests {
    @MainActor @Observable final class Model {
        var text = "one two"
        var selection: Controls.TextSelection?
    }

    private let model = Model()

    private struct Field: View {
        @Bindable var model: Model
        var body: some View { TextField("Name", text: $model.text, selection: $model.selection).frame(width: 200) }
    }

    private struct Editor: View {
        @Bindable var model: Model
        var body: some View { TextEditor(text: $model.text, selection: $model.selection).frame(width: 200, height: 80) }
    }

    /// Selected characters as places, such as 4..<7.
    private var places: Range<Int>? {
        guard case .selection(let range)? = model.selection?.indices else { return nil }
        let text = model.text
        return text.distance(
            from: text.startIndex, to: range.lowerBound)..<text.distance(
                from: text.startIndex, to: range.upperBound)
    }

    private func index(_ place: Int) -> String.Index { model.text.index(model.text.startIndex, offsetBy: place) }

    @Test func `the binding tells of the caret and of the selection while the field has the keyboard`() {
        let stage = ViewStage(Field(model: model))
        #expect(model.selection == nil)
        stage.tap(at: CGPoint(x: 290, y: 150))
        #expect(places == 7..<7 && model.selection?.isInsertion == true)
        stage.key("Left", KeyInput.shift)
        #expect(places == 6..<7 && model.selection?.isInsertion == false)
        stage.type("x")
        #expect(model.text == "one twx" && places == 7..<7)
        stage.key("Home")
        #expect(places == 0..<0)
        stage.host.focus.focus(nil, isVisible: false)
        stage.frame()
        #expect(model.selection == nil)
    }

    @Test(arguments: [false, true])
    func `a selection that the program sets is selected, and typed over`(isEditor: Bool) {
        let stage = isEditor ? ViewStage(Editor(model: model)) : ViewStage(Field(model: model))
        stage.tap(at: CGPoint(x: 150, y: 150))
        model.selection = TextSelection(range: index(4)..<index(7))
        stage.frame()
        #expect(stage.selection?.width == 30)
        #expect(places == 4..<7)
        stage.type("x")
        #expect(model.text == "one x" && places == 5..<5)
        model.selection = TextSelection(insertionPoint: model.text.startIndex)
        stage.frame()
        stage.type("y")
        #expect(model.text == "yone x")
    }

    @Test func `text and selection that are set together fit each other`() {
        let stage = ViewStage(Field(model: model))
        stage.tap(at: CGPoint(x: 290, y: 150))
        let text = "a longer text"
        model.text = text
        model.selection = TextSelection(range: text.startIndex..<text.endIndex)
        stage.frame()
        stage.type("z")
        #expect(model.text == "z")
    }

    @Test func `of several ranges the first is selected, and places beyond the end are its end`() {
        let stage = ViewStage(Field(model: model))
        stage.tap(at: CGPoint(x: 290, y: 150))
        model.selection = TextSelection(ranges: RangeSet([index(0)..<index(3), index(4)..<index(5)]))
        stage.frame()
        #expect(stage.selection?.width == 30)
        let long = "a much longer text than the one in the field"
        model.selection = TextSelection(insertionPoint: long.endIndex)
        stage.frame()
        stage.type("!")
        #expect(model.text == "one two!")
    }

    @Test func `a program that does not keep what it is told ends in no circle`() {
        let stage = ViewStage(TextField("Name", text: .constant("abc"), selection: .constant(nil)).frame(width: 200))
        stage.tap(at: CGPoint(x: 290, y: 150))
        stage.key("Left")
        #expect(stage.caret != nil)
    }
}
