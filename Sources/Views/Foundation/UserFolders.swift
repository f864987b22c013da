public import Foundation

// Foundation for Linux has these folders only in FileManager.

extension URL {
    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    }

    /// The user's documents folder.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The user's downloads folder.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// The user's desktop folder.
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    /// Folder for files that a program can make again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// Folder for a program's own data.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
}
