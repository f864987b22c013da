import Foundation

/// Catalogues in folders of resources, each read once.
package final class AssetLibrary: @unchecked Sendable {
    // Shared by all threads, because colours are resolved on any of them; `lock` guards the catalogues.
    package static let shared = AssetLibrary()

    private let lock = NSLock()
    private var catalogs: [String: [AssetCatalog]] = [:]

    /// The picture `name` of the first of `folders` that has one; nil if there is none.
    package func image(named name: String, in folders: [String]) -> ImageSet? { first(in: folders) { $0.images[name] } }

    /// The colour `name` of the first of `folders` that has one; nil if there is none.
    package func color(named name: String, in folders: [String]) -> ColorSet? { first(in: folders) { $0.colors[name] } }

    /// The drawing of the symbol `name` of the first of `folders` that has one; nil if there is none.
    package func symbol(named name: String, in folders: [String]) -> ImageSet? {
        first(in: folders) { $0.symbols[name] }
    }

    /// Files that could not be read in the catalogues of `folders`, with the reasons.
    package func problems(in folders: [String]) -> [String] {
        lock.withLock { folders.flatMap { catalogs(in: $0) }.flatMap(\.problems) }
    }

    /// Has the catalogues read again, whose files have changed.
    package func forget() { lock.withLock { catalogs = [:] } }

    private func first<Asset>(in folders: [String], _ asset: (AssetCatalog) -> Asset?) -> Asset? {
        lock.withLock {
            for folder in folders {
                for catalog in catalogs(in: folder) {
                    if let found = asset(catalog) { return found }
                }
            }
            return nil
        }
    }

    private func catalogs(in folder: String) -> [AssetCatalog] {
        if let known = catalogs[folder] { return known }
        // Folders are tried that need not be there, such as one of resources beside the program.
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let found = entries.sorted().filter { $0.hasSuffix(".xcassets") }.map {
            AssetCatalog(folder: URL(filePath: "\(folder)/\($0)", directoryHint: .isDirectory))
        }
        catalogs[folder] = found
        return found
    }
}
