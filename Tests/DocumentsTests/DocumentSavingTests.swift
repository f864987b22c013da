import Foundation
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable import Documents
@testable import FileDialogs
@testable import Runtime

/// Files of documents: saved, read again, asked about, and kept for the next run.
@MainActor @Suite(.serialized) struct DocumentSavingTests {
    @Test func `a new document is saved where people choose, with its type's extension`() throws {
        try run(MemoApp()) { run in
            let document = try #require(run.documents.first)
            run.press("s")
            #expect(run.texts().contains("Untitled.txt"), "the panel's suggestion")
            run.tap("Cancel")
            #expect(document.fileURL == nil && document.dialog == nil)
            document.placeChosen(run.url("kept.txt"))
            run.settle()
            #expect(run.content("kept.txt") == "new")
            #expect(run.titles == ["kept.txt"])
            #expect(run.texts().contains("kept.txt"), "the views know the file")
        }
    }

    @Test func `closing asks about changes, and cancelling keeps the window`() throws {
        try run(MemoApp(), opening: ["a.txt": "one"]) { run in
            run.tap("Add")
            run.requestClosing()
            #expect(run.texts().contains("Save the changes to “a.txt”?"))
            run.tap("Cancel")
            #expect(run.windows.windows.count == 1 && run.documents.first?.question == nil)
            run.requestClosing()
            run.tap("Save")
            #expect(run.windows.windows.isEmpty)
            #expect(run.content("a.txt") == "one+")
        }
        try run(MemoApp(), opening: ["a.txt": "one"]) { run in
            run.tap("Add")
            run.requestClosing()
            run.tap("Discard")
            #expect(run.windows.windows.isEmpty)
            #expect(run.content("a.txt") == "one")
        }
        try run(MemoApp(), opening: ["a.txt": "one"]) { run in
            run.requestClosing()
            #expect(run.windows.windows.isEmpty, "nothing to ask about")
        }
    }

    @Test func `quitting asks about one document at a time, and cancelling keeps the others`() throws {
        try run(MemoApp(), opening: ["a.txt": "one", "b.txt": "two", "c.txt": "three"]) { run in
            run.tap("Add", in: 0)
            run.tap("Add", in: 1)
            #expect(run.titles == ["a.txt — Edited", "b.txt — Edited", "c.txt"])
            run.press("q", in: 2)
            #expect(run.titles == ["a.txt — Edited", "b.txt — Edited", "c.txt"])
            #expect(run.documents.map(\.name) == ["a.txt", "b.txt", "c.txt"])
            #expect(run.documents.map { $0.question == .unsaved } == [false, true, false])
            run.tap("Save", in: 1)
            try #require(run.windows.windows.count == 2)
            #expect(run.titles == ["a.txt — Edited", "c.txt"] && run.documents.first?.question == .unsaved)
            run.tap("Cancel", in: 0)
            #expect(run.titles == ["a.txt — Edited", "c.txt"])
        }
    }

    @Test func `a document that cannot be written says why, and stays edited`() throws {
        try run(MemoApp(), opening: ["a.txt": "one"]) { run in
            run.tap("Spoil")
            run.requestClosing()
            run.tap("Save")
            #expect(run.texts().contains("“a.txt” could not be saved."))
            #expect(run.content("a.txt") == "one")
            #expect(run.titles == ["a.txt — Edited"])
            run.tap("OK")
            #expect(run.windows.windows.count == 1 && run.documents.first?.question == nil)
        }
    }

    @Test func `a file that holds no document says why, over a new one`() throws {
        let run = try DocumentRun(MemoApp())
        defer { run.remove() }
        try Data([0xff, 0xfe, 0x00]).write(to: run.url("broken.txt"))
        run.documents.first?.open([run.url("broken.txt"), run.url("nowhere.txt")])
        run.settle()
        #expect(
            run.texts().contains("“nowhere.txt” could not be opened.") && run.texts().contains("There is no such file.")
        )
        run.tap("OK")
        run.documents.first?.open([run.url("broken.txt")])
        run.settle()
        #expect(run.texts().contains("“broken.txt” could not be opened.") && run.titles == ["Untitled"])
    }

    @Test func `a file that another program has written is replaced only if people agree`() throws {
        try run(MemoApp(), opening: ["a.txt": "one"]) { run in
            run.tap("Add")
            try Data("other".utf8).write(to: run.url("a.txt"))
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: run.url("a.txt").path)
            run.press("s")
            #expect(run.texts().contains("Replace “a.txt”?"))
            run.tap("Cancel")
            #expect(run.content("a.txt") == "other")
            #expect(run.titles == ["a.txt — Edited"])
            run.press("s")
            run.tap("Replace")
            #expect(run.content("a.txt") == "one+")
            #expect(run.titles == ["a.txt"])
        }
    }

    @Test func `reverting reads the file again, and a duplicate is a new document`() throws {
        try run(MemoApp(), opening: ["a.txt": "one"]) { run in
            run.tap("Add")
            run.documents.first?.duplicate()
            run.settle()
            #expect(run.titles == ["a.txt — Edited", "a copy — Edited"] && run.texts(1).contains("memo one+"))
            run.documents.first?.question = .revert
            run.settle()
            run.tap("Revert")
            #expect(run.titles.first == "a.txt" && run.texts().contains("memo one"))
        }
    }

    @Test func `a file is open once, and an untouched new document gives it its window`() throws {
        try run(MemoApp(), opening: ["a.txt": "one"]) { run in
            run.press("n")
            try Data("two".utf8).write(to: run.url("b.txt"))
            run.documents.last?.open([run.url("a.txt")])
            run.settle()
            #expect(run.titles == ["a.txt", "Untitled"])
            run.documents.last?.open([run.url("b.txt")])
            run.settle()
            #expect(run.titles == ["a.txt", "b.txt"] && run.texts(1).contains("memo two"))
        }
    }

    @Test func `changes that a run leaves are there in the next, and gone when they are saved`() throws {
        let first = try DocumentRun(MemoApp(), opening: ["a.txt": "one"])
        defer { first.remove() }
        first.tap("Add")
        let document = try #require(first.documents.first)
        document.keep()
        let place = try #require(document.kept?.folder)
        #expect(first.content("a.txt") == "one", "the file itself is not touched")
        // As if the process were gone: its number is that of none.
        let left = place.deletingLastPathComponent().appending(path: "0-1")
        try FileManager.default.moveItem(at: place, to: left)
        let next = try DocumentRun(MemoApp(), in: first.folder)
        #expect(next.titles == ["a.txt — Edited"] && next.texts().contains("memo one+"))
        #expect(!FileManager.default.fileExists(atPath: left.path), "this run has taken it over")
        let own = try #require(next.documents.first?.kept?.folder)
        #expect(FileManager.default.fileExists(atPath: own.path))
        next.press("s")
        #expect(next.content("a.txt") == "one+")
        #expect(!FileManager.default.fileExists(atPath: own.path))
    }

    @Test func `undoing all changes, or giving them up, keeps nothing`() throws {
        try run(MemoApp()) { run in
            let document = try #require(run.documents.first)
            document.keep()
            #expect(document.kept == nil, "no changes")
            for leave in [
                { run.press("z") },
                {
                    run.requestClosing()
                    run.tap("Discard")
                },
            ] {
                run.tap("Add")
                document.keep()
                let place = try #require(document.kept?.folder)
                leave()
                #expect(!FileManager.default.fileExists(atPath: place.path))
            }
        }
    }

    @Test func `other windows make and open documents by actions`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).standardizedFileURL
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        WelcomeApp.url = folder.appending(path: "a.txt")
        let run = try DocumentRun(WelcomeApp(), in: folder)
        defer { run.remove() }
        run.tap("Make")
        #expect(run.texts(1).contains("memo made") && run.titles[1] == "Untitled — Edited")
        let open = OpenDocumentAction(program: run.windows.main.pipeline.views.rootValues.programActions)
        await #expect(throws: DocumentError.missing) { try await open(at: WelcomeApp.url) }
        try Data("one".utf8).write(to: WelcomeApp.url)
        try await open(at: WelcomeApp.url)
        run.settle()
        #expect(run.titles.last == "a.txt" && run.texts(2).contains("memo one"))
    }
}
