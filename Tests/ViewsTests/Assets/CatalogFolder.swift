import Foundation

/// Folder of resources with an asset catalogue, removed when this object ends.
final class CatalogFolder {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "catalogue-\(UUID().uuidString)")
        path = folder.path
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        do { try FileManager.default.removeItem(atPath: path) } catch { print("\(path) stays: \(error)") }
    }

    /// Writes a set with these contents, and empty files.
    func add(_ set: String, _ contents: String, files: [String] = []) throws {
        let folder = URL(filePath: path).appending(path: "Assets.xcassets/\(set)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try contents.write(to: folder.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
        for file in files { try Data().write(to: folder.appending(path: file)) }
    }
}
