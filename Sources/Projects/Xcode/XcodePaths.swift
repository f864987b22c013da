/// Places of a project's files: paths come from the groups around them.
struct XcodePaths {
    /// Absolute paths of file references, variant groups' children and synchronised folders, by identifier.
    private(set) var paths: [String: String] = [:]
    /// Groups that are read are not read again, so a cycle ends.
    private var visited: Set<String> = []

    /// Reads the groups of the project that lies in `folder`.
    init(_ objects: XcodeObjects, folder: String) {
        let root = objects.project.text("projectDirPath").flatMap { $0.isEmpty ? nil : "\(folder)/\($0)" } ?? folder
        // A list instead of recursion, since groups may be nested without a limit.
        var waiting: [(id: String?, folder: String)] = [(objects.project.text("mainGroup"), root)]
        while let (id, parent) = waiting.popLast() {
            guard let object = objects[id], visited.insert(object.id).inserted else { continue }
            guard let path = Self.path(of: object, parent: parent, root: root) else { continue }
            paths[object.id] = path
            waiting += object.texts("children").map { ($0, path) }
        }
    }

    /// Absolute path of an object; nil for those that are built, or in Apple's SDKs.
    private static func path(of object: XcodeObjects.Object, parent: String, root: String) -> String? {
        let path = object.text("path") ?? ""
        guard !path.contains("\0"), path.utf8.count < 4_096 else { return nil }
        switch object.text("sourceTree") {
        case "<group>", nil: return Files.normalized("\(parent)/\(path)")
        case "SOURCE_ROOT": return Files.normalized("\(root)/\(path)")
        case "<absolute>": return Files.normalized(path)
        default: return nil
        }
    }
}
