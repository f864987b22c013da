import Foundation
import Lilt
import Staging
import SwiftUI
import Testing
import UniformTypeIdentifiers
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable import FileDialogs

struct Memo: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

/// Importers, exporters and movers: with a desktop that answers, and with our own panel.
@MainActor struct FileDialogTests {
    /// A desktop's dialogs, which the test answers.
    @MainActor private final class Desktop {
        var questions: [FileDialogQuestion] = []
        var answer: (@MainActor (FileDialogAnswer) -> Void)?
        var takenBack = 0

        var access: FileDialogAccess {
            FileDialogAccess { question, answer in
                self.questions.append(question)
                self.answer = answer
                return { self.takenBack += 1 }
            }
        }
    }

    @MainActor final class Model: ObservableObject {
        @Published var asks = false
        var results: [Result<[URL], any Error>] = []
        var cancellations = 0

        var urls: [URL]? { results.last.flatMap { try? $0.get() } }
    }

    private struct Importing: View {
        @ObservedObject var model: Model
        let access: FileDialogAccess?
        let folder: URL?
        var several = true

        var body: some View {
            Color.gray
                .fileImporter(
                    isPresented: $model.asks, allowedContentTypes: [.image, .plainText],
                    allowsMultipleSelection: several
                ) {
                    model.results.append($0)
                } onCancellation: {
                    model.cancellations += 1
                }
                .fileDialogDefaultDirectory(folder)
                .transformEnvironment(\.fileDialogAccess) { if let access { $0 = access } }
        }
    }

    private func stage(_ view: some View) -> Stage { Stage(size: CGSize(width: 700, height: 520)) { view } }

    /// A folder with files, which is removed when `body` returns.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).standardizedFileURL
        try FileManager.default.createDirectory(at: folder.appending(path: "inner"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["b.png", "a.txt", "c.zip", ".hidden.txt"] {
            try Data(name.utf8).write(to: folder.appending(path: name))
        }
        try body(folder)
    }

    @Test func `the desktop's dialog is asked once, and its answer ends the question`() throws {
        let (model, desktop) = (Model(), Desktop())
        let stage = stage(Importing(model: model, access: desktop.access, folder: URL(filePath: "/tmp")))
        #expect(desktop.questions.isEmpty)
        model.asks = true
        try stage.settle()
        let question = try #require(desktop.questions.first)
        #expect(desktop.questions.count == 1 && question.allowsMultiple && question.types == [.image, .plainText])
        #expect(question.folder?.path == "/tmp")
        desktop.answer?(.chosen([URL(filePath: "/tmp/a.png")]))
        try stage.settle()
        #expect(model.urls?.map(\.path) == ["/tmp/a.png"] && !model.asks && model.cancellations == 0)
        model.asks = true
        try stage.settle()
        desktop.answer?(.cancelled)
        try stage.settle()
        #expect(desktop.questions.count == 2 && model.results.count == 1 && model.cancellations == 1 && !model.asks)
    }

    @Test func `a question that the program takes back has no answer`() throws {
        let (model, desktop) = (Model(), Desktop())
        let stage = stage(Importing(model: model, access: desktop.access, folder: nil))
        model.asks = true
        try stage.settle()
        model.asks = false
        try stage.settle()
        desktop.answer?(.chosen([URL(filePath: "/tmp/a.png")]))
        #expect(desktop.takenBack == 1 && model.results.isEmpty && model.cancellations == 0)
    }

    // MARK: Our own panel

    @Test func `without a desktop a panel lists what can be chosen, and opens folders`() throws {
        try withFolder { folder in
            let model = Model()
            let stage = stage(Importing(model: model, access: nil, folder: folder))
            model.asks = true
            try stage.settle()
            let names = stage.names
            #expect(["inner", "a.txt", "b.png"].allSatisfy(names.contains))
            #expect(!names.contains("c.zip") && !names.contains(".hidden.txt"))
            try stage.tap("a.txt")
            try stage.settle()
            try stage.tap("Open")
            try stage.settle()
            #expect(model.urls?.map(\.lastPathComponent) == ["a.txt"] && !model.asks)
            #expect(!stage.names.contains("b.png"), "the panel has gone")
        }
    }

    @Test func `Escape cancels the panel`() throws {
        try withFolder { folder in
            let model = Model()
            let stage = stage(Importing(model: model, access: nil, folder: folder, several: false))
            model.asks = true
            try stage.settle()
            try stage.key("Escape")
            try stage.settle()
            #expect(model.results.isEmpty && model.cancellations == 1 && !model.asks)
        }
    }

    private struct Exporting: View {
        @ObservedObject var model: Model
        let folder: URL

        var body: some View {
            Color.gray
                .fileExporter(
                    isPresented: $model.asks, document: Memo("hello"), contentType: .plainText, defaultFilename: "memo"
                ) { model.results.append($0.map { [$0] }) }
                .fileDialogDefaultDirectory(folder)
        }
    }

    @Test func `a document is written under its name with its type's extension, and asks before it replaces`() throws {
        try withFolder { folder in
            let model = Model()
            let stage = stage(Exporting(model: model, folder: folder))
            model.asks = true
            try stage.settle()
            try stage.tap("Save")
            try stage.settle()
            let file = folder.appending(path: "memo.txt")
            #expect(model.urls == [file])
            #expect(try String(contentsOf: file, encoding: .utf8) == "hello")
            try Data("other".utf8).write(to: file)
            model.asks = true
            try stage.settle()
            try stage.tap("Save")
            try stage.settle()
            #expect(model.results.count == 1)
            try stage.tap("Replace")
            try stage.settle()
            #expect(model.results.count == 2)
            #expect(try String(contentsOf: file, encoding: .utf8) == "hello")
        }
    }

    // MARK: State of the panel

    @Test func `names are checked, completed, and taken from files that are selected`() throws {
        try withFolder { folder in
            var question = FileDialogQuestion(.save)
            question.types = [.plainText]
            question.folder = folder
            var answers: [URL] = []
            let model = FilePanelModel(question) { if case .chosen(let urls) = $0 { answers += urls } }
            for name in ["", "  ", "..", "a/b"] {
                model.name = name
                #expect(!model.canConfirm)
            }
            model.name = "new"
            model.confirm()
            model.name = "new.md"
            model.confirm()
            #expect(answers.map(\.lastPathComponent) == ["new.txt", "new.md"], "Markdown is plain text")
            model.selection = [folder.appending(path: "a.txt")]
            model.selectionChanged()
            #expect(model.name == "a.txt")
            model.confirm()
            #expect(model.replaced?.lastPathComponent == "a.txt" && answers.count == 2)
        }
    }

    @Test func `folders are chosen, entered and left`() throws {
        try withFolder { folder in
            var question = FileDialogQuestion(.folder)
            question.folder = folder
            var answers: [URL] = []
            let model = FilePanelModel(question) { if case .chosen(let urls) = $0 { answers += urls } }
            #expect(model.listing.entries.map(\.name) == ["inner"])
            model.confirm()
            model.open(try #require(model.listing.entries.first))
            model.confirm()
            #expect(answers.map(\.lastPathComponent) == [folder.lastPathComponent, "inner"])
            model.go(to: try #require(model.parent))
            #expect(model.folder.path == folder.path)
            model.go(to: folder.appending(path: "nowhere"))
            #expect(model.listing.problem != nil && !model.canConfirm)
            model.go(to: URL(filePath: "/"))
            #expect(model.parent == nil)
        }
    }

    @Test func `several documents go into one folder under names that are free, and a move replaces`() throws {
        try withFolder { folder in
            var results: [Result<[URL], any Error>] = []
            let files = ["one", "one"].map { ExportedFile(Memo($0), [], "a") }
            FolderExport.write(files, to: folder) { results.append($0) }
            #expect(try results.first?.get().map(\.lastPathComponent) == ["a 2.txt", "a 3.txt"])
            let moved = try FileMove.move(folder.appending(path: "a 2.txt"), to: folder.appending(path: "a.txt"))
            #expect(try String(contentsOf: moved, encoding: .utf8) == "one")
            #expect(throws: (any Error).self) {
                try FileMove.move(folder.appending(path: "nowhere"), to: folder.appending(path: "x"))
            }
        }
    }
}
