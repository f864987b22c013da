/// A text with a caret or a selection: the model of every field.
///
/// It knows characters (grapheme clusters), words and paragraphs, but no positions on screen. Offsets are in bytes of
/// UTF-8; offsets passed in are moved to a character boundary.
struct EditedText: Equatable, Sendable {
    private(set) var text: String
    private(set) var selection: TextSelection

    init(_ text: String) {
        self.text = text
        selection = TextSelection(caret: text.utf8.count)
    }

    /// Length in bytes of UTF-8.
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

    /// Replaces the selection by `string`, and puts the caret after it.
    mutating func insert(_ string: String) -> TextEdit { replace(selection.range, with: string) }

    /// Replaces `range` by `string`, and puts the caret after it.
    mutating func replace(_ range: Range<Int>, with string: String) -> TextEdit {
        let edit = TextEdit(offset: range.lowerBound, removed: self[range], inserted: string)
        text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: string)
        // The last character of `string` may have merged with the one after it.
        let end = characterEnd(at: range.lowerBound + string.utf8.count)
        selection = TextSelection(caret: end)
        return edit
    }

    /// Applies `edit` (to undo one, its inverse), and puts the caret after the inserted characters.
    mutating func apply(_ edit: TextEdit) {
        let end = edit.offset + edit.removed.utf8.count
        text.replaceSubrange(index(edit.offset)..<index(end), with: edit.inserted)
        select(TextSelection(caret: edit.offset + edit.inserted.utf8.count))
    }

    /// Replaces the text by one from outside. The caret keeps its place among the characters: before, after or within
    /// the change.
    ///
    /// - Returns: the change, as the smallest replacement; nil if nothing changed.
    mutating func adopt(_ new: String) -> TextEdit? {
        guard new != text || new.utf8.count != count else { return nil }
        let edit = TextEdit(from: text, to: new)
        let old = selection
        let keepsLength = edit.removed.count == edit.inserted.count
        // An insertion just at the caret moves the caret behind it, as typing does.
        let followsCaret = old.isEmpty && edit.removed.isEmpty
        let removedEnd = edit.offset + edit.removed.utf8.count
        let insertedEnd = edit.offset + edit.inserted.utf8.count
        func moved(_ offset: Int) -> Int {
            if offset < edit.offset || (offset == edit.offset && !followsCaret) { return offset }
            if offset >= removedEnd { return offset - removedEnd + insertedEnd }
            // As many characters as before, such as capitals for small letters: the caret keeps its character index.
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

    /// `offset` if it is a character boundary, else the start of the character that contains it.
    func characterStart(at offset: Int) -> Int {
        let limited = min(max(offset, 0), count)
        guard limited < count, limited > 0 else { return limited }
        // A string index within a character is treated as the character's start.
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
