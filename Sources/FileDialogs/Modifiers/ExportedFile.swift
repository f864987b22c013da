import CoreTransferable
import Foundation
import UniformTypeIdentifiers
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Something that is written to a file that people choose.
struct ExportedFile {
    /// Types of which people choose one by the name's extension, the usual one first.
    let types: [UTType]
    /// Suggested name; nil for "Untitled".
    let name: String?
    let content: any FileContent

    /// Suggested name with the extension of the usual type.
    var fileName: String {
        let name = name ?? "Untitled"
        guard let type = types.first else { return name }
        return URL(filePath: "/").appendingPathComponent(name, conformingTo: type).lastPathComponent
    }

    /// Type of a file at an address: the one of its extension, or the usual one.
    func type(of url: URL) -> UTType {
        let own = UTType(filenameExtension: url.pathExtension)
        return types.first { own?.conforms(to: $0) == true } ?? types.first ?? own ?? .data
    }
}

/// Content that can be written to a file.
protocol FileContent {
    /// Writes to a file as a type, and calls `done` once, now or later.
    @MainActor func write(
        to url: URL, as type: UTType, _ done: @escaping @MainActor (Result<URL, any Error>) -> Void)
}

private struct DocumentContent<D: FileDocument>: FileContent {
    let document: D

    func write(to url: URL, as type: UTType, _ done: @escaping @MainActor (Result<URL, any Error>) -> Void) {
        done(
            Result {
                let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
                try document.fileWrapper(configuration: configuration).write(to: url, options: .atomic)
                return url
            })
    }
}

private struct ObjectContent<D: ReferenceFileDocument>: FileContent {
    let document: D

    func write(to url: URL, as type: UTType, _ done: @escaping @MainActor (Result<URL, any Error>) -> Void) {
        done(
            Result {
                let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
                let snapshot = try document.snapshot(contentType: type)
                let file = try document.fileWrapper(snapshot: snapshot, configuration: configuration)
                try file.write(to: url, options: .atomic)
                return url
            })
    }
}

private struct ItemContent<T: Transferable>: FileContent {
    let item: T

    func write(to url: URL, as type: UTType, _ done: @escaping @MainActor (Result<URL, any Error>) -> Void) {
        let provider = NSItemProvider()
        provider.register(item)
        provider.load(type) { content in
            let result = content.flatMap { content in
                Result {
                    try content.data().write(to: url, options: .atomic)
                    return url
                }
            }
            onMainActor { done(result) }
        }
    }
}

extension ExportedFile {
    init<D: FileDocument>(_ document: D, _ types: [UTType], _ name: String?) {
        self.init(
            types: types.isEmpty ? D.writableContentTypes : types, name: name,
            content: DocumentContent(document: document))
    }

    init<D: ReferenceFileDocument>(object document: D, _ types: [UTType], _ name: String?) {
        self.init(
            types: types.isEmpty ? D.writableContentTypes : types, name: name,
            content: ObjectContent(document: document))
    }

    init<T: Transferable>(item: T, _ types: [UTType], _ name: String?) {
        self.init(
            types: types.isEmpty ? item.exportedContentTypes() : types, name: name ?? item.suggestedFilename,
            content: ItemContent(item: item))
    }
}

/// Writes several files into one folder.
@MainActor final class FolderExport {
    private var rest: ArraySlice<ExportedFile>
    private var written: [URL] = []
    private let folder: URL
    private let done: @MainActor (Result<[URL], any Error>) -> Void

    private init(
        _ files: [ExportedFile], to folder: URL, _ done: @escaping @MainActor (Result<[URL], any Error>) -> Void
    ) {
        rest = files[...]
        self.folder = folder
        self.done = done
    }

    /// Writes `files` under their suggested names, with numbers where files have these names, until one fails.
    static func write(
        _ files: [ExportedFile], to folder: URL, _ done: @escaping @MainActor (Result<[URL], any Error>) -> Void
    ) { FolderExport(files, to: folder, done).next() }

    private func next() {
        guard let file = rest.popFirst() else { return done(.success(written)) }
        let place = freePlace(for: file.fileName)
        file.content.write(to: place, as: file.type(of: place)) { result in
            switch result {
            case .success(let url):
                self.written.append(url)
                self.next()
            case .failure(let error): self.done(.failure(error))
            }
        }
    }

    private func freePlace(for name: String) -> URL {
        let url = folder.appending(path: name)
        let stem = url.deletingPathExtension().lastPathComponent
        let places = (2...).lazy.map { number in
            let numbered = self.folder.appending(path: "\(stem) \(number)")
            return url.pathExtension.isEmpty ? numbered : numbered.appendingPathExtension(url.pathExtension)
        }
        guard FileManager.default.fileExists(atPath: url.path) else { return url }
        return places.first { !FileManager.default.fileExists(atPath: $0.path) } ?? url
    }
}
