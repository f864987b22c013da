/// Reader of the files of one target.
struct XcodeModule {
    private let project: XcodeProject
    private let target: XcodeTarget
    private let request: ProjectRequest
    private(set) var module: ProgramModule
    /// Sources that only Apple's tools compile.
    private(set) var foreign: [String] = []
    /// Files that the project names and that are not there.
    private(set) var missing: [String] = []
    /// Folders that the target is synchronised with.
    private(set) var folders: [String] = []
    private var seen: Set<String> = []
    private var places: Set<String> = []

    /// - Throws: ``ProjectError`` if a folder or `Info.plist` cannot be read.
    init(_ target: XcodeTarget, in project: XcodeProject, _ request: ProjectRequest) throws(ProjectError) {
        self.project = project
        self.target = target
        self.request = request
        let kind: ProgramModule.Kind =
            switch target.product {
            case .application: .application
            case .unitTests: .tests
            case .library, .other: .library
            }
        module = ProgramModule(name: target.moduleName, kind: kind)
        module.settings = target.compilation(request)
        for kind in ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"] {
            for file in project.phaseFiles(kind, of: target.object) {
                addReference(project.objects[file.text("fileRef")])
            }
        }
        for id in target.object.texts("fileSystemSynchronizedGroups") { try addFolder(id) }
        module.sources.sort { $0.place < $1.place }
        if kind == .application { module.info = try XcodeInfo.entries(of: target, in: project) }
    }

    // MARK: Files

    /// Adds a file, or the children of a variant group, which are one file in several languages.
    private mutating func addReference(_ object: XcodeObjects.Object?) {
        guard let object else { return }
        switch object.kind {
        case "PBXVariantGroup", "PBXGroup", "XCVersionGroup":
            for child in project.objects.list("children", of: object) where child.kind == "PBXFileReference" {
                addReference(child)
            }
        default:
            guard let path = project.paths.paths[object.id] else { return }
            // A folder that the project names is one file to it.
            add(path, isNamed: true)
        }
    }

    /// Adds the files below a folder that the target is synchronised with, but for exceptions.
    ///
    /// - Throws: ``ProjectError`` if the folder cannot be read.
    private mutating func addFolder(_ id: String) throws(ProjectError) {
        guard let object = project.objects[id], let folder = project.paths.paths[id] else { return }
        guard Files.isFolder(folder) else {
            missing.append(shown(folder))
            return
        }
        folders.append(folder)
        var excluded: Set<String> = []
        for exception in project.objects.list("exceptions", of: object)
        where exception.text("target") == target.object.id {
            excluded.formUnion(exception.texts("membershipExceptions"))
        }
        let folders = Set(object.texts("explicitFolders"))
        for entry in try FolderContents(of: folder).entries where !excluded.contains(entry.place) {
            if let explicit = folders.first(where: { entry.place.hasPrefix("\($0)/") }) {
                add("\(folder)/\(explicit)", isNamed: true)
            } else {
                add(entry.path, isNamed: false)
            }
        }
    }

    /// Adds one file. One that the project names (`isNamed`) belongs to the bundle whatever it is.
    private mutating func add(_ path: String, isNamed: Bool) {
        guard seen.insert(path).inserted else { return }
        let isFolder = Files.isFolder(path)
        guard isFolder || Files.isFile(path) else {
            missing.append(shown(path))
            return
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        switch FileKind(name: name) {
        case .source: module.sources.append(ProgramFile(path: path, place: sourcePlace(of: path)))
        case .foreignSource: if !name.hasPrefix("LaunchScreen") { foreign.append(shown(path)) }
        case .resource where name != "Info.plist": addResource(path)
        case .other where isNamed: addResource(path)
        case .resource, .localizedFolder, .other: break
        }
    }

    private mutating func addResource(_ path: String) {
        let place = FolderProgram.bundlePlace(of: path)
        // Of two files with one place Xcode makes an error; here the first counts.
        if places.insert(place).inserted { module.resources.append(ProgramFile(path: path, place: place)) }
    }

    /// Place of a source: its path in the project's folder, or a number for what lies outside.
    private func sourcePlace(of path: String) -> String {
        let prefix = project.folder == "/" ? "/" : project.folder + "/"
        if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
        return "Outside/\(module.sources.count)/\(path.split(separator: "/").last ?? "")"
    }

    /// `path` as the project's owner knows it.
    private func shown(_ path: String) -> String {
        path.hasPrefix(project.folder + "/") ? String(path.dropFirst(project.folder.count + 1)) : path
    }
}
