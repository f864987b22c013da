import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph

/// Behaviour of a field: keys and the pointer change its text and selection, and each edit is written to the program at
/// once. The field then shows the program's text, which may differ from the edited one (S3.3).
@MainActor final class TextInputController {
    unowned var box: TextInputBox?
    unowned var target: FocusTarget?
    private(set) var input: TextInput
    private(set) var look: TextInputLook
    private var environment: EnvironmentValues
    private(set) var edited: EditedText
    private(set) var isFocused = false
    /// Text that an input method is composing; nil for none.
    private(set) var marked: MarkedText?
    /// True if the last change came from the input method.
    private var followsMethod = false
    private var history = UndoHistory()
    private var freshness = Freshness.old
    /// Horizontal position at which a series of vertical caret movements began; nil outside of one.
    private var column: CGFloat?
    private var clicks = ClickCount()
    private var drag: Drag?
    /// Selection that the program was told last; nil while it knows of none.
    private var toldSelection: Range<Int>?

    /// Progress of the last edit, by which a change from the program is taken as a response to it, or not.
    private enum Freshness: Equatable {
        case old
        /// An edit was written in this update; the program's response is still to come.
        case edited
        /// The program's response was read in the frame with this time.
        case told(Double)
    }

    /// Selection by dragging.
    private struct Drag {
        /// Range that the press selected; it stays selected.
        var first: Range<Int>
        /// Number of clicks: 1 selects characters, 2 words, 3 paragraphs.
        var unit: Int
    }

    init(_ input: TextInput, in environment: EnvironmentValues) {
        self.input = input
        self.environment = environment
        look = TextInputLook(environment, styled: input.styled)
        edited = EditedText(input.text)
        if let range = input.selection?.range { edited.select(TextSelection(range)) }
    }

    private var host: ViewHost? { box?.host }
    var hasLines: Bool { input.kind == .growing || input.kind == .editor }

    /// True if the caret is to be shown, blinking aside.
    var showsCaret: Bool {
        guard isFocused, look.isActive, look.isEnabled else { return false }
        return marked.map { $0.selection?.isEmpty == true } ?? edited.selection.isEmpty
    }

    // MARK: Input from the program

    func follow(_ input: TextInput) {
        let old = self.input
        self.input = input
        if input.handle !== old.handle { offerHandle() }
        adopt(input.text)
        followSelection(from: old)
        if input.styled != old.styled { lookChanged() }
        if input.kind != old.kind || input.insets != old.insets || input.title != old.title { box?.lookChanged() }
    }

    /// Selects the range that the program has set since `old`.
    private func followSelection(from old: TextInput) {
        guard let selection = input.selection else { return }
        if let range = selection.range, range != old.selection?.range, range != edited.selection.range {
            edited.select(TextSelection(range))
            history.close()
            box?.selectionChanged()
            toldSelection = edited.selection.range
        }
        if isFocused, toldSelection != edited.selection.range {
            host?.afterUpdate { [weak self] in self?.tellSelection() }
        }
    }

    /// Writes the selection to the program if it does not know it.
    private func tellSelection() {
        guard let selection = input.selection else { return }
        let range = isFocused ? edited.selection.range : nil
        guard range != toldSelection else { return }
        toldSelection = range
        selection.write(range)
    }

    func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        lookChanged()
    }

    private func lookChanged() {
        let new = TextInputLook(environment, styled: input.styled)
        guard new != look else { return }
        let old = look
        look = new
        target?.isEnabled = new.isEnabled
        if !new.setsLike(old) { box?.lookChanged() }
        if !new.isEnabled && isFocused { host?.afterUpdate { [weak self] in self?.giveUpFocus() } }
        box?.selectionChanged()
    }

    /// Lets the program reach the field by its handle.
    func offerHandle() { input.handle?.controller = self }

    /// Takes the keyboard focus, for the program.
    func takeFocus() {
        guard let host, let target, look.isEnabled else { return }
        host.focus.focus(target, isVisible: false)
    }

    /// Selects `range`, in bytes of UTF-8, for the program.
    func select(_ range: Range<Int>) { select(TextSelection(range)) }

    /// Types `string` in place of the selection, for the program.
    func insert(_ string: String) { edit(hasLines ? string : string.asOneLine, .other) }

    /// Replaces `range`, in bytes of UTF-8, by `string`, for assistive technology.
    func replace(_ range: Range<Int>, with string: String) {
        freshness = .old
        followsMethod = false
        typeMarked()
        let start = edited.characterStart(at: range.lowerBound)
        edit(hasLines ? string : string.asOneLine, .other, in: start..<max(start, min(range.upperBound, edited.count)))
    }

    /// Copies `range`, in bytes of UTF-8, for assistive technology.
    ///
    /// - Returns: false if there is nothing to copy, or the text is secret.
    func copy(_ range: Range<Int>) -> Bool {
        guard input.kind != .secret, !range.isEmpty else { return false }
        host?.clipboard.write(edited[range], to: .copied)
        return true
    }

    /// Pastes before the byte at `offset`, for assistive technology.
    func paste(at offset: Int) {
        takeFocus()
        select(TextSelection(caret: offset))
        paste(.copied)
    }

    private func giveUpFocus() {
        guard isFocused, !look.isEnabled, let host, host.focus.focused === target else { return }
        host.focus.focus(nil, isVisible: false)
    }

    /// Takes over the program's text. As a response to the last edit it joins that undo step; otherwise it clears the
    /// history.
    private func adopt(_ text: String) {
        guard let edit = edited.adopt(text) else { return }
        switch freshness {
        case .edited: history.amend(edit, after: edited.selection)
        case .told(let time) where time == host?.time: history.amend(edit, after: edited.selection)
        default: history.removeAll()
        }
        box?.textChanged()
    }

    /// Reads the program's text after edits and their consequences: the field shows that text, also if the program
    /// rejected what was typed.
    private func readBack() {
        guard let host else { return }
        freshness = .told(host.time)
        let text = input.read()
        guard edited.text != text else { return }
        adopt(text)
        // Starts one more update, within this frame.
        host.enqueue(Transaction()) {}
    }

    // MARK: Focus

    func focusChanged(_ isFocused: Bool, byKey: Bool) {
        guard isFocused != self.isFocused else { return }
        self.isFocused = isFocused
        history.close()
        if isFocused {
            if byKey && !hasLines { edited.select(TextSelection(0..<edited.count)) }
            input.events.focusChanged(true)
        } else {
            drag = nil
            typeMarked()
            host?.onTextInput?(nil)
            box?.scrollToStart()
            input.events.commit()
            input.events.focusChanged(false)
        }
        tellSelection()
        box?.selectionChanged()
    }

    // MARK: Edits

    /// Replaces the selection, or `range`, by `string`, and writes the text to the program.
    private func edit(_ string: String, _ kind: UndoHistory.Kind, in range: Range<Int>? = nil) {
        let before = edited.selection
        guard input.events.mayReplace(range ?? before.range, string) else { return }
        let edit = edited.replace(range ?? before.range, with: string)
        guard edit.removed != edit.inserted else {
            box?.selectionChanged()
            return
        }
        history.record(edit, kind, before: before, after: edited.selection)
        tell()
    }

    private func tell() {
        column = nil
        freshness = .edited
        input.write(edited.text)
        box?.textChanged()
        tellSelection()
        host?.afterUpdate { [weak self] in self?.readBack() }
    }

    /// Undoes or redoes `step`. Returns false if it is nil, so that others handle the key, such as the window's undo.
    private func repeatStep(_ step: UndoHistory.Step?, isUndo: Bool) -> Bool {
        guard let step else { return false }
        for edit in isUndo ? step.edits.reversed().map(\.inverse) : step.edits { edited.apply(edit) }
        edited.select(isUndo ? step.before : step.after)
        tell()
        return true
    }

    private func select(_ selection: TextSelection) {
        let isOther = selection != edited.selection
        edited.select(selection)
        history.close()
        box?.selectionChanged()
        if isOther {
            input.events.selectionChanged()
            tellSelection()
        }
    }

    // MARK: Input methods

    /// Applies a change from the input method: deletes around the caret, types text, and sets the marked text.
    func composed(_ change: TextInputChange) {
        guard isFocused, look.isEnabled else { return }
        freshness = .old
        followsMethod = true
        column = nil
        let wasMarked = marked
        marked = nil
        let selected = edited.selection.range
        // Input methods may count past the text's ends, or into a character: both are clamped.
        let start = edited.characterStart(at: selected.lowerBound - min(change.deletedBefore, selected.lowerBound))
        let end = edited.characterStart(
            at: selected.upperBound + min(change.deletedAfter, edited.count - selected.upperBound))
        if start < selected.lowerBound || end > selected.upperBound {
            let kept = edited.selectedText
            edit(kept, .other, in: start..<max(end, selected.upperBound))
            edited.select(TextSelection(start..<start + kept.utf8.count))
        }
        let typed = hasLines ? change.typed : change.typed.asOneLine
        if !typed.isEmpty { edit(typed, edited.selection.isEmpty ? .typing : .other) }
        let new = MarkedText(change.marked, selection: change.markedSelection)
        // Composing replaces the selection, as typing does.
        if new != nil, !edited.selection.isEmpty { edit("", .other) }
        marked = new
        if marked != wasMarked { box?.textChanged() }
    }

    /// Commits marked text as typed, before the caret moves.
    private func typeMarked() {
        guard let string = marked?.string else { return }
        marked = nil
        edit(hasLines ? string : string.asOneLine, .typing)
    }

    /// Sends text and selection to the input method. `caret` is in window coordinates.
    func tellMethod(caret: CGRect) {
        guard isFocused, look.isEnabled else { return }
        host?.onTextInput?(
            TextInputContext(
                text: edited.text, anchor: edited.selection.anchor, head: edited.selection.head, caret: caret,
                isSecret: input.kind == .secret, hasLines: hasLines, followsMethod: followsMethod))
    }

    /// Tells the input method that the field is gone.
    func ended() {
        if isFocused { host?.onTextInput?(nil) }
    }

    // MARK: Menus

    /// Replaces the selected text by the result of `transform`, which stays selected. A secret text stays as it is.
    func transformSelection(_ transform: (String) -> String) {
        guard look.isEnabled, input.kind != .secret, !edited.selection.isEmpty else { return }
        freshness = .old
        followsMethod = false
        typeMarked()
        let start = edited.selection.range.lowerBound
        let result = transform(edited.selectedText)
        edit(result, .other)
        select(TextSelection(start..<min(start + result.utf8.count, edited.count)))
    }

    // MARK: Keys

    /// Handles a key; returns true if it had an effect.
    func keyPressed(_ key: KeyInput) -> Bool {
        guard look.isEnabled, key.phase != .up,
            let command = EditingCommand(key, mayHoldLines: input.kind == .editor)
        else { return false }
        freshness = .old
        followsMethod = false
        typeMarked()
        // Auto-repeat of Return submits only once.
        if command == .submit, key.phase == .repeat { return true }
        return perform(command)
    }

    private func perform(_ command: EditingCommand) -> Bool {
        switch command {
        case .insert(let string): edit(string, edited.selection.isEmpty ? .typing : .other)
        case .newline where hasLines: edit("\n", .other)
        case .newline, .submit:
            input.events.commit()
            input.events.submit()
        case .tab: edit("\t", .typing)
        case .move(let movement, let extends): move(movement, extends: extends)
        case .deleteBackward(let unit): delete(unit, forward: false)
        case .deleteForward(let unit): delete(unit, forward: true)
        case .selectAll: select(TextSelection(0..<edited.count))
        case .copy: copy()
        case .cut:
            copy()
            if input.kind != .secret, !edited.selection.isEmpty { edit("", .other) }
        case .paste: paste(.copied)
        case .undo: return repeatStep(history.undo(), isUndo: true)
        case .redo: return repeatStep(history.redo(), isUndo: false)
        case .cancel: return input.events.cancel()
        }
        return true
    }

    private func delete(_ unit: EditingCommand.Unit, forward: Bool) {
        guard edited.selection.isEmpty else { return edit("", .other) }
        let head = edited.selection.head
        let other: Int
        switch unit {
        case .character: other = forward ? edited.nextCharacter(after: head) : edited.previousCharacter(before: head)
        case .word where input.kind == .secret: other = forward ? edited.count : 0
        case .word: other = forward ? edited.wordEnd(after: head) : edited.wordStart(before: head)
        }
        if other != head { edit("", .deleting, in: min(head, other)..<max(head, other)) }
    }

    private func move(_ movement: EditingCommand.Movement, extends: Bool) {
        let selection = edited.selection
        // Without shift, left and right collapse a selection to its end on that side.
        if !extends, !selection.isEmpty, movement == .left || movement == .right, let box {
            let isAtStart = box.isFirst(selection.range.lowerBound, before: selection.range.upperBound)
            let goesLeft = movement == .left
            return select(
                TextSelection(caret: goesLeft == isAtStart ? selection.range.lowerBound : selection.range.upperBound))
        }
        guard let box else { return }
        var (head, x) = box.destination(of: movement, from: selection.head, x: column)
        if input.kind != .secret {
            if movement == .wordLeft { head = edited.wordStart(before: selection.head) }
            if movement == .wordRight { head = edited.wordEnd(after: selection.head) }
        }
        // The text engine's steps may be finer than characters.
        let start = edited.characterStart(at: head)
        head = start <= selection.head && head > selection.head ? edited.nextCharacter(after: start) : start
        select(TextSelection(anchor: extends ? selection.anchor : head, head: head))
        column = x
        if extends { offerSelection() }
    }

    // MARK: Pointer

    /// Handles a press of the primary button at `point`, in the field's coordinates. `extends` keeps the selection's
    /// anchor.
    func pressed(at point: CGPoint, time: Double, extends: Bool) {
        guard let box, let host, let target else { return }
        freshness = .old
        followsMethod = false
        column = nil
        typeMarked()
        let offset = box.offset(at: point)
        let count = clicks.pressed(at: point, time: time)
        host.focus.focus(target, isVisible: false)
        if extends {
            drag = Drag(first: edited.selection.anchor..<edited.selection.anchor, unit: 1)
            return select(TextSelection(anchor: edited.selection.anchor, head: offset))
        }
        let first = range(at: offset, unit: count)
        drag = Drag(first: first, unit: count)
        select(TextSelection(first))
    }

    /// Range that a click selects: an empty one, the word, or the paragraph or whole line.
    private func range(at offset: Int, unit: Int) -> Range<Int> {
        switch unit {
        case 1: offset..<offset
        case _ where input.kind == .secret: 0..<edited.count
        case 2: edited.word(at: offset)
        default: hasLines ? edited.paragraph(at: offset) : 0..<edited.count
        }
    }

    func dragged(to point: CGPoint) {
        guard let drag, let box else { return }
        let here = range(at: box.offset(at: point), unit: drag.unit)
        let isBefore = here.lowerBound < drag.first.lowerBound
        let new = TextSelection(
            anchor: isBefore ? drag.first.upperBound : drag.first.lowerBound,
            head: isBefore ? here.lowerBound : max(here.upperBound, drag.first.upperBound))
        if new != edited.selection { select(new) }
    }

    func released() {
        drag = nil
        offerSelection()
    }

    // MARK: Clipboard

    private func copy() {
        guard input.kind != .secret, !edited.selection.isEmpty else { return }
        host?.clipboard.write(edited.selectedText, to: .copied)
    }

    /// Writes the selection to the primary selection, which the middle button pastes.
    private func offerSelection() {
        guard input.kind != .secret, !edited.selection.isEmpty else { return }
        host?.clipboard.write(edited.selectedText, to: .selected)
    }

    private func paste(_ place: ClipboardPlace) {
        host?.clipboard.read(place) { [weak self] text in
            // Reading is asynchronous: focus may have been lost meanwhile.
            guard let self, let text, !text.isEmpty, isFocused, look.isEnabled else { return }
            edit(hasLines ? text : text.asOneLine, .other)
        }
    }

    /// Handles a press of the middle button at `point`, in the field's coordinates: pastes the primary selection there.
    func pasteSelected(at point: CGPoint) {
        guard let box, let host, let target, look.isEnabled else { return }
        freshness = .old
        host.focus.focus(target, isVisible: false)
        select(TextSelection(caret: box.offset(at: point)))
        paste(.selected)
    }
}

extension String {
    /// The string with newlines replaced by spaces; those at the end are removed.
    fileprivate var asOneLine: String {
        var text = self[...]
        while text.last?.isNewline == true { text.removeLast() }
        return String(text.map { $0.isNewline ? " " : $0 })
    }
}
