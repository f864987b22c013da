import AnimationCore
import FileDialogs
import Foundation
import UniformTypeIdentifiers
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Question about a document.
enum DocumentQuestion: Equatable {
    /// Save the changes before the window closes?
    case unsaved
    /// Give up the changes, and read the file again?
    case revert
    /// Write the file although another program has changed it?
    case overwrite
    /// Something that people only have to read: a title and a reason.
    case problem(String, String)
}

/// Dialog for files.
enum DocumentDialog { case open, save }

/// Commands of menus.
extension OpenDocument {
    /// True if the program makes new documents.
    var canOpenNew: Bool { program?.scenes.contains(where: \.isEditor) == true }

    /// Types of all files that the program opens.
    var openableTypes: [UTType] { program?.scenes.flatMap(\.readableTypes) ?? content.readableTypes }

    /// Opens a window with a new document.
    func openNew() { program?.openNew(like: self) }

    /// Opens files in windows of their own; an untouched new document gives its window to the first.
    func open(_ urls: [URL]) {
        for url in urls {
            do { try program?.open(url, from: self) } catch {
                show(error, "“\(url.lastPathComponent)” could not be opened.")
            }
        }
    }

    /// Saves the document, and calls `done` with true if that has happened.
    func save(_ done: @escaping @MainActor (Bool) -> Void = { _ in }) {
        guard let fileURL, let saved, content.writableTypes.contains(saved.type) else { return saveElsewhere(done) }
        if fileHasChanged {
            afterDialog = done
            question = .overwrite
        } else {
            done(write(to: fileURL, saved.type))
        }
    }

    /// Asks for a place, and saves the document there.
    func saveElsewhere(_ done: @escaping @MainActor (Bool) -> Void = { _ in }) {
        afterDialog = done
        dialog = .save
    }

    /// Opens a window with a new document that has the content of this one.
    func duplicate() {
        do {
            guard let type = commonType else { throw DocumentError.nothingToSave }
            let file = try content.file(as: type, replacing: nil)
            let copy = content.another()
            try copy.read(file, as: type)
            let name = fileURL?.deletingPathExtension().lastPathComponent ?? untitledName
            let document = OpenDocument(copy, name: "\(name) copy")
            document.edits.neverSaved()
            program?.show(document)
        } catch { show(error, "“\(name)” could not be duplicated.") }
    }

    /// Reads the file again; changes are lost.
    func revert() {
        guard let fileURL, let saved else { return }
        do { try read(fileURL, as: saved.type) } catch { show(error, "“\(name)” could not be read.") }
    }

    /// Type that the document can be both written as and read from: that of its file, if possible.
    var commonType: UTType? {
        let types = content.writableTypes.filter(content.readableTypes.contains)
        return saved.flatMap { types.contains($0.type) ? $0.type : nil } ?? types.first
    }

    private func write(to url: URL, _ type: UTType) -> Bool {
        do {
            try write(to: url, as: type)
            return true
        } catch {
            show(error, "“\(url.lastPathComponent)” could not be saved.")
            return false
        }
    }

    /// Shows why something has failed.
    func show(_ error: any Error, _ title: String) { question = .problem(title, error.localizedDescription) }

    // MARK: Answers

    /// Buttons of questions.
    enum Answer { case save, discard, goOn, cancel }

    /// Goes on after people have answered the question. Called outside of updates: the window may close.
    func answer(_ answer: Answer) {
        let asked = question
        question = nil
        act(on: answer, to: asked)
    }

    private func act(on answer: Answer, to asked: DocumentQuestion?) {
        switch (asked, answer) {
        case (.unsaved, .save): save { [weak self] in self?.finishClosing($0) }
        case (.unsaved, .discard):
            dropKept()
            finishClosing(true)
        case (.unsaved, _): finishClosing(false)
        case (.revert, .goOn): revert()
        case (.overwrite, .goOn):
            guard let fileURL, let saved else { return }
            finishDialog(write(to: fileURL, saved.type))
        case (.overwrite, _): finishDialog(false)
        default: break
        }
    }

    private func finishClosing(_ closes: Bool) {
        let closing = closing
        self.closing = nil
        closing?(closes)
    }

    private func finishDialog(_ saved: Bool) {
        let after = afterDialog
        afterDialog = nil
        after?(saved)
    }

    /// Saves at the place that people have chosen.
    func placeChosen(_ url: URL) {
        let own = UTType(filenameExtension: url.pathExtension)
        let types = content.writableTypes
        guard let type = types.first(where: { own?.conforms(to: $0) == true }) ?? types.first else { return }
        finishDialog(write(to: url, type))
    }

    /// Called if people choose no place.
    func noPlaceChosen() { finishDialog(false) }
}
