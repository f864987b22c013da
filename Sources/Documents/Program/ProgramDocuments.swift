import AnimationCore
import Combine
import FileDialogs
import Foundation
import UniformTypeIdentifiers
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Document groups and open documents of a program, kept with the tree that contains it.
@MainActor final class ProgramDocuments: HostAttachment {
    private struct Entry { weak var document: OpenDocument? }

    private unowned let host: ViewHost
    private(set) var scenes: [DocumentScene] = []
    private var entries: [Entry] = []
    private var hasStarted = false
    /// Number of the next folder for unsaved changes.
    private var nextPlace = 1

    init(host: ViewHost) { self.host = host }

    private var actions: ProgramActions { host.rootValues.programActions }

    func add(_ scene: DocumentScene) { scenes.append(scene) }

    /// Open documents, in the order in which they opened.
    var open: [OpenDocument] { entries.compactMap(\.document) }

    /// Notes a document that a window shows, and gives a new one a name that no other has.
    func appeared(_ document: OpenDocument) {
        guard !open.contains(document) else { return }
        if document.fileURL == nil, document.untitledName == OpenDocument.untitled {
            let names = Set(open.map(\.name))
            var (name, number) = (OpenDocument.untitled, 2)
            while names.contains(name) { (name, number) = ("\(OpenDocument.untitled) \(number)", number + 1) }
            document.untitledName = name
        }
        entries = entries.filter { $0.document != nil } + [Entry(document: document)]
    }

    func disappeared(_ document: OpenDocument) { entries.removeAll { $0.document === document || $0.document == nil } }

    // MARK: Opening

    /// Opens a new document of the first group that makes some, or of that of `document`, if it does.
    func openNew(like document: OpenDocument? = nil) {
        let makers = scenes.filter(\.isEditor)
        guard let scene = makers.first(where: { scene in document.map(scene.shows) == true }) ?? makers.first else {
            return
        }
        actions.openFor(scene.windows, OpenDocument(scene.makeNew()))
    }

    /// Opens a file in a window, or brings its window to the front.
    ///
    /// - Parameters:
    ///   - url: the file.
    ///   - asking: document in whose window this was asked for; nil for any.
    /// - Throws: an error if no group opens such files, or the file holds no document.
    func open(_ url: URL, from asking: OpenDocument? = nil) throws {
        let url = url.standardizedFileURL
        if let open = open.first(where: { $0.fileURL?.path == url.path }) {
            open.bringToFront()
            return
        }
        guard url.isFileThere else { throw DocumentError.missing }
        let isFolder = try url.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
        for scene in scenes {
            guard let type = scene.type(of: url, isFolder: isFolder) else { continue }
            if let untouched = (asking.map { [$0] } ?? open).first(where: { $0.isUntouched && scene.shows($0) }) {
                try untouched.read(url, as: type)
            } else {
                let document = OpenDocument(scene.makeEmpty())
                try document.read(url, as: type)
                actions.openFor(scene.windows, document)
            }
            return
        }
        throw DocumentError.unknownKind
    }

    /// Opens a window for a document.
    func show(_ document: OpenDocument) {
        guard let scene = scenes.first(where: { $0.shows(document) }) else { return }
        actions.openFor(scene.windows, document)
    }

    // MARK: Start

    /// Opens what the run begins with: documents with unsaved changes of runs before, and the files of the command line. Called when
    /// the program's scenes have been made.
    func start() {
        guard !hasStarted else { return }
        hasStarted = true
        for kept in keptDocuments?.left(report: host.report) ?? [] { restore(kept) }
        for argument in OpenedAddresses.files {
            let url = URL(string: argument).flatMap { $0.isFileURL ? $0 : nil } ?? URL(filePath: argument)
            do { try open(url) } catch {
                // An argument may be no file at all. One with an extension of documents is meant as one.
                guard scenes.contains(where: { FolderListing.fits(url, $0.readableTypes) }) || url.isFileThere else {
                    continue
                }
                report(error, opening: url)
            }
        }
        OpenedAddresses.files = []
    }

    private func report(_ error: any Error, opening url: URL) {
        let title = "“\(url.lastPathComponent)” could not be opened."
        if let document = open.first {
            document.show(error, title)
        } else {
            host.report("\(title) \(error.localizedDescription)")
        }
    }

    private var keptDocuments: KeptDocuments? {
        actions.stateFolder().map { KeptDocuments(folder: $0.appending(path: "Unsaved Documents")) }
    }

    /// Folder for the unsaved changes of a document; nil if the run keeps none.
    func place(for document: OpenDocument) -> URL? {
        if let kept = document.kept { return kept.folder }
        guard let keptDocuments else { return nil }
        defer { nextPlace += 1 }
        return keptDocuments.place(nextPlace)
    }

    private func restore(_ kept: KeptDocument) {
        let type = UTType(declared: kept.type)
        guard let scene = scenes.first(where: { $0.isEditor && $0.readableTypes.contains(type) }) else { return }
        do {
            let file = try kept.file
            let untouched = open.first { $0.isUntouched && scene.shows($0) }
            let document = untouched ?? OpenDocument(scene.makeEmpty())
            try document.restore(kept, file, as: type)
            if untouched == nil { actions.openFor(scene.windows, document) }
            document.keep()
            if document.kept != nil { try kept.remove() }
        } catch { host.report("unsaved changes of “\(kept.title)” cannot be restored: \(error.localizedDescription)") }
    }
}

extension OpenDocument {
    fileprivate func bringToFront() { host?.rootValues.ownWindow.bringToFront() }
}

extension URL {
    fileprivate var isFileThere: Bool { FileManager.default.fileExists(atPath: path) }
}

extension UTType {
    /// The type with an identifier, declared or not.
    fileprivate init(declared identifier: String) { self = UTType(identifier) ?? UTType(importedAs: identifier) }
}
