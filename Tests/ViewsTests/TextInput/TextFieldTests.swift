import AnimationCore
import Foundation
import Geometry
import LayerTree
import Observation
import Testing
@_spi(Engine) import ViewGraph

@testable @_spi(Engine) import Controls
@testable @_spi(Engine) import Views

/// Text fields: effects of keys and the pointer on the text, and of changes by the program (S3.3). Characters are 10
/// points wide and 20 high.
@MainActor struct TextFieldTests {
    @MainActor @Observable final class Model {
        var text = ""
        var other = ""
        var log: [String] = []
    }

    private let model = Model()

    private struct Field: View {
        @Bindable var model: Model
        var body: some View { TextField("Name", text: $model.text).frame(width: 200) }
    }

    /// The field lies from (100, 140) to (300, 160).
    private func stage(_ text: String = "") -> ViewStage {
        model.text = text
        return ViewStage(Field(model: model))
    }

    private func focused(_ text: String = "") -> ViewStage {
        let stage = stage(text)
        stage.tap(at: CGPoint(x: 290, y: 150))
        return stage
    }

    // MARK: Typing

    @Test func `each edit is written to the binding at once (S3.3)`() {
        let stage = focused()
        stage.type("hi")
        #expect(model.text == "hi")
        stage.press("BackSpace")
        #expect(model.text == "h")
        #expect(stage.fieldText == "h")
    }

    @Test func `without the keyboard a field takes nothing`() {
        let stage = stage()
        stage.type("hi")
        #expect(model.text == "")
        #expect(stage.caret == nil)
    }

    @Test func `the title stands in an empty field, and names it`() {
        let stage = focused()
        #expect(stage.layers(ofView: "Text").map(\.text) == ["Name"])
        #expect(stage.layer(ofView: "TextInput")?.label == "Name")
        stage.type("x")
        #expect(stage.layers(ofView: "Text").isEmpty)
        #expect(stage.layer("Name") === stage.layer(ofView: "TextInput"))
    }

    @Test func `typing evaluates the field, and no view around it`() {
        let stage = ViewStage(
            VStack {
                Text("above")
                Field(model: model)
            })
        stage.tap("Name")
        stage.type("a")
        stage.host.counters.countsBodiesByType = true
        stage.host.counters.bodiesByType = [:]
        let placements = stage.host.counters.placements
        stage.type("b")
        #expect(stage.host.counters.bodiesByType.keys.allSatisfy { $0.contains("Field") })
        #expect(stage.host.counters.placements - placements <= 2)
    }

    @Test func `a character is deleted whole, and a word with control`() {
        let stage = focused("one two👨‍👩‍👧")
        stage.press("BackSpace")
        #expect(model.text == "one two")
        stage.key("BackSpace", KeyInput.control)
        #expect(model.text == "one ")
        stage.key("Home")
        stage.key("Delete", KeyInput.control)
        #expect(model.text == " ")
        stage.press("Delete")
        stage.press("Delete")
        #expect(model.text == "")
    }

    @Test func `keys with control, alt or the logo key held type nothing`() {
        let stage = focused()
        for held in [KeyInput.control, KeyInput.option, KeyInput.command] {
            stage.host.focus.keyPressed(KeyInput(name: "q", characters: "q", modifiers: held))
        }
        stage.host.focus.keyPressed(KeyInput(name: "q", characters: "\u{11}", modifiers: 0))
        stage.frame()
        #expect(model.text == "")
    }

    // MARK: The caret

    @Test func `the caret stands where the next character comes`() {
        let stage = focused("abc")
        // Two points wide, one on either side of the boundary between two characters.
        #expect(stage.caret == CGRect(x: 129, y: 140, width: 2, height: 20))
        stage.key("Left")
        #expect(stage.caret?.minX == 119)
        stage.key("Home")
        #expect(stage.caret?.minX == 100, "all of it is in the field")
        stage.key("End")
        stage.type("d")
        #expect(stage.caret?.minX == 139)
    }

    @Test func `the caret blinks while the field has the keyboard, and rests after a while`() {
        let stage = focused()
        #expect(stage.caret != nil)
        stage.pass(0.7)
        #expect(stage.caret == nil)
        stage.pass(0.6)
        #expect(stage.caret != nil)
        let frames = stage.pass(20)
        #expect(frames.count <= 21, "one frame for each change")
        #expect(stage.caret != nil)
        #expect(stage.host.nextWakeTime == nil, "nobody wakes the process any more")
        stage.type("a")
        stage.pass(0.7)
        #expect(stage.caret == nil, "it blinks again")
    }

    @Test func `a blinking caret evaluates nothing and lays out nothing`() {
        let stage = focused()
        let counters = stage.host.counters
        stage.pass(3)
        #expect(stage.host.counters.bodies == counters.bodies)
        #expect(stage.host.counters.layouts == counters.layouts)
    }

    @Test func `arrows with control go by words, with shift they select`() {
        let stage = focused("one two")
        stage.key("Left", KeyInput.control)
        #expect(stage.caret?.minX == 139)
        stage.key("Left", KeyInput.control | KeyInput.shift)
        #expect(stage.selection == CGRect(x: 100, y: 140, width: 40, height: 20))
        #expect(stage.caret == nil)
        stage.type("x")
        #expect(model.text == "xtwo")
        stage.key("End", KeyInput.shift)
        stage.key("Left")
        #expect(stage.caret?.minX == 109, "without shift a selection is left at its end")
    }

    // MARK: The pointer

    @Test func `a click sets the caret, a double click selects a word, a triple click everything`() {
        let stage = stage("one two")
        let point = CGPoint(x: 158, y: 150)
        stage.tap(at: point)
        #expect(stage.caret?.minX == 159)
        stage.tap(at: point)
        #expect(stage.selection == CGRect(x: 140, y: 140, width: 30, height: 20))
        stage.tap(at: point)
        #expect(stage.selection == CGRect(x: 100, y: 140, width: 70, height: 20))
        stage.tap(at: point)
        #expect(stage.caret?.minX == 159)
        stage.jump(by: 0.5)
        stage.tap(at: point)
        #expect(stage.caret != nil, "too late for a double click")
    }

    @Test func `a drag selects, a drag from a double click by words, shift extends`() {
        let stage = stage("one two six")
        stage.host.pointer.pressed(at: CGPoint(x: 110, y: 150), time: 0)
        stage.host.pointer.moved(to: CGPoint(x: 131, y: 400), time: 0)
        stage.frame()
        #expect(stage.selection?.minX == 110)
        #expect(stage.selection?.maxX == 130)
        stage.host.pointer.released(at: CGPoint(x: 131, y: 400), time: 0)
        stage.jump(by: 1)
        stage.tap(at: CGPoint(x: 151, y: 150))
        stage.host.pointer.pressed(at: CGPoint(x: 151, y: 150), time: 1)
        stage.host.pointer.moved(to: CGPoint(x: 122, y: 150), time: 1)
        stage.frame()
        #expect(stage.selection?.minX == 100)
        #expect(stage.selection?.maxX == 170)
        stage.host.pointer.released(at: CGPoint(x: 122, y: 150), time: 1)
        stage.jump(by: 1)
        stage.tap(at: CGPoint(x: 120, y: 150))
        stage.host.pointer.pressed(at: CGPoint(x: 180, y: 150), time: 5, modifiers: KeyInput.shift)
        stage.frame()
        #expect(stage.selection == CGRect(x: 120, y: 140, width: 60, height: 20))
    }

    @Test func `held beyond the field's end, the pointer goes on selecting`() {
        let stage = focused(String(repeating: "x", count: 60))
        stage.key("Home")
        stage.host.pointer.pressed(at: CGPoint(x: 101, y: 150), time: 0)
        stage.host.pointer.moved(to: CGPoint(x: 320, y: 150), time: 0)
        stage.frame()
        stage.pass(2)
        stage.host.pointer.released(at: CGPoint(x: 320, y: 150), time: 2)
        stage.frame()
        stage.key("c", KeyInput.control)
        stage.key("End")
        stage.key("v", KeyInput.control)
        #expect(model.text.count == 120)
        #expect(stage.pass(1).count <= 3, "nobody scrolls any more: only the caret blinks")
    }

    @Test func `over a field the pointer looks like one for text`() {
        let stage = stage()
        var shapes: [PointerShape] = []
        stage.host.onPointerShape = { shapes.append($0) }
        stage.host.pointer.moved(to: CGPoint(x: 200, y: 150), time: 0)
        stage.host.pointer.moved(to: CGPoint(x: 210, y: 150), time: 0)
        stage.host.pointer.moved(to: CGPoint(x: 10, y: 150), time: 0)
        #expect(shapes == [.text, .arrow])
    }

    @Test func `the pointer is an arrow again when the field under it goes away`() {
        struct Leaving: View {
            @State private var isShown = true
            var body: some View {
                if isShown {
                    TextField("Name", text: .constant("Bo")).onKeyPress(.escape) {
                        isShown = false
                        return .handled
                    }
                }
            }
        }
        let stage = ViewStage(size: CGSize(width: 200, height: 100), Leaving())
        var shapes: [PointerShape] = []
        stage.host.onPointerShape = { shapes.append($0) }
        stage.host.pointer.moved(to: CGPoint(x: 100, y: 50), time: 0)
        #expect(shapes == [.text])
        stage.press("Tab")
        stage.press("Escape")
        #expect(shapes == [.text, .arrow])
    }

    // MARK: Undo and the clipboard

    @Test func `control and z takes back, with shift or y it is done again`() {
        let stage = focused()
        stage.type("one two")
        stage.key("z", KeyInput.control)
        #expect(model.text == "one ")
        stage.key("z", KeyInput.control)
        #expect(model.text == "")
        stage.key("z", KeyInput.control)
        stage.key("y", KeyInput.control)
        #expect(model.text == "one ")
        stage.key("z", KeyInput.control | KeyInput.shift)
        #expect(model.text == "one two")
        #expect(stage.caret?.minX == 169)
    }

    @Test func `text is copied, cut and pasted`() {
        let stage = focused("one two")
        stage.key("a", KeyInput.control)
        stage.key("c", KeyInput.control)
        stage.key("End")
        stage.key("v", KeyInput.control)
        #expect(model.text == "one twoone two")
        stage.key("a", KeyInput.control)
        stage.key("x", KeyInput.control)
        #expect(model.text == "")
        stage.key("Insert", KeyInput.shift)
        #expect(model.text == "one twoone two")
    }

    @Test func `lines that are pasted into a field become one`() {
        let stage = focused()
        stage.host.clipboard.write("a\nb\r\nc\n", to: .copied)
        stage.key("v", KeyInput.control)
        #expect(model.text == "a b c")
    }

    @Test func `the middle button pastes what was selected last, where it is pressed`() {
        let stage = focused("one two")
        stage.key("Left", KeyInput.control | KeyInput.shift)
        stage.host.pointer.middlePressed(at: CGPoint(x: 101, y: 150))
        stage.frame()
        #expect(model.text == "twoone two")
        stage.key("v", KeyInput.control)
        #expect(model.text == "twoone two", "what was only selected was not copied")
    }

    @Test func `nothing is selected of a text without characters, and nothing is copied`() {
        let stage = focused()
        stage.host.clipboard.write("kept", to: .copied)
        stage.key("a", KeyInput.control)
        stage.key("c", KeyInput.control)
        stage.key("v", KeyInput.control)
        #expect(model.text == "kept")
    }

    // MARK: Longer than the field

    @Test func `a text longer than its field scrolls so that the caret is seen`() throws {
        let stage = focused(String(repeating: "x", count: 30))
        stage.key("End")
        #expect(stage.caret?.maxX == 299)
        let viewport = try #require(stage.layer(ofView: "TextViewport"))
        #expect(viewport.clip != nil)
        stage.key("Home")
        #expect(stage.caret?.minX == 100)
        #expect(stage.layer(ofView: "TextParagraph")?.frameInWindow.minX == 100)
        stage.key("End")
        for _ in 0..<12 { stage.press("BackSpace") }
        #expect(stage.layer(ofView: "TextParagraph")?.frameInWindow.minX == 100, "the room is used")
        #expect(viewport.clip == nil)
    }

    @Test func `text lies as multilineTextAlignment says`() {
        model.text = "abc"
        let centred = ViewStage(Field(model: model).multilineTextAlignment(.center))
        // 198 points are left beside the caret, 30 of them for the text.
        #expect(centred.layer(ofView: "TextParagraph")?.frameInWindow.minX == 184)
        let trailing = ViewStage(Field(model: model).multilineTextAlignment(.trailing))
        #expect(trailing.layer(ofView: "TextParagraph")?.frameInWindow.maxX == 298)
    }

    // MARK: Changes by the program

    private struct Capitals: View {
        @Bindable var model: Model
        var body: some View {
            TextField("Name", text: Binding(get: { model.text }, set: { model.text = $0.uppercased() }))
                .frame(width: 200)
        }
    }

    @Test func `what the program makes of the text is what the field shows, and the caret stays`() {
        model.text = "AD"
        let stage = ViewStage(Capitals(model: model))
        stage.tap(at: CGPoint(x: 111, y: 150))
        stage.type("bc")
        #expect(stage.fieldText == "ABCD")
        #expect(stage.caret?.minX == 129)
        stage.key("z", KeyInput.control)
        #expect(stage.fieldText == "AD", "its changes are taken back with the edit")
    }

    private struct Limited: View {
        @Bindable var model: Model
        var body: some View {
            TextField("Name", text: $model.text).frame(width: 200)
                .onChange(of: model.text) { model.text = String(model.text.prefix(3)) }
        }
    }

    @Test func `a program that cuts the text off is obeyed in the same frame`() {
        model.text = "ab"
        let stage = ViewStage(Limited(model: model))
        stage.tap(at: CGPoint(x: 290, y: 150))
        stage.type("cd")
        #expect(model.text == "abc")
        #expect(stage.fieldText == "abc")
        #expect(stage.caret?.minX == 129)
    }

    @Test func `a field whose binding takes nothing shows what there is`() {
        let stage = ViewStage(TextField("Name", text: .constant("same")).frame(width: 200))
        stage.tap(at: CGPoint(x: 290, y: 150))
        stage.type("!")
        #expect(stage.fieldText == "same")
    }

    @Test func `a text set by the program appears, and the caret stays in it`() {
        let stage = focused("hello")
        model.text = "hi"
        stage.frame()
        #expect(stage.fieldText == "hi")
        #expect(stage.caret?.minX == 119)
        model.text = ""
        stage.frame()
        #expect(stage.caret?.minX == 100)
        stage.key("z", KeyInput.control)
        #expect(model.text == "", "what was before is no edit of the user's")
    }

    @Test func `a disabled field takes neither keys nor the pointer, and gives the keyboard up`() {
        struct View1: View {
            @Bindable var model: Model
            var body: some View {
                VStack {
                    TextField("Name", text: $model.text).disabled(model.other == "off")
                    Text("below")
                }
            }
        }
        let stage = ViewStage(View1(model: model))
        stage.tap("Name")
        stage.type("a")
        model.other = "off"
        stage.frame()
        stage.type("b")
        #expect(model.text == "a")
        #expect(stage.host.focus.focused == nil)
        stage.tap("Name")
        #expect(stage.host.focus.focused == nil)
    }

    // MARK: Sizes

    @Test func `a field takes the width that it is proposed, and the height of a line`() {
        let stage = ViewStage(TextField("Name", text: .constant("abc")))
        #expect(stage.layer(ofView: "TextInput")?.frameInWindow == CGRect(x: 0, y: 140, width: 400, height: 20))
        let ideal = ViewStage(TextField("Name", text: .constant("abc")).fixedSize())
        #expect(ideal.layer(ofView: "TextInput")?.geometry.size == CGSize(width: 32, height: 20))
        let empty = ViewStage(TextField("Name", text: .constant("")).fixedSize())
        #expect(empty.layer(ofView: "TextInput")?.geometry.size == CGSize(width: 42, height: 20))
    }

    @Test func `a field stands on the line of the text beside it`() {
        let stage = ViewStage(
            HStack(alignment: .firstTextBaseline) {
                Text("Name")
                TextField("", text: .constant("abc")).textFieldStyle(.roundedBorder)
            })
        let label = stage.layer("Name")?.frameInWindow.minY
        #expect(stage.layer(ofView: "TextParagraph")?.frameInWindow.minY == label)
    }
}
