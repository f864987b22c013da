/// A text with a caret or a selection in it: the model of every field.
///
/// It knows characters as people count them (grapheme clusters), words and paragraphs, but not where anything lies on
/// screen. Offsets count bytes of UTF-8; those that come in are brought to the nearest place between two characters.
struct EditedText: Equatable, Sendable {
    private(set) var text: String
    private(set) var selection: TextSelection

    init(_ text: String) {
        self.text = text
        selection = TextSelection(caret: text.utf8.count)
    }

    /// Bytes.
    var count: Int { text.utf8.count }

    func index(_ offset: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: min(max(offset, 0), count))
    }

    func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }

    subscript(range: Range<Int>) -> String { String(text[index(range.lowerBound)..<index(range.upperBound)]) }

    var selectedText: String { self[selection.range] }

    mutating func select(_ new: TextSelection) {
        selection = TextSelection(anchor: characterStart(at: new.anchor), head: characterStart(at: new.head))
    }

    // MARK: Changes

    /// Puts `string` in the place of the selection, and the caret behind it.
    mutating func insert(_ string: String) -> TextEdit { replace(selection.range, with: string) }

    /// Puts `string` in the place of `range`, and the caret behind it.
    mutating func replace(_ range: Range<Int>, with string: String) -> TextEdit {
        let edit = TextEdit(offset: range.lowerBound, removed: self[range], inserted: string)
        text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: string)
        // What is typed may have become one character with what follows it.
        let end = characterEnd(at: range.lowerBound + string.utf8.count)
        selection = TextSelection(caret: end)
        return edit
    }

    /// Does what `edit` did, or takes it back.
    mutating func apply(_ edit: TextEdit) {
        let end = edit.offset + edit.removed.utf8.count
        text.replaceSubrange(index(edit.offset)..<index(end), with: edit.inserted)
        select(TextSelection(caret: edit.offset + edit.inserted.utf8.count))
    }

    /// Somebody else changed the text. The caret stays by the characters it was at: before, behind or within what changed.
    ///
    /// - Returns: the change, as the smallest replacement that does it; nil if there is none.
    mutating func adopt(_ new: String) -> TextEdit? {
        guard new != text || new.utf8.count != count else { return nil }
        let edit = TextEdit(from: text, to: new)
        let old = selection
        let keepsLength = edit.removed.count == edit.inserted.count
        // Where something appears just at the caret, the caret goes on behind it, as if it had been typed.
        let followsCaret = old.isEmpty && edit.removed.isEmpty
        let removedEnd = edit.offset + edit.removed.utf8.count
        let insertedEnd = edit.offset + edit.inserted.utf8.count
        func moved(_ offset: Int) -> Int {
            if offset < edit.offset || (offset == edit.offset && !followsCaret) { return offset }
            if offset >= removedEnd { return offset - removedEnd + insertedEnd }
            // Capitals for small letters: the same number of characters on.
            guard keepsLength else { return insertedEnd }
            let passed = text[index(edit.offset)..<index(offset)].count
            return edit.offset + edit.inserted.prefix(passed).utf8.count
        }
        let anchor = moved(old.anchor)
        let head = moved(old.head)
        text = new
        select(TextSelection(anchor: anchor, head: head))
        return edit
    }

    // MARK: Characters

    /// `offset` if it lies between two characters, otherwise the beginning of the one it lies in.
    func characterStart(at offset: Int) -> Int {
        let limited = min(max(offset, 0), count)
        guard limited < count, limited > 0 else { return limited }
        // An index within a character counts as the character's.
        return self.offset(text.index(before: text.index(after: index(limited))))
    }

    private func characterEnd(at offset: Int) -> Int {
        let start = characterStart(at: offset)
        return start == offset ? offset : nextCharacter(after: start)
    }

    func nextCharacter(after offset: Int) -> Int {
        guard offset < count else { return count }
        return self.offset(text.index(after: index(characterStart(at: offset))))
    }

    func previousCharacter(before offset: Int) -> Int {
        let start = characterStart(at: offset)
        if start < offset { return start }
        guard start > 0 else { return 0 }
        return self.offset(text.index(before: index(start)))
    }
}
