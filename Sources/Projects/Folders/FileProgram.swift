import SwiftSources

/// Reader of a single Swift file: with an `App`, or with a `View` that gets a window.
enum FileProgram {
    /// - Throws: ``ProjectError`` if the file cannot be read or has neither.
    static func read(_ path: String, for platform: SourcePlatform) throws(ProjectError) -> FoundProgram {
        let outline = try FolderProgram.outline(of: path, for: platform)
        let stem = Files.stem(of: path)
        var module = ProgramModule(name: ModuleName.from(stem), kind: .application)
        var place = path.split(separator: "/").last.map(String.init) ?? path
        if !outline.hasEntryPoint, place != "main.swift" {
            guard let view = outline.views.first(where: { $0 == "ContentView" || $0 == stem }) ?? outline.views.first
            else { throw .noProgram(file: path) }
            module.windowOf = view
        } else if outline.hasEntryPoint, place == "main.swift" {
            // The compiler takes a file of this name for one with statements outside of declarations.
            place = "Main.swift"
        }
        module.sources = [ProgramFile(path: path, place: place)]
        return FoundProgram(
            name: module.name, folder: Files.folder(of: path), content: .modules([module], packages: []), remarks: [])
    }
}
