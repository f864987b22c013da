import Foundation

/// Folders that exist before a program's code runs, as on Apple's systems: programs write their files there without
/// making the folder first.
enum UserFolders {
    /// Makes the user's folders for documents and for caches, if they do not exist.
    static func make(_ folders: [FileManager.SearchPathDirectory] = [.documentDirectory, .cachesDirectory]) {
        for folder in folders.flatMap({ FileManager.default.urls(for: $0, in: .userDomainMask) })
        where !FileManager.default.fileExists(atPath: folder.path) {
            do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
                // A home that cannot be written stays as it is: the program is told when it saves a file.
                continue
            }
        }
    }
}
