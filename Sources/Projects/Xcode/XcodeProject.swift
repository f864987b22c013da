/// An Xcode project: its objects, and the places of its files.
struct XcodeProject {
    let name: String
    /// Folder that holds the project.
    let folder: String
    let objects: XcodeObjects
    let paths: XcodePaths

    /// - Parameter path: path of the `.xcodeproj` folder.
    /// - Throws: ``ProjectError`` if it cannot be read.
    init(path: String) throws(ProjectError) {
        name = Files.stem(of: path)
        folder = Files.folder(of: path)
        objects = try XcodeObjects(path: "\(path)/project.pbxproj")
        paths = XcodePaths(objects, folder: folder)
    }

    var developmentRegion: String { objects.project.text("developmentRegion") ?? "en" }

    var targets: [XcodeObjects.Object] { objects.list("targets", of: objects.project) }

    /// Settings of the project or of a target, lowest first: those of its configuration file, then its own.
    ///
    /// `configuration` is the name of the configuration; without such a one, the default one or the first counts.
    func settings(
        of owner: XcodeObjects.Object, _ configuration: String
    ) -> [[String: PropertyListValue]] {
        guard let list = objects[owner.text("buildConfigurationList")] else { return [] }
        let all = objects.list("buildConfigurations", of: list)
        let names = [configuration, list.text("defaultConfigurationName")]
        let named = names.lazy.compactMap { name in all.first { $0.text("name") == name } }.first
        guard let chosen = named ?? all.first else { return [] }
        let file = chosen.text("baseConfigurationReference").flatMap { paths.paths[$0] }
        return [
            file.map { ConfigurationFile.settings(of: $0) } ?? [:], chosen.fields["buildSettings"]?.dictionary ?? [:],
        ]
    }

    /// Files of a target's build phases of one kind, with the objects that they stand for.
    func phaseFiles(_ kind: String, of target: XcodeObjects.Object) -> [XcodeObjects.Object] {
        objects.list("buildPhases", of: target).filter { $0.kind == kind }
            .flatMap { objects.list("files", of: $0) }
    }
}
