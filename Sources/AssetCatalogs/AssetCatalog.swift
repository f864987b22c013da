package import Foundation

/// Assets of one `.xcassets` folder, by name. The names of folders that provide a namespace come first: "Icons/Logo".
package struct AssetCatalog: Sendable {
    package private(set) var images: [String: ImageSet] = [:]
    package private(set) var colors: [String: ColorSet] = [:]
    /// Drawings of symbols, which are SVG files with guides.
    package private(set) var symbols: [String: ImageSet] = [:]
    /// Names of all pictures, symbols among them.
    package var pictureNames: Set<String> { Set(images.keys).union(symbols.keys) }
    /// Files that could not be read, with the reasons, for people.
    package private(set) var problems: [String] = []

    /// Reads the catalogue in `folder`. What cannot be read is left out, and told in ``problems``.
    package init(folder: URL) { read(folder, prefix: "") }

    private mutating func read(_ folder: URL, prefix: String) {
        let entries: [String]
        do {
            entries = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            problems.append("\(folder.path) cannot be read, and its assets are left out: \(error.localizedDescription)")
            return
        }
        for entry in entries.sorted() {
            do throws(UnreadableAsset) { try readAsset(entry, in: folder, prefix: prefix) } catch {
                problems.append("\(error)")
            }
        }
    }

    /// Reads the set or the folder `entry` of `folder`.
    ///
    /// - Throws: ``UnreadableAsset`` if its contents cannot be read.
    private mutating func readAsset(_ entry: String, in folder: URL, prefix: String) throws(UnreadableAsset) {
        let inner = folder.appending(path: entry, directoryHint: .isDirectory)
        let name = prefix + inner.deletingPathExtension().lastPathComponent
        switch inner.pathExtension {
        case "imageset": images[name] = try ImageSet(folder: inner)
        case "colorset": colors[name] = try ColorSet(folder: inner)
        case "symbolset": symbols[name] = try ImageSet(folder: inner)
        case "":
            // Files without an extension are none of the catalogue's.
            guard FileManager.default.fileExists(atPath: inner.path + "/.") else { return }
            let isNamespace = try CatalogContents.read(inner)?.properties?.providesNamespace == true
            read(inner, prefix: isNamespace ? prefix + entry + "/" : prefix)
        default: break
        }
    }
}
