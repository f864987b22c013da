import SwiftSources

/// Reader of a single Swift file: with an `App`, or with a `View` that gets a window.
enum FileProgram {
    /// - Throws: ``ProjectError`` if the file cannot be read or has neither.
    static func read(_ path: String, _ request: ProjectRequest) throws(ProjectError) -> FoundProgram {
        let outline = try FolderProgram.outline(of: path, for: request.platform)
        let stem = Files.stem(of: path)
        var place = path.split(separator: "/").last.map(String.init) ?? path
        let starts = outline.hasEntryPoint || place == "main.swift"
        let view = outline.views.first { $0 == "ContentView" || $0 == stem } ?? outline.views.first
        guard starts || view != nil || request.isPreview else { throw .noProgram(file: path) }
        var module = ProgramModule(
            name: ModuleName.from(stem), kind: starts || view != nil ? .application : .library)
        if !starts {
            // Previews have windows of their own.
            module.windowOf = request.isPreview ? nil : view
        } else if outline.hasEntryPoint, place == "main.swift" {
            // The compiler takes a file of this name for one with statements outside of declarations.
            place = "Main.swift"
        }
        module.sources = [ProgramFile(path: path, place: place)]
        return FoundProgram(
            name: module.name, folder: Files.folder(of: path), content: .modules([module], packages: []), remarks: [])
    }
}
