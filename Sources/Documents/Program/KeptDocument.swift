import FileDialogs
import Foundation
import UniformTypeIdentifiers
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Unsaved changes of a document, kept in a folder until it is saved or its changes are given up. A run that ends without either
/// leaves the folder for the next one.
struct KeptDocument: Codable, Equatable {
    /// File of the document; nil for a new one.
    var url: URL?
    /// Name of a new document.
    var title: String
    /// Identifier of the type as which the content is written.
    var type: String
    /// Folder with the content and this description. It is not written.
    var folder = URL(filePath: "/")

    private enum CodingKeys: CodingKey { case url, title, type }

    private var description: URL { folder.appending(path: "document.json") }
    private var content: URL { folder.appending(path: "content") }

    /// The kept content.
    ///
    /// - Throws: Foundation's error if it cannot be read.
    var file: FileWrapper { get throws { try FileWrapper(url: content) } }

    /// Writes the content and the description.
    ///
    /// - Throws: Foundation's error if they cannot be written.
    func write(_ file: FileWrapper) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try file.write(to: content, options: .atomic)
        try JSONEncoder().encode(self).write(to: description, options: .atomic)
    }

    /// Removes the folder, if it was written.
    ///
    /// - Throws: Foundation's error if it cannot be removed.
    func remove() throws {
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        try FileManager.default.removeItem(at: folder)
    }

    /// The description in a folder; nil without one.
    ///
    /// - Throws: Foundation's error if it cannot be read.
    static func read(_ folder: URL) throws -> KeptDocument? {
        let description = folder.appending(path: "document.json")
        // A run that was killed while it wrote has left no description, and nothing to restore.
        guard FileManager.default.fileExists(atPath: description.path) else { return nil }
        var kept = try JSONDecoder().decode(KeptDocument.self, from: Data(contentsOf: description))
        kept.folder = folder
        return kept
    }
}

/// Folder with the unsaved changes of a program's documents: a folder for each, named by its process and a number.
struct KeptDocuments {
    let folder: URL

    /// Folder for a document of this process.
    func place(_ number: Int) -> URL {
        folder.appending(path: "\(ProcessInfo.processInfo.processIdentifier)-\(number)")
    }

    /// Documents that processes have left which run no more, in the order of their folders' names.
    ///
    /// - Parameter report: receives a line for each that cannot be read; its folder stays.
    /// - Returns: the documents.
    func left(report: (String) -> Void) -> [KeptDocument] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return names.sorted().filter(isLeft).compactMap { name in
                let place = folder.appending(path: name)
                do { return try KeptDocument.read(place) } catch {
                    report("unsaved changes in \(place.path) cannot be read: \(error.localizedDescription)")
                    return nil
                }
            }
        } catch {
            report("unsaved changes in \(folder.path) cannot be found: \(error.localizedDescription)")
            return []
        }
    }

    /// True for the folder of a process that runs no more.
    private func isLeft(_ name: String) -> Bool {
        guard let process = name.split(separator: "-").first.flatMap({ Int($0) }) else { return false }
        return !FileManager.default.fileExists(atPath: "/proc/\(process)")
    }
}

extension OpenDocument {
    /// Keeps the unsaved changes, if there is a folder for them.
    func keep() {
        guard isEdited, let type = commonType, let place = program?.place(for: self) else { return }
        do {
            let kept = KeptDocument(url: fileURL, title: untitledName, type: type.identifier, folder: place)
            try kept.write(content.file(as: type, replacing: nil))
            self.kept = kept
        } catch {
            host?.report("the changes of “\(name)” cannot be kept: \(error.localizedDescription)")
        }
    }

    /// Removes the kept changes: they are saved, or given up.
    func dropKept() {
        guard let kept else { return }
        self.kept = nil
        do { try kept.remove() } catch {
            host?.report("the kept changes of “\(name)” cannot be removed: \(error.localizedDescription)")
        }
    }
}
