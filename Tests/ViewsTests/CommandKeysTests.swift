@_spi(Engine) import Controls
import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// `onExitCommand`, `onMoveCommand`, `onDeleteCommand`, and the commands of the clipboard.
@MainActor struct CommandKeysTests {
    private final class Log { var lines: [String] = [] }

    @Test func `keys are commands of the view around the focus`() {
        let log = Log()
        let stage = ViewStage(
            VStack {
                Button("inside") {}
            }
            .onExitCommand { log.lines.append("exit") }
            .onMoveCommand { log.lines.append("\($0)") }
            .onDeleteCommand { log.lines.append("delete") })
        for key in ["Escape", "Left", "KP_Up", "Delete", "BackSpace", "a"] { stage.press(key) }
        #expect(log.lines == ["exit", "left", "up", "delete", "delete"], "nothing has the focus")
        stage.press("Tab")
        stage.press("Escape")
        stage.press("Escape", modifiers: KeyInput.control)
        #expect(log.lines.count == 6)
    }

    @Test func `a text that has the focus uses its keys first, and nil does nothing`() {
        let log = Log()
        let stage = ViewStage(
            VStack { TextField("title", text: .constant("ink")) }
                .onDeleteCommand { log.lines.append("delete") }
                .onMoveCommand(perform: nil)
                .onExitCommand { log.lines.append("exit") })
        stage.press("Tab")
        stage.press("BackSpace")
        #expect(log.lines.isEmpty)
        stage.press("Escape")
        #expect(log.lines == ["exit"])
    }

    /// Waits for the main queue, which loads texts, until `condition` is true.
    private func loaded(_ condition: () -> Bool) async {
        for _ in 0..<100_000 where !condition() { await Task.yield() }
        #expect(condition())
    }

    @Test func `copying and cutting put the texts of items on the clipboard, and pasting reads it`() async {
        let log = Log()
        func provider(_ text: String) -> NSItemProvider {
            let item = NSItemProvider()
            item.register(text)
            return item
        }
        let stage = ViewStage(
            VStack {
                Button("inside") {}
                TextField("title", text: .constant("ink"))
            }
            .onCopyCommand { [provider("one"), provider("two")] }
            .onCutCommand {
                log.lines.append("cut")
                return [provider("three")]
            }
            .onPasteCommand(of: [.plainText]) { items in
                log.lines.append("paste \(items.count)")
            })
        stage.host.provideClipboard()
        stage.frame()
        stage.press("c", modifiers: KeyInput.control)
        await loaded { stage.copiedText == "one\ntwo" }
        stage.press("x", modifiers: KeyInput.control)
        await loaded { stage.copiedText == "three" }
        #expect(log.lines == ["cut"])
        stage.press("v", modifiers: KeyInput.control)
        stage.press("v")
        await loaded { log.lines.count == 2 }
        #expect(log.lines == ["cut", "paste 1"])
        stage.press("Tab")
        stage.press("Tab")
        stage.press("a", modifiers: KeyInput.control)
        stage.press("c", modifiers: KeyInput.control)
        #expect(stage.copiedText == "ink", "a text that has the focus copies itself")
    }

    @Test func `what is pasted has to be of a type that is wanted, and valid`() {
        let log = Log()
        let stage = ViewStage(
            Button("inside") {}
                .onPasteCommand(of: [.png]) { _ in log.lines.append("picture") }
                .onPasteCommand(of: [.text], validator: { _ in nil as Int? }) { _ in log.lines.append("invalid") }
                .onCopyCommand(perform: nil))
        stage.host.provideClipboard()
        stage.frame()
        stage.host.clipboard.write("kept", to: .copied)
        stage.press("v", modifiers: KeyInput.control)
        stage.press("c", modifiers: KeyInput.control)
        #expect(log.lines.isEmpty && stage.copiedText == "kept")
    }
}

extension ViewStage {
    /// Text on the clipboard.
    fileprivate var copiedText: String? {
        var copied: String?
        host.clipboard.read(.copied) { copied = $0 }
        return copied
    }
}
