package import SwiftSources

/// Finds the project to which a file with previews belongs. Nothing is executed or written.
package enum PreviewProject {
    /// Returns the path of the project: the nearest folder around the file with an Xcode project, a package or a
    /// playground; else the nearest one with a file that has an `App`; else the file itself.
    ///
    /// - Parameters:
    ///   - file: absolute path of a Swift file, at the end of its links.
    ///   - platform: system whose parts of the sources are taken.
    /// - Returns: an absolute path.
    package static func path(of file: String, for platform: SourcePlatform) -> String {
        var folder = Files.folder(of: file)
        var plain: String?
        for _ in 0..<depthLimit where folder != "/" && !folder.isEmpty {
            // A folder that cannot be read has no project.
            let names = Files.namesIfAny(in: folder)
            if folder.hasSuffix(".swiftpm") || names.contains("Package.swift") { return folder }
            let projects = names.filter { $0.hasSuffix(".xcodeproj") }
            if let project = projects.first, projects.count == 1 { return "\(folder)/\(project)" }
            if plain == nil, names.contains(where: { startsProgram("\(folder)/\($0)", besides: file, for: platform) }) {
                plain = folder
            }
            folder = Files.folder(of: folder)
        }
        return plain ?? file
    }

    /// Number of folders around the file that are looked at.
    private static let depthLimit = 12

    /// True if a file other than `file` has an entry point.
    private static func startsProgram(_ path: String, besides file: String, for platform: SourcePlatform) -> Bool {
        guard path.hasSuffix(".swift"), path != file else { return false }
        // A file that cannot be read starts nothing.
        return (try? FolderProgram.outline(of: path, for: platform).hasEntryPoint) ?? false
    }
}
