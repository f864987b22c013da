import Testing

@testable @_spi(Engine) import TextViews
@testable @_spi(Engine) import Views

/// Grouping of edits into undo steps.
struct UndoHistoryTests {
    private func history(typing strings: [String]) -> UndoHistory {
        var history = UndoHistory()
        var offset = 0
        for string in strings {
            let before = TextSelection(caret: offset)
            offset += string.utf8.count
            history.record(
                TextEdit(offset: before.head, removed: "", inserted: string), .typing, before: before,
                after: TextSelection(caret: offset))
        }
        return history
    }

    @Test func `typing is taken back by words`() {
        var history = history(typing: ["a", "b", " ", "c", "d"])
        let last = history.undo()
        #expect(last?.edits.map(\.inserted) == ["c", "d"])
        #expect(last?.before == TextSelection(caret: 3))
        #expect(history.undo()?.edits.map(\.inserted) == ["a", "b", " "])
        #expect(history.undo() == nil)
        #expect(history.redo()?.edits.count == 3)
        #expect(history.redo()?.after == TextSelection(caret: 5))
        #expect(!history.canRedo)
    }

    @Test func `a caret that was moved, or another edit, begins a new step`() {
        var history = history(typing: ["a", "b"])
        history.close()
        history.record(
            TextEdit(offset: 2, removed: "", inserted: "c"), .typing, before: TextSelection(caret: 2),
            after: TextSelection(caret: 3))
        #expect(history.undo()?.edits.count == 1)
        history.record(
            TextEdit(offset: 1, removed: "b", inserted: ""), .deleting, before: TextSelection(caret: 2),
            after: TextSelection(caret: 1))
        #expect(!history.canRedo, "what was taken back is gone once something else is done")
        history.record(
            TextEdit(offset: 0, removed: "a", inserted: ""), .deleting, before: TextSelection(caret: 1),
            after: TextSelection(caret: 0))
        #expect(history.undo()?.edits.map(\.removed) == ["b", "a"])
    }

    @Test func `what the program makes of an edit is part of it`() {
        var history = history(typing: ["a"])
        history.amend(TextEdit(offset: 0, removed: "a", inserted: "A"), after: TextSelection(caret: 1))
        #expect(history.undo()?.edits.count == 2)
    }
}
