package import Foundation
import WaylandProtocols

/// Input method of a client: the state that it was sent, and its answers.
@MainActor package final class FakeTextInput {
    /// State of a commit.
    package struct Told: Equatable, Sendable {
        package var isEnabled = false
        package var text: String?
        package var cursor = 0
        package var anchor = 0
        package var rectangle = CGRect.zero
        package var hint: UInt32 = 0
        package var purpose: UInt32 = 0
        /// True if the text was changed by something other than the input method.
        package var isOtherCause = false
    }

    package private(set) var told: [Told] = []
    private var next = Told()
    private let object: ServerObject

    init(_ object: ServerObject) {
        self.object = object
        object.onRequest = { [weak self] in self?.received($0, $1) }
    }

    private func received(_ opcode: UInt32, _ arguments: ServerArguments) {
        switch ZwpTextInputV3.RequestCode(rawValue: opcode) {
        case .enable: next = Told(isEnabled: true)
        case .disable: next = Told()
        case .setSurroundingText:
            (next.text, next.cursor, next.anchor) = (arguments.string(0), arguments.int(1), arguments.int(2))
        case .setTextChangeCause: next.isOtherCause = arguments.uint(0) == 1
        case .setContentType: (next.hint, next.purpose) = (arguments.uint(0), arguments.uint(1))
        case .setCursorRectangle:
            next.rectangle = CGRect(
                x: arguments.int(0), y: arguments.int(1), width: arguments.int(2), height: arguments.int(3))
        case .commit:
            told.append(next)
            next.isOtherCause = false
        case .destroy: object.destroy()
        case nil: break
        }
    }

    // MARK: What a test does

    package func enter(_ window: FakeWindow) {
        object.send(ZwpTextInputV3.EventCode.enter.rawValue, [.object(window.surface)])
    }

    package func leave(_ window: FakeWindow) {
        object.send(ZwpTextInputV3.EventCode.leave.rawValue, [.object(window.surface)])
    }

    /// Sends marked text, with its caret or selection in bytes, then ``done()``.
    package func mark(_ text: String, from begin: Int32, to end: Int32) {
        object.send(ZwpTextInputV3.EventCode.preeditString.rawValue, [.string(text), .int(begin), .int(end)])
    }

    package func type(_ text: String) {
        object.send(ZwpTextInputV3.EventCode.commitString.rawValue, [.string(text)])
    }

    package func delete(before: UInt32, after: UInt32) {
        object.send(ZwpTextInputV3.EventCode.deleteSurroundingText.rawValue, [.uint(before), .uint(after)])
    }

    package func done() { object.send(ZwpTextInputV3.EventCode.done.rawValue, [.uint(UInt32(told.count))]) }
}

extension FakeCompositor {
    func boundTextInputs(_ manager: ServerObject) {
        manager.onRequest = { [weak self] opcode, arguments in
            guard let self, ZwpTextInputManagerV3.RequestCode(rawValue: opcode) == .getTextInput,
                let object = ServerObject(ZwpTextInputV3.description, madeBy: manager, id: arguments.newID(0))
            else { return }
            textInput = FakeTextInput(object)
        }
    }
}
