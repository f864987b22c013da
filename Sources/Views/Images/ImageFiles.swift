import Foundation

/// Where a program's pictures lie.
package enum ImageFiles {
    /// A file, and how many of its pixels are a point.
    struct File: Hashable {
        let path: String
        let scale: Double
    }

    /// Files that may be the picture `name`, the best first.
    ///
    /// - Parameters:
    ///   - folder: where to look; nil for everywhere a program has its resources.
    ///   - displayScale: pixels per point of the screen: dense ones take dense pictures first.
    static func candidates(named name: String, in folder: String?, displayScale: CGFloat) -> [File] {
        let scales: [Double] = displayScale > 2 ? [3, 2, 1] : displayScale > 1 ? [2, 3, 1] : [1, 2, 3]
        let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        let names = scales.map { (scale: $0, file: $0 == 1 ? "\(stem).png" : "\(stem)@\(Int($0))x.png") }
        return (folder.map { [$0] } ?? ProgramFolders.all).flatMap { folder in
            names.map { File(path: "\(folder)/\($0.file)", scale: $0.scale) }
        }
    }

    /// Whether there is a file for the picture `name` where a program has its resources.
    package static func exists(named name: String) -> Bool {
        candidates(named: name, in: nil, displayScale: 1).contains { FileManager.default.fileExists(atPath: $0.path) }
    }
}
