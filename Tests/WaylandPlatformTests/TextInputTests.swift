import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// Input methods, by `zwp_text_input_v3`.
@MainActor struct TextInputTests {
    private static let offer: FakeCompositor.Offer = [.shell, .seat, .textInput]
    private static let caret = CGRect(x: 10, y: 20.4, width: 2, height: 15)

    /// Makes a window and the input method of its seat.
    ///
    /// - Throws: if one of them is missing.
    private func scene() throws -> (Scene, FakeTextInput) {
        let scene = try Scene(offering: Self.offer)
        return (scene, try #require(scene.compositor.textInput))
    }

    private func state(_ text: String, head: Int, isSecret: Bool = false, followsMethod: Bool = false) -> TextInputState
    {
        TextInputState(
            text: text, anchor: head, head: head, caret: Self.caret, isSecret: isSecret, followsMethod: followsMethod)
    }

    @Test func `is told of the text, the caret in it, and where that is seen`() throws {
        let (scene, method) = try scene()
        method.enter(scene.fake)
        scene.session.pump()
        #expect(method.told.isEmpty, "no text has the keyboard")
        scene.window.setTextInput(state("größer", head: 3))
        scene.session.pump()
        let told = try #require(method.told.last)
        #expect(told.isEnabled && told.text == "größer" && told.cursor == 3 && told.anchor == 3)
        #expect(told.rectangle == CGRect(x: 10, y: 20, width: 2, height: 15))
        #expect(method.told.count == 1)
        scene.window.setTextInput(state("größer", head: 3))
        scene.session.pump()
        #expect(method.told.count == 1, "nothing new is not told")
        scene.window.setTextInput(nil)
        scene.session.pump()
        #expect(method.told.last?.isEnabled == false)
    }

    @Test func `a text that waited for the keyboard is told of when it comes`() throws {
        let (scene, method) = try scene()
        scene.window.setTextInput(state("a", head: 1))
        scene.session.pump()
        #expect(method.told.isEmpty)
        method.enter(scene.fake)
        scene.session.pump()
        #expect(method.told.map(\.text) == ["a"])
        method.leave(scene.fake)
        scene.session.pump()
        scene.window.setTextInput(state("ab", head: 2))
        scene.session.pump()
        #expect(method.told.count == 1)
        method.enter(scene.fake)
        scene.session.pump()
        #expect(method.told.last?.text == "ab" && method.told.last?.isEnabled == true)
    }

    @Test func `hears of a change by others, and not of its own`() throws {
        let (scene, method) = try scene()
        method.enter(scene.fake)
        scene.window.setTextInput(state("a", head: 1))
        scene.session.pump()
        #expect(method.told.last?.isOtherCause == true)
        scene.window.setTextInput(state("ab", head: 2, followsMethod: true))
        scene.session.pump()
        #expect(method.told.last?.isOtherCause == false)
    }

    @Test func `is not told what is in a secret`() throws {
        let (scene, method) = try scene()
        method.enter(scene.fake)
        scene.window.setTextInput(state("pass", head: 4, isSecret: true))
        scene.session.pump()
        let told = try #require(method.told.last)
        #expect(told.text == nil && told.purpose == 8 && told.hint == 0xC0)
    }

    @Test func `what it does counts all at once, when it is done`() throws {
        let (scene, method) = try scene()
        method.enter(scene.fake)
        scene.window.setTextInput(state("abc", head: 3))
        scene.session.pump()
        method.delete(before: 2, after: 1)
        method.type("本")
        method.mark("ほ", from: 3, to: 3)
        scene.session.pump()
        #expect(scene.recorder.compositions.isEmpty)
        method.done()
        method.done()
        scene.session.pump()
        #expect(
            scene.recorder.compositions == [
                TextComposition(deletedBefore: 2, deletedAfter: 1, typed: "本", marked: "ほ", markedSelection: 3..<3),
                TextComposition(),
            ], "the second takes the mark back, as nothing is said of it")
        method.done()
        scene.session.pump()
        #expect(scene.recorder.compositions.count == 2, "nothing is nothing")
    }

    @Test(arguments: [(Int32(-1), Int32(-1)), (0, 100), (.min, 2), (-1, 0)])
    func `a caret that is not in the string is not shown`(begin: Int32, end: Int32) throws {
        let (scene, method) = try scene()
        method.enter(scene.fake)
        scene.window.setTextInput(state("", head: 0))
        scene.session.pump()
        method.mark("abc", from: begin, to: end)
        method.done()
        scene.session.pump()
        #expect(scene.recorder.compositions == [TextComposition(marked: "abc")])
    }

    @Test func `what was being composed goes with the keyboard, and with the seat`() throws {
        let (scene, method) = try scene()
        method.enter(scene.fake)
        scene.window.setTextInput(state("", head: 0))
        scene.session.pump()
        method.mark("x", from: 1, to: 1)
        method.done()
        method.leave(scene.fake)
        scene.session.pump()
        #expect(scene.recorder.compositions.last == TextComposition())
        #expect(scene.recorder.compositions.count == 2)
    }

    @Test func `of a long text it hears what is around the caret, in whole characters`() {
        let text = String(repeating: "añ👩‍👩‍👧", count: 1_000)
        let bytes = "añ👩‍👩‍👧".utf8.count
        for head in [0, 500 * bytes, 1_000 * bytes] {
            let around = SurroundingText(TextInputState(text: text, anchor: 0, head: head, caret: .zero))
            #expect(
                around.text.utf8.count <= SurroundingText.limit
                    && around.text.utf8.count > SurroundingText.limit - 2 * bytes)
            let start = head - around.cursor
            #expect(Array(text.utf8)[start..<start + around.text.utf8.count].elementsEqual(around.text.utf8))
            #expect(around.text.allSatisfy { "añ👩‍👩‍👧".contains($0) })
        }
        let short = SurroundingText(TextInputState(text: "abc", anchor: -4, head: 9, caret: .zero))
        #expect(short.text == "abc" && short.cursor == 3 && short.anchor == 0)
    }
}
