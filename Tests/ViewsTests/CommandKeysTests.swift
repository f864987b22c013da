@_spi(Engine) import Controls
import Foundation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// `onExitCommand`, `onMoveCommand` and `onDeleteCommand`.
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
}
