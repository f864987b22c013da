import Combine
import Foundation
import UniformTypeIdentifiers
@_spi(Engine) import Views

/// State of a file panel: the folder that it shows, the files that are chosen, and the answer that they make.
@MainActor final class FilePanelModel: ObservableObject {
    let question: FileDialogQuestion
    @Published private(set) var listing: FolderListing
    @Published var selection: Set<URL> = []
    @Published var name: String
    /// Existing file that would be replaced, while people are asked about it.
    @Published var replaced: URL?
    private let answer: @MainActor (FileDialogAnswer) -> Void

    init(_ question: FileDialogQuestion, answer: @escaping @MainActor (FileDialogAnswer) -> Void) {
        self.question = question
        self.answer = answer
        name = question.name
        listing = Self.listing(
            of: Self.existing(question.folder ?? FileManager.default.homeDirectoryForCurrentUser), question)
    }

    /// The folder, or the innermost one around it that exists.
    private static func existing(_ folder: URL) -> URL {
        var folder = folder.standardizedFileURL
        while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path) {
            folder = folder.deletingLastPathComponent()
        }
        return folder
    }

    private static func listing(of folder: URL, _ question: FileDialogQuestion) -> FolderListing {
        FolderListing(
            of: folder.standardizedFileURL, types: question.types, hasFiles: question.kind != .folder,
            hasHidden: question.showsHiddenFiles)
    }

    var folder: URL { listing.folder }

    /// Folder around the one that is shown; nil for the root.
    var parent: URL? {
        let parent = folder.deletingLastPathComponent().standardizedFileURL
        return parent.path == folder.path ? nil : parent
    }

    func go(to folder: URL) {
        selection = []
        listing = Self.listing(of: folder, question)
    }

    /// Opens a folder, chooses a file, or takes its name for a file that is saved.
    func open(_ entry: FileEntry) {
        if entry.isFolder { return go(to: entry.url) }
        selection = [entry.url]
        confirm()
    }

    /// Called when people have changed the selection.
    func selectionChanged() {
        guard question.kind == .save, let entry = chosen.first, !entry.isFolder else { return }
        name = entry.name
    }

    private var chosen: [FileEntry] { listing.entries.filter { selection.contains($0.url) } }

    /// Label of the button that confirms.
    var confirmation: String {
        question.confirmation ?? (question.kind == .save ? "Save" : question.kind == .folder ? "Choose" : "Open")
    }

    var canConfirm: Bool {
        switch question.kind {
        case .open: !chosen.isEmpty
        case .folder: listing.problem == nil
        case .save: target != nil && listing.problem == nil
        }
    }

    /// File that is saved, with the extension of the question's type; nil without a proper name.
    private var target: URL? {
        let name = name.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty, name != ".", name != "..", !name.contains("/") else { return nil }
        let url = folder.appending(path: name)
        guard let type = question.types.first, !FolderListing.fits(url, question.types) else { return url }
        return url.appendingPathExtension(for: type)
    }

    /// Answers with what is chosen. A chosen folder is opened instead, unless folders are wanted.
    func confirm() {
        guard canConfirm else { return }
        switch question.kind {
        case .open:
            let chosen = chosen
            if let only = chosen.first, only.isFolder { return go(to: only.url) }
            answer(.chosen(chosen.filter { !$0.isFolder }.map(\.url)))
        case .folder: answer(.chosen(chosen.isEmpty ? [folder] : chosen.map(\.url)))
        case .save:
            guard let target else { return }
            if FileManager.default.fileExists(atPath: target.path) {
                replaced = target
            } else {
                answer(.chosen([target]))
            }
        }
    }

    /// Answers with an existing file, which people have agreed to replace.
    func replace(_ file: URL) {
        replaced = nil
        answer(.chosen([file]))
    }

    func cancel() { answer(.cancelled) }
}
