import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// Input method of a seat, through `zwp_text_input_v3`: it receives the focused text, and composes characters in it.
@MainActor final class TextInputDevice {
    private let object: ZwpTextInputV3
    private unowned let host: WaylandHost
    /// Window with the text in which the input method composes.
    private var focus: WaylandWindow?
    /// State that was sent to the input method last; nil while it is disabled.
    private var sentState: TextInputState?
    /// Composition sent by the input method; it takes effect with `done`.
    private var pending = TextComposition()
    /// True if the window shows marked text of the input method.
    private var isMarking = false

    init(_ object: ZwpTextInputV3, host: WaylandHost) {
        self.object = object
        self.host = host
        object.onEvent { [weak self] event in self?.received(event) }
    }

    func destroy() {
        unmark()
        object.destroy()
    }

    /// Sends the changed text of a window to the input method, if it composes there.
    func textChanged(in window: WaylandWindow) {
        guard focus === window else { return }
        send(window.textInput)
    }

    private func received(_ event: ZwpTextInputV3.Event) {
        host.note(.input)
        switch event {
        case .enter(let surface):
            focus = host.windows.keyboardWindow(of: surface)
            sentState = nil
            send(focus?.textInput)
        case .leave:
            // No request is needed: the leave event disables the input method.
            unmark()
            sentState = nil
            focus = nil
        case .preeditString(let text, let begin, let end):
            pending.marked = text ?? ""
            pending.markedSelection = Self.selection(begin, end, in: pending.marked)
        case .commitString(let text): pending.typed = text ?? ""
        case .deleteSurroundingText(let before, let after):
            (pending.deletedBefore, pending.deletedAfter) = (Int(before), Int(after))
        case .done:
            let done = pending
            pending = TextComposition()
            guard sentState != nil, isMarking || done != TextComposition() else { return }
            isMarking = !done.marked.isEmpty
            focus?.emit(.composed(done))
        }
    }

    /// Converts the selection of marked text; nil if no caret is shown. The bounds are both -1, or offsets in bytes of
    /// the string, in either order.
    private static func selection(_ begin: Int32, _ end: Int32, in string: String) -> Range<Int>? {
        let bounds = (min(begin, end), max(begin, end))
        guard bounds.0 >= 0, Int(bounds.1) <= string.utf8.count else { return nil }
        return Int(bounds.0)..<Int(bounds.1)
    }

    /// Removes marked text, because its input method is gone.
    private func unmark() {
        guard isMarking else { return }
        isMarking = false
        focus?.emit(.composed(TextComposition()))
    }

    // MARK: Requests

    private func send(_ state: TextInputState?) {
        guard state != sentState else { return }
        defer { sentState = state }
        guard let state else {
            isMarking = false
            object.disable()
            return commit()
        }
        if sentState == nil {
            object.enable()
            object.setContentType(
                hint: Self.hint(of: state), purpose: state.isSecret ? .password : .normal)
        }
        if !state.isSecret {
            let around = SurroundingText(state)
            object.setSurroundingText(text: around.text, cursor: Int32(around.cursor), anchor: Int32(around.anchor))
            if !state.followsMethod { object.setTextChangeCause(cause: .other) }
        }
        let caret = state.caret
        object.setCursorRectangle(
            x: Self.point(caret.minX), y: Self.point(caret.minY), width: Self.point(caret.width),
            height: Self.point(caret.height))
        commit()
    }

    private func commit() {
        object.commit()
        host.scheduleTurn()
    }

    private static func hint(of state: TextInputState) -> ZwpTextInputV3.ContentHint {
        if state.isSecret { return [.hiddenText, .sensitiveData] }
        return state.hasLines ? [.multiline] : []
    }

    /// Rounds to whole points, as in the protocol, and limits to a million.
    private static func point(_ value: CGFloat) -> Int32 {
        value.isNaN ? 0 : Int32(max(-1_000_000, min(1_000_000, value.rounded())))
    }
}
