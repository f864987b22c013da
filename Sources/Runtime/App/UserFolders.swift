import Foundation

/// Folders that exist before a program's code runs, as on Apple's systems: programs write their files there without
/// making the folder first.
enum UserFolders {
    /// Makes the user's folders for documents and for caches, if they do not exist.
    static func make(_ folders: [FileManager.SearchPathDirectory] = [.documentDirectory, .cachesDirectory]) {
        for folder in folders.flatMap({ FileManager.default.urls(for: $0, in: .userDomainMask) }) {
            // A home that cannot be written stays as it is: the program notices when it saves a file.
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
    }
}
