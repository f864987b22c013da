import Foundation

/// Files below a folder, in the order of their paths.
///
/// Symbolic links to folders are not followed, so there are no cycles; those to files are, if they stay in the folder.
struct FolderContents {
    struct Entry {
        let path: String
        /// Path from the folder.
        let place: String
        let kind: FileKind
    }

    /// Entries of a program that nobody made by hand.
    private static let entryLimit = 50_000
    private static let depthLimit = 40

    private(set) var entries: [Entry] = []
    /// Folders that were left out because they have a project of their own.
    private(set) var projects: [String] = []
    /// Symbolic links that were left out.
    private(set) var links: [String] = []
    /// Folders with tests.
    private(set) var tests: [String] = []

    private let root: String

    /// - Parameter folder: absolute path without symbolic links.
    /// - Throws: ``ProjectError`` if the folder cannot be read, or has too many files.
    init(of folder: String) throws(ProjectError) {
        root = folder
        try read(folder, place: "", depth: 0)
    }

    /// Reads a folder, whose path from the root is `place`.
    ///
    /// - Throws: ``ProjectError`` if it cannot be read, or has too many files.
    private mutating func read(_ folder: String, place: String, depth: Int) throws(ProjectError) {
        guard depth < Self.depthLimit else {
            throw .tooLarge(path: root, limit: "\(Self.depthLimit) levels of folders")
        }
        for name in try Files.names(in: folder) where !name.hasPrefix(".") {
            guard entries.count < Self.entryLimit else {
                throw .tooLarge(path: root, limit: "\(Self.entryLimit) files")
            }
            let path = "\(folder)/\(name)"
            let entry = Entry(path: path, place: place.isEmpty ? name : "\(place)/\(name)", kind: FileKind(name: name))
            switch Files.kind(of: path) {
            case .file: entries.append(entry)
            case .link:
                if Files.isFile(path), Files.resolved(path).hasPrefix(root + "/") {
                    entries.append(entry)
                } else {
                    links.append(entry.place)
                }
            case .folder where FileKind.isOneFile(folder: name): entries.append(entry)
            case .folder: try readFolder(entry, name: name, depth: depth)
            case .other, nil: break
            }
        }
    }

    /// Reads a folder in another, unless it is left out.
    ///
    /// - Throws: ``ProjectError`` if it cannot be read, or has too many files.
    private mutating func readFolder(_ entry: Entry, name: String, depth: Int) throws(ProjectError) {
        if Self.isMade(name) { return }
        if Self.isTests(name) {
            tests.append(entry.place)
            return
        }
        let isProject = try Files.names(in: entry.path).contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
        if isProject {
            projects.append(entry.place)
        } else {
            try read(entry.path, place: entry.place, depth: depth + 1)
        }
    }

    /// True for folders that tools fill.
    static func isMade(_ name: String) -> Bool {
        ["DerivedData", "Pods", "Carthage", "node_modules", "xcuserdata"].contains(name)
    }

    private static func isTests(_ name: String) -> Bool { name == "Tests" || name.hasSuffix("Tests") }
}
