import Foundation

/// Finds the program's picture files.
package enum ImageFiles {
    /// A file, with its pixels per point.
    struct File: Hashable {
        let path: String
        let scale: Double
    }

    /// Paths at which the picture `name` may be, best first.
    ///
    /// - Parameters:
    ///   - name: file name, with or without `.png`.
    ///   - folder: folder to search; nil for all of the program's resource folders.
    ///   - displayScale: pixels per point of the screen; dense screens prefer dense pictures.
    /// - Returns: paths, of files that need not exist.
    static func candidates(named name: String, in folder: String?, displayScale: CGFloat) -> [File] {
        let scales: [Double] = displayScale > 2 ? [3, 2, 1] : displayScale > 1 ? [2, 3, 1] : [1, 2, 3]
        let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        let names = scales.map { (scale: $0, file: $0 == 1 ? "\(stem).png" : "\(stem)@\(Int($0))x.png") }
        return (folder.map { [$0] } ?? ProgramFolders.all).flatMap { folder in
            names.map { File(path: "\(folder)/\($0.file)", scale: $0.scale) }
        }
    }

    /// True if there is a file for the picture `name` in the program's resource folders.
    package static func exists(named name: String) -> Bool {
        candidates(named: name, in: nil, displayScale: 1).contains { FileManager.default.fileExists(atPath: $0.path) }
    }
}
