import SwiftSources

/// Reader of an Xcode project: its application, with the libraries of the project that it uses.
enum XcodeProgram {
    /// Reads the project at `path`, a `.xcodeproj` folder.
    ///
    /// - Throws: ``ProjectError`` if the project cannot be read or has no application.
    static func read(_ path: String, _ request: ProjectRequest) throws(ProjectError) -> FoundProgram {
        let project = try XcodeProject(path: path)
        let targets = project.targets.map { XcodeTarget($0, in: project, request) }
        var remarks = Remarks()
        let application = try application(among: targets, path: path, request, &remarks)
        var chosen = libraries(of: application, in: project, targets)
        chosen.append(application)
        if request.includesTests {
            chosen += targets.filter { target in
                if case .unitTests = target.product { uses(target, application, in: project) } else { false }
            }
        }
        // An application gets another name, since only its tests import it.
        if let taken = chosen.first(where: { $0.hasTakenName && $0.object.id != application.object.id }) {
            throw .takenName(target: taken.name)
        }
        var packages = XcodePackages(project)
        var modules: [ProgramModule] = []
        var folders = [path]
        for target in chosen {
            let reader = try XcodeModule(target, in: project, request)
            var module = reader.module
            module.products = packages.products(of: target)
            module.modules = modules.filter { $0.kind != .tests }.map(\.name)
            remarks.leaveOut(reader.missing, "files that are not there")
            remarks.leaveOut(reader.foreign, "sources that only Apple's tools compile")
            folders += reader.folders
            modules.append(module)
        }
        remarks.leaveOut(packages.unknown, "products of packages that the project does not name")
        let name = application.moduleName
        guard modules.contains(where: { $0.name == name && !$0.sources.isEmpty }) else {
            throw .noSources(folder: path)
        }
        return FoundProgram(
            name: name, folder: project.folder, content: .modules(modules, packages: packages.references),
            remarks: remarks.lines, folders: folders)
    }

    /// The target that was asked for, else the first application.
    ///
    /// - Throws: ``ProjectError`` if there is none.
    private static func application(
        among targets: [XcodeTarget], path: String, _ request: ProjectRequest, _ remarks: inout Remarks
    ) throws(ProjectError) -> XcodeTarget {
        var applications = targets.filter(\.isApplication)
        let others = targets.compactMap { target -> String? in
            if case .other(let what) = target.product { "\(target.name) (\(what))" } else { nil }
        }
        remarks.leaveOut(others, "targets that cannot be built here")
        if let name = request.target {
            guard let target = applications.first(where: { $0.name == name }) else {
                throw .noTarget(name, known: applications.map(\.name))
            }
            return target
        }
        // Code for touch is what is taken, so an application for the Mac alone comes after the others.
        let isForMac: (XcodeTarget) -> Bool = { $0.settings["SDKROOT"] == "macosx" }
        if request.platform == .macos {
            applications = applications.filter(isForMac) + applications.filter { !isForMac($0) }
        } else {
            applications = applications.filter { !isForMac($0) } + applications.filter(isForMac)
        }
        guard let first = applications.first else { throw .noApplication(path: path, targets: targets.map(\.name)) }
        if applications.count > 1 {
            let names = applications.dropFirst().map(\.name).joined(separator: ", ")
            remarks.add("target \(first.name); --target chooses another: \(names)")
        }
        return first
    }

    /// Libraries of the project that a target uses, those first that others of them use.
    private static func libraries(
        of target: XcodeTarget, in project: XcodeProject, _ targets: [XcodeTarget]
    ) -> [XcodeTarget] {
        var (order, visited): ([XcodeTarget], Set<String>) = ([], [])
        // Children are listed before their parents, without recursion: a project file sets no limit.
        var waiting: [(target: XcodeTarget, isExpanded: Bool)] = [(target, false)]
        while let (next, isExpanded) = waiting.popLast() {
            if isExpanded {
                if next.object.id != target.object.id { order.append(next) }
                continue
            }
            guard visited.insert(next.object.id).inserted else { continue }
            waiting.append((next, true))
            for id in dependencies(of: next, in: project) where !visited.contains(id) {
                guard let found = targets.first(where: { $0.object.id == id }) else { continue }
                if case .library = found.product { waiting.append((found, false)) }
            }
        }
        return order
    }

    /// Identifiers of the targets that a target depends on, or whose products it links.
    private static func dependencies(of target: XcodeTarget, in project: XcodeProject) -> [String] {
        let named = project.objects.list("dependencies", of: target.object).compactMap { $0.text("target") }
        let linked = project.phaseFiles("PBXFrameworksBuildPhase", of: target.object).compactMap { $0.text("fileRef") }
        let built = project.targets.filter { $0.text("productReference").map(linked.contains) ?? false }.map(\.id)
        return named + built
    }

    private static func uses(_ tests: XcodeTarget, _ application: XcodeTarget, in project: XcodeProject) -> Bool {
        dependencies(of: tests, in: project).contains(application.object.id)
    }
}
