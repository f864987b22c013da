import SwiftSources

/// Reader of a plain folder: all Swift files below it but those of tests are one program.
package enum FolderProgram {
    /// Largest source that is read.
    static let sourceMegabytes = 8

    /// - Throws: ``ProjectError`` if the folder cannot be read or has no program.
    static func read(_ folder: String, _ request: ProjectRequest) throws(ProjectError) -> FoundProgram {
        let contents = try FolderContents(of: folder)
        var module = ProgramModule(name: ModuleName.from(Files.stem(of: folder)), kind: .application)
        var foreign: [String] = []
        for entry in contents.entries {
            let file = ProgramFile(path: entry.path, place: entry.place)
            switch entry.kind {
            case .source: module.sources.append(file)
            case .foreignSource: foreign.append(entry.place)
            case .resource where entry.place.split(separator: "/").last == "Info.plist":
                module.info.merge(try info(entry.path)) { $1 }
            case .resource: module.resources.append(ProgramFile(path: entry.path, place: bundlePlace(of: entry.place)))
            case .localizedFolder, .other: break
            }
        }
        guard !module.sources.isEmpty else { throw .noSources(folder: folder) }
        try chooseStart(of: &module, in: folder, request)
        var remarks = Remarks()
        remarks.leaveOut(foreign, "sources that only Apple's tools compile")
        remarks.leaveOut(contents.projects, "folders with a project of their own")
        remarks.leaveOut(contents.links, "symbolic links that lead out of the folder")
        var modules = [module]
        if request.includesTests { modules += try tests(contents.tests, of: module, in: folder) }
        return FoundProgram(
            name: module.name, folder: folder, content: .modules(modules, packages: []), remarks: remarks.lines,
            folders: [folder])
    }

    /// Modules of the folders with tests. Tests that control the program from outside have no means to do so here.
    ///
    /// - Throws: ``ProjectError`` if a folder cannot be read.
    private static func tests(
        _ folders: [String], of application: ProgramModule, in folder: String
    ) throws(ProjectError) -> [ProgramModule] {
        var modules: [ProgramModule] = []
        for place in folders where !place.hasSuffix("UITests") {
            let name = ModuleName.from("\(application.name)_\(place)")
            var module = ProgramModule(name: name, kind: .tests)
            module.modules = [application.name]
            for entry in try FolderContents(of: "\(folder)/\(place)").entries where entry.kind == .source {
                module.sources.append(ProgramFile(path: entry.path, place: "\(place)/\(entry.place)"))
            }
            if !module.sources.isEmpty { modules.append(module) }
        }
        return modules
    }

    /// Entries of a list such as `Info.plist`.
    ///
    /// - Throws: ``ProjectError`` if it cannot be read.
    static func info(_ path: String) throws(ProjectError) -> [String: PropertyListValue] {
        let text = try Files.text(of: path, megabytes: 1)
        do throws(PropertyListError) {
            return try PropertyListReader.value(in: text).dictionary ?? [:]
        } catch {
            throw .unreadable(path: path, reason: "\(error)")
        }
    }

    /// Place of a resource in the bundle: at its top, or in the folder of its language.
    package static func bundlePlace(of place: String) -> String {
        let parts = place.split(separator: "/")
        let language = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
        return [language, parts.last].compactMap(\.self).joined(separator: "/")
    }

    /// Finds the one source that starts the program.
    ///
    /// - Throws: ``ProjectError`` if there is none, or several.
    private static func chooseStart(
        of module: inout ProgramModule, in folder: String, _ request: ProjectRequest
    ) throws(ProjectError) {
        if module.sources.contains(where: { $0.place == "main.swift" || $0.place.hasSuffix("/main.swift") }) { return }
        var starts: [String] = []
        var views: [String] = []
        for source in module.sources {
            let outline = try outline(of: source.path, for: request.platform)
            if outline.hasEntryPoint { starts.append(source.place) }
            views += outline.views
        }
        if starts.count > 1 { throw .severalPrograms(folder: folder, starts) }
        guard starts.isEmpty else { return }
        let view = views.first { $0 == "ContentView" } ?? views.first
        guard request.isPreview else {
            guard let view else { throw .noProgram(file: folder) }
            module.windowOf = view
            return
        }
        // Previews have windows of their own.
        if view == nil { module.kind = .library }
    }

    /// - Throws: ``ProjectError`` if the source cannot be read.
    static func outline(of path: String, for platform: SourcePlatform) throws(ProjectError) -> SourceOutline {
        let text = try Files.text(of: path, megabytes: sourceMegabytes)
        return SourceOutline(of: PlatformConditions.resolved(text, for: platform))
    }
}
