import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph

/// What happens in a field: keys and the pointer change its text and its selection, and each change is written to the program
/// at once. What the program makes of it, or writes by itself, is what the field shows (S3.3).
@MainActor final class TextInputController {
    unowned var box: TextInputBox?
    unowned var target: FocusTarget?
    private(set) var input: TextInput
    private(set) var look: TextInputLook
    private(set) var edited: EditedText
    private(set) var isFocused = false
    /// What an input method is at work on.
    private(set) var marked: MarkedText?
    /// Whether the last change was the input method's.
    private var followsMethod = false
    private var history = UndoHistory()
    private var freshness = Freshness.old
    /// Across, where the caret started to go up and down.
    private var column: CGFloat?
    private var clicks = ClickCount()
    private var drag: Drag?

    /// Whether what the program writes belongs to the last edit.
    private enum Freshness: Equatable {
        case old
        /// It has not been told of it in an update yet.
        case edited
        /// It was told in the frame of this time.
        case told(Double)
    }

    /// What the pointer selects while it is held.
    private struct Drag {
        /// What the press selected: this stays selected.
        var first: Range<Int>
        var unit: Int
    }

    init(_ input: TextInput, look: TextInputLook) {
        self.input = input
        self.look = look
        edited = EditedText(input.text)
    }

    private var host: ViewHost? { box?.host }
    private var hasLines: Bool { input.kind == .growing || input.kind == .editor }

    /// Whether there is a caret to be seen, when it does not blink.
    var showsCaret: Bool {
        guard isFocused, look.isActive, look.isEnabled else { return false }
        return marked.map { $0.selection?.isEmpty == true } ?? edited.selection.isEmpty
    }

    // MARK: What comes from the program

    func follow(_ input: TextInput) {
        let old = self.input
        self.input = input
        adopt(input.text)
        if input.kind != old.kind || input.insets != old.insets || input.title != old.title { box?.lookChanged() }
    }

    func environmentChanged(_ environment: EnvironmentValues) {
        let new = TextInputLook(environment)
        guard new != look else { return }
        let old = look
        look = new
        target?.isEnabled = new.isEnabled
        if !new.setsLike(old) { box?.lookChanged() }
        if !new.isEnabled && isFocused { host?.afterUpdate { [weak self] in self?.giveUpFocus() } }
        box?.selectionChanged()
    }

    private func giveUpFocus() {
        guard isFocused, !look.isEnabled, let host, host.focus.focused === target else { return }
        host.focus.focus(nil, isVisible: false)
    }

    /// The program's text is this now.
    private func adopt(_ text: String) {
        guard let edit = edited.adopt(text) else { return }
        switch freshness {
        case .edited: history.amend(edit, after: edited.selection)
        case .told(let time) where time == host?.time: history.amend(edit, after: edited.selection)
        default: history.removeAll()
        }
        box?.textChanged()
    }

    /// The program has been told of edits, and everything that follows from them: what it has now is what is shown, also
    /// where it did not want what was typed.
    private func readBack() {
        guard let host else { return }
        freshness = .told(host.time)
        let text = input.read()
        guard edited.text != text else { return }
        adopt(text)
        // In this frame still.
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
        box?.selectionChanged()
    }

    // MARK: Edits

    /// Replaces the selection, or `range`, and tells the program.
    private func edit(_ string: String, _ kind: UndoHistory.Kind, in range: Range<Int>? = nil) {
        let before = edited.selection
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
        host?.afterUpdate { [weak self] in self?.readBack() }
    }

    /// Returns whether there was anything to do: if not, the key is for others, such as the window's own undo.
    private func repeatStep(_ step: UndoHistory.Step?, isUndo: Bool) -> Bool {
        guard let step else { return false }
        for edit in isUndo ? step.edits.reversed().map(\.inverse) : step.edits { edited.apply(edit) }
        edited.select(isUndo ? step.before : step.after)
        tell()
        return true
    }

    private func select(_ selection: TextSelection) {
        edited.select(selection)
        history.close()
        box?.selectionChanged()
    }

    // MARK: Input methods

    /// An input method has something to say.
    func composed(_ change: TextInputChange) {
        guard isFocused, look.isEnabled else { return }
        freshness = .old
        followsMethod = true
        column = nil
        let wasMarked = marked
        marked = nil
        let selected = edited.selection.range
        // Bytes that are not there, or parts of characters, cannot be deleted.
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
        // What is composed takes the place of what is selected, as if it were typed.
        if new != nil, !edited.selection.isEmpty { edit("", .other) }
        marked = new
        if marked != wasMarked { box?.textChanged() }
    }

    /// The caret is about to go elsewhere: what was being composed stays, as typed text.
    private func typeMarked() {
        guard let string = marked?.string else { return }
        marked = nil
        edit(hasLines ? string : string.asOneLine, .typing)
    }

    /// Tells the input method what there is, with the caret's place in the window.
    func tellMethod(caret: CGRect) {
        guard isFocused, look.isEnabled else { return }
        host?.onTextInput?(
            TextInputContext(
                text: edited.text, anchor: edited.selection.anchor, head: edited.selection.head, caret: caret,
                isSecret: input.kind == .secret, hasLines: hasLines, followsMethod: followsMethod))
    }

    /// The field is no more.
    func ended() {
        if isFocused { host?.onTextInput?(nil) }
    }

    // MARK: Keys

    /// Returns whether the key meant something here.
    func keyPressed(_ key: KeyInput) -> Bool {
        guard look.isEnabled, key.phase != .up,
            let command = EditingCommand(key, mayHoldLines: input.kind == .editor)
        else { return false }
        freshness = .old
        followsMethod = false
        typeMarked()
        // A Return that is held submits once.
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
        // Without shift the ends of a selection are where the arrows lead first.
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
        // The text engine may know more places than there are characters.
        let start = edited.characterStart(at: head)
        head = start <= selection.head && head > selection.head ? edited.nextCharacter(after: start) : start
        select(TextSelection(anchor: extends ? selection.anchor : head, head: head))
        column = x
        if extends { offerSelection() }
    }

    // MARK: Pointer

    /// The primary button went down at a point of the field.
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

    /// What a click means: a place, a word, or all of the line.
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

    /// What is selected is there for the middle button.
    private func offerSelection() {
        guard input.kind != .secret, !edited.selection.isEmpty else { return }
        host?.clipboard.write(edited.selectedText, to: .selected)
    }

    private func paste(_ place: ClipboardPlace) {
        host?.clipboard.read(place) { [weak self] text in
            // It may have taken a while.
            guard let self, let text, !text.isEmpty, isFocused, look.isEnabled else { return }
            edit(hasLines ? text : text.asOneLine, .other)
        }
    }

    /// The middle button was pressed at a point of the field.
    func pasteSelected(at point: CGPoint) {
        guard let box, let host, let target, look.isEnabled else { return }
        freshness = .old
        host.focus.focus(target, isVisible: false)
        select(TextSelection(caret: box.offset(at: point)))
        paste(.selected)
    }
}

extension String {
    /// Newlines as spaces; one at the end is none at all.
    fileprivate var asOneLine: String {
        var text = self[...]
        while text.last?.isNewline == true { text.removeLast() }
        return String(text.map { $0.isNewline ? " " : $0 })
    }
}
