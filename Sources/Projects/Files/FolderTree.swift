import Foundation

/// Folders and files below others, for whoever watches them. Hidden ones are left out, and those that tools fill; no link is
/// followed.
package enum FolderTree {
    /// Entries that are listed at most.
    private static let limit = 20_000

    /// `roots` and all folders below them.
    package static func folders(below roots: [String]) -> [String] { entries(below: roots).folders }

    /// Files of `roots`, which may be files themselves, and of all folders below them.
    package static func files(below roots: [String]) -> [String] { entries(below: roots).files }

    /// Files below a folder, of which those that are one file to a program, such as asset catalogues, are not entered.
    package static func programFiles(below root: String) -> [String] {
        var (files, waiting): ([String], [String]) = ([], [root])
        while let folder = waiting.popLast(), files.count < limit {
            for name in Files.namesIfAny(in: folder) where !name.hasPrefix(".") {
                let path = "\(folder)/\(name)"
                if Files.kind(of: path) == .folder, !FileKind.isOneFile(folder: name) {
                    waiting.append(path)
                } else {
                    files.append(path)
                }
            }
        }
        return files.sorted()
    }

    private static func entries(below roots: [String]) -> (folders: [String], files: [String]) {
        var (folders, files, waiting): ([String], [String], [String]) = ([], [], roots)
        while let path = waiting.popLast(), folders.count + files.count < limit {
            switch Files.kind(of: path) {
            case .file, .link: files.append(path)
            case .folder:
                folders.append(path)
                waiting += Files.namesIfAny(in: path)
                    .filter { !$0.hasPrefix(".") && !FolderContents.isMade($0) }.map { "\(path)/\($0)" }
            case .other, nil: break
            }
        }
        return (folders, files)
    }
}
