import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// A seat's input method, by `zwp_text_input_v3`: hears of the text that has the keyboard, and composes in it.
@MainActor final class TextInputDevice {
    private let object: ZwpTextInputV3
    private unowned let host: WaylandHost
    /// The window whose text may be composed in.
    private var focus: WaylandWindow?
    /// What the input method was told last; nil: it has nothing to work on.
    private var told: TextInputState?
    /// What it says counts when it is done.
    private var pending = TextComposition()
    /// Whether something is marked that it has not taken back.
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

    /// A window's text is another now.
    func textChanged(in window: WaylandWindow) {
        guard focus === window else { return }
        tell(window.textInput)
    }

    private func received(_ event: ZwpTextInputV3.Event) {
        host.note(.input)
        switch event {
        case .enter(let surface):
            focus = host.windows.owner(of: surface)?.window
            told = nil
            tell(focus?.textInput)
        case .leave:
            // After this it hears nothing, so nothing need be taken back there.
            unmark()
            told = nil
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
            guard told != nil, isMarking || done != TextComposition() else { return }
            isMarking = !done.marked.isEmpty
            focus?.emit(.composed(done))
        }
    }

    /// Both -1: no caret. Otherwise bytes of the string, in either order.
    private static func selection(_ begin: Int32, _ end: Int32, in string: String) -> Range<Int>? {
        let bounds = (min(begin, end), max(begin, end))
        guard bounds.0 >= 0, Int(bounds.1) <= string.utf8.count else { return nil }
        return Int(bounds.0)..<Int(bounds.1)
    }

    /// What was being composed is given up with whoever composed it.
    private func unmark() {
        guard isMarking else { return }
        isMarking = false
        focus?.emit(.composed(TextComposition()))
    }

    // MARK: Telling

    private func tell(_ state: TextInputState?) {
        guard state != told else { return }
        defer { told = state }
        guard let state else {
            isMarking = false
            object.disable()
            return commit()
        }
        if told == nil {
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

    /// Whole points, as the protocol has them; a caret that is somewhere beyond all screens is at their edge.
    private static func point(_ value: CGFloat) -> Int32 {
        value.isNaN ? 0 : Int32(max(-1_000_000, min(1_000_000, value.rounded())))
    }
}
