import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph

@testable @_spi(Engine) import Controls
@testable @_spi(Engine) import TextViews
@testable @_spi(Engine) import Views

/// Multi-line text: editors, and growing fields. Characters are 10 points wide, lines 20 high.
@MainActor struct TextEditorTests {
    private typealias Model = TextFieldTests.Model
    private let model = Model()

    private struct Editor: View {
        @Bindable var model: TextFieldTests.Model
        var body: some View {
            VStack(spacing: 0) {
                TextEditor(text: $model.text).frame(width: 112, height: 96)
                Button("Next") {}
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    /// The text area has room for ten characters and four lines; it begins at (5, 8).
    private func stage(_ text: String) -> ViewStage {
        model.text = text
        let stage = ViewStage(Editor(model: model))
        stage.tap(at: CGPoint(x: 6, y: 9))
        return stage
    }

    private func paragraphs(_ stage: ViewStage) -> [String] {
        stage.layers(ofView: "TextParagraph").compactMap { layer in
            if case .text(let text) = layer.content { text.string } else { nil }
        }
    }

    @Test func `Return and Tab are typed, and control with Tab goes on`() {
        let stage = stage("")
        stage.type("a")
        stage.key("Return")
        stage.key("Tab")
        stage.type("b")
        #expect(model.text == "a\n\tb")
        stage.key("Tab", KeyInput.control)
        #expect(stage.caret == nil)
        #expect(stage.host.focus.focused?.takesText == false)
    }

    @Test func `lines break where there is no more room, and the caret goes along`() {
        let stage = stage("")
        stage.type("0123456789")
        #expect(stage.caret == CGRect(x: 104, y: 8, width: 2, height: 20))
        stage.type("x")
        #expect(stage.caret == CGRect(x: 14, y: 28, width: 2, height: 20))
    }

    @Test func `up and down keep to the column, through lines that are shorter`() {
        let stage = stage("longer\nab\nlonger")
        stage.key("End")
        #expect(stage.caret?.midX == 65)
        stage.key("Down")
        #expect(stage.caret == CGRect(x: 24, y: 28, width: 2, height: 20))
        stage.key("Down")
        #expect(stage.caret == CGRect(x: 64, y: 48, width: 2, height: 20))
        stage.key("Left")
        stage.key("Up")
        stage.key("Up")
        #expect(stage.caret?.midX == 55)
        stage.key("Up")
        #expect(stage.caret?.origin == CGPoint(x: 5, y: 8), "above the first line is the beginning")
        stage.key("Down", KeyInput.shift)
        #expect(stage.selection?.height == 20)
    }

    @Test func `Home and End are the line's, with control the text's`() {
        let stage = stage("one\ntwo")
        stage.key("End", KeyInput.control)
        #expect(stage.caret?.origin == CGPoint(x: 34, y: 28))
        stage.key("Home")
        #expect(stage.caret?.origin == CGPoint(x: 5, y: 28))
        stage.key("Home", KeyInput.control)
        #expect(stage.caret?.origin == CGPoint(x: 5, y: 8))
    }

    @Test func `arrows go from line to line`() {
        let stage = stage("a\nb")
        stage.key("Right")
        stage.key("Right")
        #expect(stage.caret?.origin == CGPoint(x: 5, y: 28))
        stage.key("Left")
        #expect(stage.caret?.origin == CGPoint(x: 14, y: 8))
        stage.key("Delete")
        #expect(model.text == "ab")
    }

    @Test func `more than there is room for scrolls: to the caret, and by the wheel`() {
        let stage = stage((1...9).map { "line \($0)" }.joined(separator: "\n"))
        #expect(paragraphs(stage) == ["line 1", "line 2", "line 3", "line 4", "line 5"])
        stage.key("End", KeyInput.control)
        #expect(stage.caret?.maxY == 88)
        #expect(paragraphs(stage).last == "line 9")
        #expect(paragraphs(stage).count <= 5, "what is not seen has no layer")
        stage.host.scrolling.scrolled(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -40))
        stage.frame()
        #expect(stage.caret?.maxY == 128, "the caret is where it was in the text")
        stage.key("Prior")
        #expect(stage.caret?.minY ?? 0 >= 8)
        stage.type("x")
        #expect(stage.caret?.minY ?? 0 >= 8)
    }

    @Test func `an edit sets only its own paragraph again`() {
        let stage = stage((1...50).map { "line \($0)" }.joined(separator: "\n"))
        let engine = stage.host.textEngine as? GridTextEngine
        let before = engine?.count ?? 0
        stage.type("x")
        #expect((engine?.count ?? 0) - before <= 2)
        stage.key("Return")
        #expect((engine?.count ?? 0) - before <= 5)
        #expect(model.text.hasPrefix("x\nline 1\nline 2"))
    }

    @Test func `a selection over lines covers them, and a triple click one`() {
        let stage = stage("one\n\nthree")
        stage.key("a", KeyInput.control)
        #expect(stage.selection == CGRect(x: 5, y: 8, width: 50, height: 60))
        for _ in 0..<3 { stage.tap(at: CGPoint(x: 20, y: 50)) }
        stage.key("c", KeyInput.control)
        stage.key("Home", KeyInput.control)
        stage.key("v", KeyInput.control)
        #expect(model.text == "threeone\n\nthree")
    }

    @Test func `lines are pasted as they are`() {
        let stage = stage("")
        stage.host.clipboard.write("a\nb\r\nc", to: .copied)
        stage.key("v", KeyInput.control)
        #expect(model.text == "a\nb\r\nc")
        stage.key("BackSpace")
        stage.key("BackSpace")
        #expect(model.text == "a\nb", "carriage return and newline are one character")
    }

    @Test func `an editor's background can be hidden`() {
        func grounds(_ visibility: Visibility) -> Int {
            ViewStage(TextEditor(text: .constant("")).scrollContentBackground(visibility)).layers(ofView: "Rectangle")
                .count
        }
        #expect(grounds(.automatic) == 1)
        #expect(grounds(.visible) == 1)
        #expect(grounds(.hidden) == 0)
    }

    // MARK: Growing fields

    private struct Growing: View {
        @Bindable var model: TextFieldTests.Model
        let limit: ClosedRange<Int>
        var body: some View {
            TextField("Note", text: $model.text, axis: .vertical).frame(width: 102).lineLimit(limit)
                .onSubmit { model.log.append("submit") }
        }
    }

    private func height(_ text: String, _ limit: ClosedRange<Int> = 1...9) -> CGFloat? {
        model.text = text
        return ViewStage(Growing(model: model, limit: limit)).layer(ofView: "TextInput")?.geometry.size.height
    }

    @Test func `a field that grows is as high as its lines, within its line limit`() {
        #expect(height("") == 20)
        #expect(height("0123456789x") == 40)
        #expect(height("a\nb\nc\nd\ne") == 100)
        #expect(height("a\nb\nc\nd\ne", 1...3) == 60)
        #expect(height("a", 2...3) == 40)
    }

    @Test func `in it Return submits, and with shift or alt it is a new line`() {
        let stage = ViewStage(Growing(model: model, limit: 1...9))
        stage.tap("Note")
        stage.type("a")
        stage.key("Return")
        #expect(model.log == ["submit"])
        stage.key("Return", KeyInput.shift)
        stage.type("b")
        stage.key("Return", KeyInput.option)
        #expect(model.text == "a\nb\n")
        #expect(stage.layer(ofView: "TextInput")?.geometry.size.height == 60)
    }

    // MARK: Secrets

    private struct Secret: View {
        @Bindable var model: TextFieldTests.Model
        var body: some View { SecureField("Secret", text: $model.text).frame(width: 200) }
    }

    @Test func `a secret is dots, has no words, and is not copied`() {
        let stage = ViewStage(Secret(model: model))
        stage.tap("Secret")
        stage.type("né 👨‍👩‍👧 x")
        #expect(stage.fieldText == "••••••")
        #expect(!stage.host.layers.snapshot().json.contains("né"))
        stage.host.clipboard.write("before", to: .copied)
        stage.key("a", KeyInput.control)
        stage.key("c", KeyInput.control)
        stage.key("x", KeyInput.control)
        #expect(model.text == "né 👨‍👩‍👧 x")
        stage.key("Right")
        stage.key("v", KeyInput.control)
        #expect(model.text == "né 👨‍👩‍👧 xbefore")
        stage.key("Left", KeyInput.control)
        #expect(stage.caret?.minX == 100)
        stage.key("Right")
        stage.key("Right")
        stage.key("BackSpace")
        #expect(model.text == "n 👨‍👩‍👧 xbefore")
        stage.key("End")
        stage.key("BackSpace", KeyInput.control)
        #expect(model.text == "")
    }
}

/// Timing of the blinking caret.
struct CaretBlinkTests {
    @Test func `it is seen for a half, and not for the next, from the first frame on`() {
        var blink = CaretBlink()
        #expect(!blink.isShown)
        #expect(blink.advance(to: 3) == nil)
        blink.restart(blinks: true)
        #expect(blink.isShown)
        // The first frame with the caret may come long after the key press.
        #expect(blink.advance(to: 5) == 5.6)
        #expect(blink.isShown)
        #expect(blink.advance(to: 5.6) == 6.2)
        #expect(!blink.isShown)
        #expect(blink.advance(to: 5.9) == 6.2)
        #expect(!blink.isShown)
        _ = blink.advance(to: 6.2)
        #expect(blink.isShown)
        #expect(blink.advance(to: 17.0) == nil)
        #expect(blink.isShown)
        blink.hide()
        #expect(blink.advance(to: 18) == nil)
        #expect(!blink.isShown)
    }

    @Test func `with less motion it does not blink`() {
        var blink = CaretBlink()
        blink.restart(blinks: false)
        #expect(blink.advance(to: 1) == nil)
        #expect(blink.isShown)
    }
}
