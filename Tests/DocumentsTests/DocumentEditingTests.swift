import Foundation
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable import Documents
@testable import Runtime

/// Documents in their windows: titles, changes and undoing them.
@MainActor @Suite(.serialized) struct DocumentEditingTests {
    @Test func `a start without files shows a new document, and one with a file that file`() throws {
        try run(MemoApp()) { run in
            #expect(run.titles == ["Untitled"])
            #expect(run.texts().contains("memo new") && run.texts().contains("no file"))
            #expect(run.texts().contains("File"), "a menu bar")
        }
        try run(MemoApp(), opening: ["a.txt": "one", "b.txt": "two"]) { run in
            #expect(run.titles == ["a.txt", "b.txt"])
            #expect(run.texts(0).contains("memo one") && run.texts(0).contains("a.txt"))
            #expect(run.texts(1).contains("memo two"))
            #expect(run.documents.allSatisfy { !$0.isEdited && $0.isEditable })
        }
    }

    @Test func `a change marks the document, and undoing it unmarks it`() throws {
        try run(MemoApp(), opening: ["a.txt": "one"]) { run in
            run.tap("Add")
            run.tap("Add")
            #expect(run.titles == ["a.txt — Edited"] && run.texts().contains("memo one++"))
            run.press("z")
            #expect(run.titles == ["a.txt — Edited"] && run.texts().contains("memo one+"))
            run.press("z")
            #expect(run.titles == ["a.txt"] && run.texts().contains("memo one"))
            run.press("z", shift: true)
            #expect(run.titles == ["a.txt — Edited"] && run.texts().contains("memo one+"))
        }
    }

    @Test func `a step before the saved state is a change, and what follows it hides that state`() throws {
        try run(MemoApp(), opening: ["a.txt": "one"]) { run in
            run.tap("Add")
            run.press("s")
            #expect(run.titles == ["a.txt"])
            #expect(run.content("a.txt") == "one+")
            run.press("z")
            #expect(run.titles == ["a.txt — Edited"])
            run.tap("Add")
            #expect(run.titles == ["a.txt — Edited"], "as many steps as when it was saved, but others")
            run.press("s")
            #expect(run.titles == ["a.txt"])
        }
    }

    @Test func `typing into one text is one step of the document`() throws {
        try run(MemoApp(), opening: ["a.txt": "one"]) { run in
            run.tap("one")
            run.type("xyz")
            #expect(run.titles == ["a.txt — Edited"])
            let text = run.texts().first { $0.hasPrefix("memo ") }
            #expect(text?.count == "memo one".count + 3)
            let manager = run.windows.main.pipeline.views.rootValues.undoManager
            manager?.undo()
            run.settle()
            #expect(run.texts().contains("memo one") && run.titles == ["a.txt"])
            #expect(manager?.canUndo == false)
        }
    }

    @Test func `an object is marked by its undo steps, and by changes without any`() throws {
        try run(RosterApp(), opening: ["a.json": "[]"]) { run in
            #expect(run.texts().contains("editable true") && run.titles == ["a.json"])
            run.tap("Add")
            #expect(run.titles == ["a.json — Edited"] && run.texts().contains("names a"))
            run.press("z")
            #expect(run.titles == ["a.json"] && run.texts().contains("names "))
            run.tap("Append")
            #expect(run.titles == ["a.json — Edited"])
            run.press("s")
            #expect(run.titles == ["a.json"])
            #expect(run.content("a.json") == #"["b"]"#)
        }
    }

    @Test func `a viewer shows files, and is never edited`() throws {
        try run(ViewerApp(), opening: ["a.txt": "one"]) { run in
            #expect(run.texts().contains("viewing one false") && run.titles == ["a.txt"])
            run.tap("File")
            #expect(!run.texts().contains("Save") && !run.texts().contains("New") && run.texts().contains("Open…"))
        }
        try run(ViewerApp()) { run in #expect(run.texts().contains("No Document")) }
        try run(RosterApp(), opening: ["a.txt": "one"]) { run in
            #expect(run.titles == ["Untitled", "a.txt"], "the group for the file's type has no window yet")
            #expect(run.texts(1).contains("viewing one false"))
        }
    }

    @Test func `new documents have names of their own`() throws {
        try run(MemoApp()) { run in
            run.press("n")
            run.press("n")
            #expect(run.titles == ["Untitled", "Untitled 2", "Untitled 3"])
            #expect(run.texts(2).contains("memo new"))
        }
    }
}
