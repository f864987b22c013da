import AnimationCore
import Combine
import FileDialogs
import Foundation
import UniformTypeIdentifiers
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// An open document: its content, its file, and what people are asked about it.
@MainActor final class OpenDocument: ObservableObject {
    nonisolated static var untitled: String { "Untitled" }

    let content: any DocumentContent
    let edits = DocumentEdits()
    /// File of the document; nil until it is saved for the first time.
    @Published private(set) var fileURL: URL?
    /// True if there are changes that the file does not have.
    @Published private(set) var isEdited = false
    /// False in a viewer, and for a file that cannot be written.
    @Published private(set) var isEditable: Bool
    /// Number of times that the content was read from a file.
    @Published private(set) var reading = 0
    @Published var question: DocumentQuestion?
    @Published var dialog: DocumentDialog?
    /// Called when people have answered the dialog for a place: with true if the document was saved.
    var afterDialog: (@MainActor (Bool) -> Void)?
    /// Called when people have answered whether to save before the window closes: with true if it is to close.
    var closing: (@MainActor (Bool) -> Void)?
    /// Name while there is no file.
    var untitledName: String { didSet { updateTitle() } }
    /// Type of the file, and the file as it was read or written last.
    private(set) var saved: (type: UTType, file: FileWrapper, date: Date?)?
    /// Place of unsaved changes; nil if they are not kept.
    var kept: KeptDocument?
    /// Sends when there are changes to keep.
    let changes = PassthroughSubject<Void, Never>()
    private var keeping: AnyCancellable?
    /// Window of the document; nil until it is open.
    private(set) weak var host: ViewHost?
    /// Documents of the program, while a window shows this one.
    private(set) weak var program: ProgramDocuments?

    init(_ content: any DocumentContent, name: String = untitled) {
        self.content = content
        untitledName = name
        isEditable = content.isEditor
        content.owner = self
        edits.onChange = { [weak self] in self?.editsChanged() }
    }

    /// Name for people: that of the file, or of a new document.
    var name: String { fileURL?.lastPathComponent ?? untitledName }

    /// True for a new document without changes, whose window another one may take.
    var isUntouched: Bool { fileURL == nil && !isEdited && dialog == nil && question == nil }

    // MARK: Window

    /// Connects the document to the window that shows it.
    func appear(in host: ViewHost) {
        guard self.host !== host else { return }
        self.host = host
        edits.host = host
        host.rootValues.ownWindow.setClosingQuestion(
            OwnWindow.ClosingQuestion(isNeeded: { [weak self] in self?.isEdited == true }) { [weak self] answer in
                self?.closing = answer
                self?.question = .unsaved
            })
        keeping = changes.throttle(for: .seconds(5), scheduler: RunLoop.main, latest: true)
            .sink { [weak self] in MainActor.assumeIsolated { self?.keep() } }
        let program = host.rootValues.programActions.programHost()?.attachment(ProgramDocuments.self)
        self.program = program
        program?.appeared(self)
        updateTitle()
    }

    /// Called when the window's views end.
    func disappear() { program?.disappeared(self) }

    private func updateTitle() {
        host?.rootValues.ownWindow.setTitle(isEdited ? "\(name) — Edited" : name)
    }

    private func editsChanged() {
        let isEdited = edits.areUnsaved && content.isEditor
        if isEdited != self.isEdited {
            self.isEdited = isEdited
            updateTitle()
        }
        if isEdited { changes.send() } else { dropKept() }
    }

    // MARK: File

    /// Shows the document of a file.
    ///
    /// - Throws: an error if the file cannot be read, or holds no document.
    func read(_ url: URL, as type: UTType) throws {
        let file = try FileWrapper(url: url)
        try content.read(file, as: type)
        reading += 1
        settle(at: url, type, file)
    }

    /// Writes the document to a file, which becomes its file.
    ///
    /// - Throws: an error if the document cannot be written.
    func write(to url: URL, as type: UTType) throws {
        let existing = saved.flatMap { url == fileURL ? $0.file : nil }
        let file = try content.file(as: type, replacing: existing)
        try file.write(to: url, options: [.atomic, .withNameUpdating])
        settle(at: url, type, file)
    }

    private func settle(at url: URL, _ type: UTType, _ file: FileWrapper) {
        saved = (type, file, Self.date(of: url))
        fileURL = url
        isEditable =
            content.isEditor && content.writableTypes.contains(type)
            && FileManager.default.isWritableFile(atPath: url.path)
        edits.saved()
        updateTitle()
    }

    /// Takes over changes that an earlier run did not save.
    ///
    /// - Throws: an error if they cannot be read.
    func restore(_ kept: KeptDocument, _ file: FileWrapper, as type: UTType) throws {
        if let url = kept.url, FileManager.default.fileExists(atPath: url.path) {
            settle(at: url, type, try FileWrapper(url: url))
        }
        try content.read(file, as: type)
        untitledName = kept.title
        edits.neverSaved()
    }

    /// True if another program has written the file since it was read or written here.
    var fileHasChanged: Bool {
        guard let fileURL, let saved, let date = Self.date(of: fileURL) else { return false }
        return date != saved.date
    }

    private static func date(of url: URL) -> Date? {
        // A file that is gone has no date; writing it again is no loss.
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }
}

extension OpenDocument: Hashable {
    nonisolated static func == (a: OpenDocument, b: OpenDocument) -> Bool { a === b }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
