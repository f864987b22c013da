import Foundation
import PictureFormats

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
    ///   - name: file name, with or without the extension of a picture format.
    ///   - folder: folder to search; nil for all of the program's resource folders.
    ///   - displayScale: pixels per point of the screen; dense screens prefer dense pictures.
    /// - Returns: paths, of files that need not exist.
    static func candidates(named name: String, in folder: String?, displayScale: CGFloat) -> [File] {
        let scales: [Double] = displayScale > 2 ? [3, 2, 1] : displayScale > 1 ? [2, 3, 1] : [1, 2, 3]
        let given = PictureFormat.extensions.first { name.lowercased().hasSuffix(".\($0)") }
        let stem = given.map { String(name.dropLast($0.count + 1)) } ?? name
        // As it is written in the name: file systems distinguish "JPG" from "jpg".
        let extensions = given.map { [String(name.suffix($0.count))] } ?? PictureFormat.extensions
        let names = extensions.flatMap { type in
            scales.map { (scale: $0, file: $0 == 1 ? "\(stem).\(type)" : "\(stem)@\(Int($0))x.\(type)") }
        }
        return (folder.map { [$0] } ?? ProgramFolders.all).flatMap { folder in
            names.map { File(path: "\(folder)/\($0.file)", scale: $0.scale) }
        }
    }

    /// True if there is a file for the picture `name` in the program's resource folders.
    package static func exists(named name: String) -> Bool {
        candidates(named: name, in: nil, displayScale: 1).contains { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Pixels per point of the file at `path`, by the end of its name: `@2x` or `@3x` ahead of the extension.
    package static func scale(ofFile path: String) -> Double {
        let stem = URL(filePath: path).deletingPathExtension().lastPathComponent
        return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }
}
