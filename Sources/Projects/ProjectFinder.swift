package import SwiftSources

/// Options of finding a program.
package struct ProjectRequest: Hashable, Sendable {
    /// System whose parts of the sources are taken.
    package var platform = SourcePlatform.ipad
    /// Name of a target of an Xcode project; nil for the first application.
    package var target: String?
    /// Name of the build configuration of an Xcode project.
    package var configuration = "Debug"
    /// True if the program is built for previews, and need not start.
    package var isPreview = false
    /// True if modules with tests belong to the program.
    package var includesTests = false

    package init() {}
}

/// Finds the program that a path stands for. Nothing is executed or written.
package enum ProjectFinder {
    /// Finds the program at `path`: a folder, an Xcode project, a package, a playground or a Swift file, as seen from the
    /// current folder.
    ///
    /// - Throws: ``ProjectError``, whose description is for the user.
    package static func program(at path: String, _ request: ProjectRequest) throws(ProjectError) -> FoundProgram {
        let path = Files.resolved(Files.absolute(path))
        switch Files.kind(of: path) {
        case .file where path.hasSuffix("/Package.swift"): return package(Files.folder(of: path))
        case .file where path.hasSuffix("/project.pbxproj"):
            return try XcodeProgram.read(Files.folder(of: path), request)
        case .file where path.hasSuffix(".swift"): return try FileProgram.read(path, request)
        case .folder: return try program(inFolder: path, request)
        case .file, .link, .other: throw .noSources(folder: path)
        case nil: throw .nothing(path: path)
        }
    }

    /// Finds the program that a folder stands for.
    ///
    /// - Throws: ``ProjectError`` if there is none.
    private static func program(
        inFolder folder: String, _ request: ProjectRequest
    ) throws(ProjectError) -> FoundProgram {
        if folder.hasSuffix(".xcodeproj") { return try XcodeProgram.read(folder, request) }
        if folder.hasSuffix(".swiftpm") || folder.hasSuffix(".playgroundbook") {
            return try PlaygroundProgram.read(folder, request)
        }
        let names = try Files.names(in: folder)
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }
        if projects.count == 1 { return try XcodeProgram.read("\(folder)/\(projects[0])", request) }
        if projects.count > 1 { throw .severalProjects(projects) }
        if names.contains("Package.swift") {
            return try PlaygroundProgram.isPlayground(folder)
                ? PlaygroundProgram.read(folder, request) : package(folder)
        }
        if !names.contains(where: { $0.hasSuffix(".swift") }), let only = try onlyProject(in: folder, names) {
            return try program(at: only, request)
        }
        return try FolderProgram.read(folder, request)
    }

    /// The one project in the folders of `folder`, as repositories have it; nil if there is none.
    ///
    /// - Throws: ``ProjectError/severalProjects(_:)``
    private static func onlyProject(in folder: String, _ names: [String]) throws(ProjectError) -> String? {
        var found: [String] = []
        for name in names where !name.hasPrefix(".") && Files.kind(of: "\(folder)/\(name)") == .folder {
            if name.hasSuffix(".swiftpm") { found.append(name) }
            for inner in try Files.names(in: "\(folder)/\(name)") where inner.hasSuffix(".xcodeproj") {
                found.append("\(name)/\(inner)")
            }
        }
        if found.count > 1 { throw .severalProjects(found) }
        return found.first.map { "\(folder)/\($0)" }
    }

    private static func package(_ folder: String) -> FoundProgram {
        FoundProgram(
            name: Files.stem(of: folder), folder: folder, content: .package(folder: folder), remarks: [],
            folders: [folder])
    }
}
