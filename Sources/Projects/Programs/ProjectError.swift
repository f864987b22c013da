/// Error of finding or reading a program; its description is one line for the user.
package enum ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
    case nothing(path: String)
    case noSources(folder: String)
    case noProgram(file: String)
    case severalProjects([String])
    case severalPrograms(folder: String, [String])
    case unreadable(path: String, reason: String)
    case tooLarge(path: String, limit: String)
    case badProject(path: String, reason: String)
    case noApplication(path: String, targets: [String])
    case noTarget(String, known: [String])
    case takenName(target: String)

    package var description: String {
        switch self {
        case .nothing(let path): "there is no file or folder \(quoted(path))"
        case .noSources(let folder): "\(quoted(folder)) has no Swift files and no project"
        case .noProgram(let file):
            "\(quoted(file)) has neither an App nor a View that a window could show (private and generic ones do not count)"
        case .severalProjects(let paths): "there are several projects; name one of them: \(list(paths))"
        case .severalPrograms(let folder, let files):
            "\(quoted(folder)) has several files with @main; name one of them: \(list(files))"
        case .unreadable(let path, let reason): "\(quoted(path)) cannot be read: \(reason)"
        case .tooLarge(let path, let limit): "\(quoted(path)) is larger than \(limit)"
        case .badProject(let path, let reason): "\(quoted(path)) is not a project file that can be read: \(reason)"
        case .noApplication(let path, let targets):
            "\(quoted(path)) has no target for an application; its targets are: \(list(targets))"
        case .takenName(let target):
            "the target \(quoted(target)) is called like a module of the library, and programs could not import it; rename it"
        case .noTarget(let name, let known): "there is no target \(quoted(name)); there are: \(list(known))"
        }
    }

    /// `text` in quotation marks with line breaks escaped, so that the message stays one line.
    private func quoted(_ text: String) -> String { String(reflecting: text) }

    /// At most twelve names, quoted.
    private func list(_ names: [String]) -> String {
        let shown = names.prefix(12).map(quoted).joined(separator: ", ")
        return names.isEmpty ? "none" : shown + (names.count > 12 ? " and \(names.count - 12) more" : "")
    }
}
