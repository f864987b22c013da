/// Objects of a project file, by their identifiers. Any of them may be missing, of another kind, or part of a cycle.
struct XcodeObjects {
    struct Object {
        let id: String
        let fields: [String: PropertyListValue]

        var kind: String { fields["isa"]?.text ?? "" }
        func text(_ key: String) -> String? { fields[key]?.text }
        func texts(_ key: String) -> [String] { fields[key]?.texts ?? [] }
    }

    private let objects: [String: PropertyListValue]
    /// The object that describes the project.
    let project: Object

    /// Largest project file that is read.
    private static let megabytes = 64

    /// - Parameter path: path of `project.pbxproj`.
    /// - Throws: ``ProjectError`` if it cannot be read or has no project.
    init(path: String) throws(ProjectError) {
        let text = try Files.text(of: path, megabytes: Self.megabytes)
        let root: PropertyListValue
        do throws(PropertyListError) { root = try PropertyListReader.value(in: text) } catch {
            throw .badProject(path: path, reason: "\(error)")
        }
        guard let objects = root.dictionary?["objects"]?.dictionary else {
            throw .badProject(path: path, reason: "it has no objects")
        }
        self.objects = objects
        guard let id = root.dictionary?["rootObject"]?.text, let fields = objects[id]?.dictionary else {
            throw .badProject(path: path, reason: "it has no root object")
        }
        project = Object(id: id, fields: fields)
    }

    subscript(id: String?) -> Object? {
        guard let id, let fields = objects[id]?.dictionary else { return nil }
        return Object(id: id, fields: fields)
    }

    /// The objects that a list of `object` names.
    func list(_ key: String, of object: Object) -> [Object] { object.texts(key).compactMap { self[$0] } }
}
