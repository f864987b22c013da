package import Foundation
package import UniformTypeIdentifiers

/// File or folder in a folder.
struct FileEntry: Identifiable, Hashable {
    let url: URL
    let isFolder: Bool

    var id: URL { url }
    var name: String { url.lastPathComponent }

    /// Symbol of the kind of file.
    var symbol: String {
        if isFolder { return "folder" }
        let type = UTType(filenameExtension: url.pathExtension)
        if type?.conforms(to: .image) == true { return "photo" }
        if type?.conforms(to: .audio) == true { return "music.note" }
        if type?.conforms(to: .movie) == true { return "film" }
        if type?.conforms(to: .text) == true { return "doc.text" }
        return "doc"
    }
}

/// Content of a folder as far as it can be chosen: folders first, each in the order of names.
package struct FolderListing {
    let folder: URL
    private(set) var entries: [FileEntry] = []
    /// Reason for which the folder cannot be read; nil if it was read.
    private(set) var problem: String?

    /// Reads a folder.
    ///
    /// - Parameters:
    ///   - folder: the folder.
    ///   - types: types of files that are listed, with all that conform to them; empty for all.
    ///   - hasFiles: false to list folders only.
    ///   - hasHidden: true to list files whose names begin with a dot.
    init(of folder: URL, types: [UTType], hasFiles: Bool = true, hasHidden: Bool = false) {
        self.folder = folder
        do {
            let options: FileManager.DirectoryEnumerationOptions = hasHidden ? [] : .skipsHiddenFiles
            let all = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: options)
            entries = all.compactMap { url in
                // An entry that cannot be looked at, such as a link to nothing, is a file.
                let isFolder =
                    (try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey]))?
                    .isDirectory ?? false
                guard isFolder || hasFiles && Self.fits(url, types) else { return nil }
                return FileEntry(url: url, isFolder: isFolder)
            }
            .sorted { a, b in
                if a.isFolder != b.isFolder { return a.isFolder }
                return a.name.localizedStandardCompare(b.name) == .orderedAscending
            }
        } catch { problem = error.localizedDescription }
    }

    /// True if a file's extension stands for one of the types, or for one that conforms to it.
    package static func fits(_ url: URL, _ types: [UTType]) -> Bool {
        guard !types.isEmpty, !types.contains(.item), !types.contains(.data) else { return true }
        let candidates = UTType.types(tag: url.pathExtension, tagClass: .filenameExtension, conformingTo: nil)
        return candidates.contains { type in types.contains { type.conforms(to: $0) } }
    }
}

/// Folder that people often go to.
struct FilePlace: Identifiable {
    let name: String
    let symbol: String
    let url: URL

    var id: URL { url }

    /// The user's folders that exist, and the root of the file system.
    static var all: [FilePlace] {
        let home = FileManager.default.homeDirectoryForCurrentUser
        let known: [(String, String, FileManager.SearchPathDirectory)] = [
            ("Desktop", "menubar.dock.rectangle", .desktopDirectory), ("Documents", "doc", .documentDirectory),
            ("Downloads", "arrow.down.circle", .downloadsDirectory), ("Pictures", "photo", .picturesDirectory),
            ("Music", "music.note", .musicDirectory), ("Movies", "film", .moviesDirectory),
        ]
        let folders = known.compactMap { name, symbol, kind -> FilePlace? in
            guard let url = FileManager.default.urls(for: kind, in: .userDomainMask).first,
                url.standardizedFileURL != home.standardizedFileURL, FileManager.default.fileExists(atPath: url.path)
            else { return nil }
            return FilePlace(name: name, symbol: symbol, url: url)
        }
        return [FilePlace(name: "Home", symbol: "house", url: home)] + folders
            + [
                FilePlace(
                    name: "Computer", symbol: "desktopcomputer", url: URL(filePath: "/", directoryHint: .isDirectory))
            ]
    }
}
