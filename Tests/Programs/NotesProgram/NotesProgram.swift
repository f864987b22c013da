import SwiftUI
import UniformTypeIdentifiers

extension UTType {
    static var note: UTType { UTType(importedAs: "com.example.notes.note", conformingTo: .plainText) }
}

/// A note: a title in the first line, and a text.
struct NoteDocument: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText, .note] }

    var title: String
    var text: String

    init(title: String = "New note", text: String = "") {
        self.title = title
        self.text = text
    }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents, let all = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        let lines = all.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        title = lines.first.map(String.init) ?? ""
        text = lines.count > 1 ? String(lines[1]) : ""
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data("\(title)\n\(text)".utf8))
    }
}

/// A board of colours, as an object with undo.
final class BoardDocument: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }

    @Published var colors: [String] = []

    init() {}

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        colors = try JSONDecoder().decode([String].self, from: data)
    }

    func snapshot(contentType: UTType) throws -> [String] { colors }

    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }

    @MainActor func add(_ color: String, undoManager: UndoManager?) {
        colors.append(color)
        undoManager?.registerUndo(withTarget: self) { $0.removeLast(undoManager: undoManager) }
    }

    @MainActor func removeLast(undoManager: UndoManager?) {
        let last = colors.removeLast()
        undoManager?.registerUndo(withTarget: self) { $0.add(last, undoManager: undoManager) }
    }
}

struct NoteView: View {
    @Binding var document: NoteDocument
    let fileURL: URL?

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Title", text: $document.title).font(.title2)
            TextEditor(text: $document.text)
            HStack {
                Text(fileURL?.lastPathComponent ?? "not saved yet").foregroundStyle(.secondary)
                Spacer()
                Button("Stamp") { document.text += "stamp" }
            }
        }
        .padding()
    }
}

struct BoardView: View {
    @ObservedObject var document: BoardDocument
    @Environment(\.undoManager) var undoManager

    var body: some View {
        VStack {
            Text("\(document.colors.count) colours")
            Button("Add") { document.add("red", undoManager: undoManager) }
        }
    }
}

@main struct NotesProgram: App {
    var body: some Scene {
        DocumentGroup(newDocument: NoteDocument()) { file in
            NoteView(document: file.$document, fileURL: file.fileURL)
        }
        .commands {
            CommandGroup(after: .importExport) { Button("Export…") {} }
        }
        DocumentGroup(newDocument: BoardDocument.init) { configuration in
            BoardView(document: configuration.document)
        }
    }
}
