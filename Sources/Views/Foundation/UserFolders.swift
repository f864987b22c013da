public import Foundation

// Folders that Foundation for Linux knows by FileManager alone.

extension URL {
    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    }

    /// Where people keep their documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// Where downloads of the user's go.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// What lies on the user's desktop.
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    /// For files that a program can make anew.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// For files of the program's own.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
}
