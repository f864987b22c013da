import Foundation
import LayerTree
import OffscreenPlatform
import Platform
import SwiftUI
import UniformTypeIdentifiers
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable import Documents
@testable import Runtime

/// A text in a file.
struct Memo: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(_ text: String = "") { self.text = text }
    init(configuration: ReadConfiguration) throws {
        guard let text = configuration.file.regularFileContents.flatMap({ String(data: $0, encoding: .utf8) }) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.text = text
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        guard text != "unwritable" else { throw CocoaError(.fileWriteUnknown) }
        return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

/// Names, as an object.
final class Roster: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.json]
    @Published var names: [String] = []

    init() {}
    init(configuration: ReadConfiguration) throws {
        names = try JSONDecoder().decode([String].self, from: configuration.file.regularFileContents ?? Data())
    }
    func snapshot(contentType: UTType) throws -> [String] { names }
    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }

    @MainActor func add(_ name: String, _ manager: UndoManager?) {
        names.append(name)
        manager?.registerUndo(withTarget: self) { $0.remove(manager) }
    }

    @MainActor func remove(_ manager: UndoManager?) {
        let name = names.removeLast()
        manager?.registerUndo(withTarget: self) { $0.add(name, manager) }
    }
}

/// A program with documents in offscreen windows, on a clock that the test advances, and a folder of its own.
@MainActor final class DocumentRun {
    let host = OffscreenHost(servesTimers: false, servesRunLoop: false)
    let windows: ProgramWindows
    let folder: URL

    init(_ app: some App, opening files: [String: String] = [:], in folder: URL? = nil) throws {
        let folder =
            folder ?? FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).standardizedFileURL
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, content) in files { try Data(content.utf8).write(to: folder.appending(path: name)) }
        OpenedAddresses.files = files.keys.sorted().map { folder.appending(path: $0).path }
        let program = Runtime.Program(app: app, options: RuntimeOptions())
        windows = program.makeWindows(on: host, FrameReport(host: "offscreen", refreshRate: 60))
        windows.stateFolder = self.folder.appending(path: "state")
        try windows.main.open(on: host, program.windowOptions)
        settle()
    }

    // The folder may be gone already: a test that ends twice removes it twice.
    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Draws frames until all that moves has come to rest.
    func settle() { for _ in 0..<60 { host.advance(until: .infinity) } }

    var documents: [OpenDocument] { windows.main.pipeline.views.attachment(ProgramDocuments.self).open }
    var titles: [String] { windows.windows.map(\.title) }

    func url(_ name: String) -> URL { folder.appending(path: name) }
    /// Content of a file in the folder; empty without one.
    func content(_ name: String) -> String {
        String(decoding: FileManager.default.contents(atPath: url(name).path) ?? Data(), as: UTF8.self)
    }

    /// Texts of a window, from back to front.
    func texts(_ index: Int = 0) -> [String] { windows.windows[index].pipeline.views.layers.names }

    func press(_ name: Character, shift: Bool = false, in index: Int = 0) {
        windows.windows[index].pipeline.dispatch(
            KeyEvent(
                phase: .down, keyName: String(name), characters: "", symbol: name,
                modifiers: EventModifierKeys(rawValue: 4 | (shift ? 2 : 0)), time: host.time))
        settle()
    }

    func type(_ text: String, in index: Int = 0) {
        for character in text {
            windows.windows[index].pipeline.dispatch(
                KeyEvent(
                    phase: .down, keyName: String(character), characters: String(character), symbol: character,
                    modifiers: EventModifierKeys(rawValue: 0), time: host.time))
            settle()
        }
    }

    func tap(_ name: String, in index: Int = 0) {
        let pipeline = windows.windows[index].pipeline
        guard let frame = pipeline.views.layers.firstLayer(named: name)?.frameInWindow else { return }
        let point = CGPoint(x: frame.midX, y: frame.midY)
        for kind in [PointerEvent.Kind.moved, .pressed(button: .primary), .released(button: .primary)] {
            pipeline.dispatch(
                PointerEvent(kind: kind, location: point, modifiers: EventModifierKeys(rawValue: 0), time: host.time))
            settle()
        }
    }

    func requestClosing(_ index: Int = 0) {
        let window = windows.windows[index]
        if let shown = window.window { window.window(shown, received: .closeRequested) }
        settle()
    }
}

struct MemoView: View {
    @Binding var memo: Memo
    let fileURL: URL?

    var body: some View {
        Text(verbatim: "memo \(memo.text)")
        Text(verbatim: fileURL?.lastPathComponent ?? "no file")
        TextField("Field", text: $memo.text)
        Button("Add") { memo.text += "+" }
        Button("Spoil") { memo.text = "unwritable" }
    }
}

struct MemoApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: Memo("new")) { file in
            VStack { MemoView(memo: file.$document, fileURL: file.fileURL) }
        }
    }
}

struct RosterView: View {
    @EnvironmentObject var roster: Roster
    @Environment(\.undoManager) private var undoManager
    @Environment(\.documentConfiguration) private var configuration

    var body: some View {
        VStack {
            Text(verbatim: "names \(roster.names.joined(separator: " "))")
            Text(verbatim: "editable \(configuration?.isEditable == true)")
            Button("Add") { roster.add("a", undoManager) }
            Button("Append") { roster.names.append("b") }
        }
    }
}

struct RosterApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: Roster.init) { _ in RosterView() }
        DocumentGroup(viewing: Memo.self) { file in Text(verbatim: "viewing \(file.document.text) \(file.isEditable)") }
    }
}

struct ViewerApp: App {
    var body: some Scene {
        DocumentGroup(viewing: Memo.self) { file in Text(verbatim: "viewing \(file.document.text) \(file.isEditable)") }
    }
}

struct WelcomeApp: App {
    struct Welcome: View {
        @Environment(\.openDocument) private var openDocument
        @Environment(\.newDocument) private var newDocument
        let url: URL
        @State private var problem = "none"

        var body: some View {
            Button("Make") { newDocument(Memo("made")) }
            Button("Open") {
                Task {
                    do { try await openDocument(at: url) } catch { problem = error.localizedDescription }
                }
            }
            Text(verbatim: "problem \(problem)")
        }
    }

    static var url = URL(filePath: "/")

    var body: some Scene {
        WindowGroup { VStack { Welcome(url: Self.url) } }
        DocumentGroup(newDocument: Memo()) { file in Text(verbatim: "memo \(file.document.text)") }
    }
}

/// Runs a program whose documents are in a folder of their own, which is removed after `body`.
@MainActor func run(
    _ app: some App, opening files: [String: String] = [:], _ body: (DocumentRun) throws -> Void
) throws {
    let run = try DocumentRun(app, opening: files)
    defer { run.remove() }
    try body(run)
}
