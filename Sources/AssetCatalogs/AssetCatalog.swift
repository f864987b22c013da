package import Foundation

/// Assets of one `.xcassets` folder, by name. The names of folders that provide a namespace come first: "Icons/Logo".
package struct AssetCatalog: Sendable {
    package private(set) var images: [String: ImageSet] = [:]
    package private(set) var colors: [String: ColorSet] = [:]
    /// Drawings of symbols, which are SVG files with guides.
    package private(set) var symbols: [String: ImageSet] = [:]

    /// Reads the catalogue in `folder`. What cannot be read is left out.
    package init(folder: URL) { read(folder, prefix: "") }

    private mutating func read(_ folder: URL, prefix: String) {
        // A folder that cannot be read has no assets.
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for entry in entries.sorted() {
            let inner = folder.appending(path: entry, directoryHint: .isDirectory)
            let name = prefix + inner.deletingPathExtension().lastPathComponent
            switch inner.pathExtension {
            case "imageset": images[name] = ImageSet(folder: inner)
            case "colorset": colors[name] = ColorSet(folder: inner)
            case "symbolset": symbols[name] = ImageSet(folder: inner)
            case "":
                let isNamespace = CatalogContents(inner)?.properties?.providesNamespace == true
                read(inner, prefix: isNamespace ? prefix + entry + "/" : prefix)
            default: break
            }
        }
    }
}
