import Foundation
import SeededNumbers
import Testing

@testable @_spi(Engine) import TextViews
@testable @_spi(Engine) import Views

/// Model of a text being edited: grapheme clusters, words, and changes by the program.
struct EditedTextTests {
    private func text(_ string: String, caret: Int) -> EditedText {
        var text = EditedText(string)
        text.select(TextSelection(caret: caret))
        return text
    }

    @Test func `places lie between characters, however many scalars and bytes these have`() {
        // e with a combining accent (3 bytes), and a family of three (18 bytes).
        let text = EditedText("ae\u{301}👨‍👩‍👧b")
        #expect(text.count == 23)
        #expect(text.nextCharacter(after: 0) == 1)
        #expect(text.nextCharacter(after: 1) == 4)
        #expect(text.nextCharacter(after: 4) == 22)
        #expect(text.nextCharacter(after: 23) == 23)
        #expect(text.previousCharacter(before: 22) == 4)
        #expect(text.previousCharacter(before: 4) == 1)
        #expect(text.previousCharacter(before: 0) == 0)
        for inside in 5..<22 { #expect(text.characterStart(at: inside) == 4) }
        #expect(text.characterStart(at: 99) == 23)
        #expect(text.characterStart(at: -3) == 0)
    }

    @Test func `what is typed takes the place of the selection, and the caret follows it`() {
        var text = EditedText("hello")
        text.select(TextSelection(anchor: 4, head: 1))
        #expect(text.selectedText == "ell")
        #expect(text.insert("ipp") == TextEdit(offset: 1, removed: "ell", inserted: "ipp"))
        #expect(text.text == "hippo")
        #expect(text.selection == TextSelection(caret: 4))
    }

    @Test func `an accent typed behind a letter is one character with it`() {
        var text = text("ab", caret: 1)
        _ = text.insert("\u{301}")
        #expect(text.text.count == 2)
        #expect(text.selection == TextSelection(caret: 3))
        // A letter typed before a combining accent joins it, and the caret goes behind both.
        var other = self.text("\u{301}b", caret: 0)
        _ = other.insert("e")
        #expect(other.selection == TextSelection(caret: 3))
    }

    @Test func `words are letters and digits with what holds them together, and other signs by themselves`() {
        let text = EditedText("don't  stop(3.14)")
        #expect(text.wordEnd(after: 0) == 5)
        #expect(text.wordEnd(after: 5) == 11)
        #expect(text.wordEnd(after: 11) == 12)
        #expect(text.wordEnd(after: 12) == 16)
        #expect(text.wordEnd(after: 16) == 17)
        #expect(text.wordStart(before: 17) == 16)
        #expect(text.wordStart(before: 16) == 12)
        #expect(text.wordStart(before: 7) == 0)
        #expect(text.word(at: 2) == 0..<5)
        #expect(text.word(at: 5) == 5..<7)
        #expect(text.word(at: 17) == 16..<17)
        #expect(EditedText("").word(at: 0) == 0..<0)
    }

    @Test func `a click behind a line's last word means that word`() {
        let text = EditedText("one\ntwo")
        #expect(text.word(at: 3) == 0..<3)
        #expect(text.word(at: 4) == 4..<7)
        #expect(text.paragraph(at: 3) == 0..<3)
        #expect(text.paragraph(at: 5) == 4..<7)
        #expect(EditedText("\n\n").word(at: 1) == 1..<1)
        #expect(EditedText("\n\n").paragraph(at: 1) == 1..<1)
    }

    // MARK: Changes from outside

    @Test(arguments: [
        ("abc", 1, "ABC", 1),  // capitals: by characters
        ("abc", 3, "ABC", 3),
        ("abcdef", 2, "xxabcdef", 4),  // text added before the caret
        ("abcdef", 2, "abcdefxx", 2),  // text added behind the caret
        ("abcdef", 6, "abcde", 5),  // cut to a length
        ("abcdef", 4, "", 0),
        ("", 0, "hello", 5),
        ("1234567", 7, "123 456 7", 9),  // grouped
        ("straße", 6, "STRASSE", 7),
    ])
    func `a change from outside leaves the caret by the characters it was at`(
        old: String, caret: Int, new: String, expected: Int
    ) {
        var text = text(old, caret: caret)
        #expect(text.adopt(new) != nil)
        #expect(text.text == new)
        #expect(text.selection == TextSelection(caret: expected))
    }

    @Test func `an equal text is no change`() {
        var text = text("abc", caret: 1)
        #expect(text.adopt("abc") == nil)
        #expect(text.selection == TextSelection(caret: 1))
    }

    @Test(arguments: 0..<200) func `edits make one text of another, and their inverse takes them back`(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let letters = ["a", "b", "é", "e\u{301}", "👨‍👩‍👧", "\r\n", "\u{301}", " ", "ß"]
        func string() -> String { (0..<random.roll(7)).map { _ in letters[random.roll(letters.count)] }.joined() }
        let (old, new) = (string(), string())
        let edit = TextEdit(from: old, to: new)
        var text = EditedText(old)
        text.apply(edit)
        #expect(Array(text.text.utf8) == Array(new.utf8), "seed \(seed)")
        text.apply(edit.inverse)
        #expect(Array(text.text.utf8) == Array(old.utf8), "seed \(seed)")
    }
}
