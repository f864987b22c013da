import Foundation
import ProgramSupport
import Projects

/// A folder with the files of a project, for one test.
struct ProjectFolder {
    private let temporary: TemporaryFolder
    let path: String

    /// - Parameters:
    ///   - name: name of the project's folder.
    ///   - files: texts of the files, by their paths in the folder.
    /// - Throws: an error of Foundation if they cannot be written.
    init(_ name: String, _ files: [String: String]) throws {
        temporary = try TemporaryFolder()
        path = Files.resolved(temporary.url.path) + "/" + name
        for (place, text) in files { try write(text, to: place) }
    }

    /// - Parameter files: texts of the files, by their paths in the folder.
    /// - Throws: an error of Foundation if they cannot be written.
    init(_ files: [String: String]) throws { try self.init("Project", files) }

    func write(_ text: String, to place: String) throws {
        let url = URL(filePath: "\(path)/\(place)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func link(_ place: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(place)", withDestinationPath: target)
    }

    /// All paths below the folder with their sizes and dates.
    var state: [String: String] {
        var state: [String: String] = [:]
        let files = FileManager.default.enumerator(atPath: path)
        while let name = files?.nextObject() as? String {
            let attributes = (try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")) ?? [:]
            state[name] = "\(attributes[.size] ?? "") \(attributes[.modificationDate] ?? "")"
        }
        return state
    }

    /// The program that the folder, or a path in it, stands for.
    func program(_ place: String = "", _ change: (inout ProjectRequest) -> Void = { _ in }) throws -> FoundProgram {
        var request = ProjectRequest()
        change(&request)
        return try ProjectFinder.program(at: place.isEmpty ? path : "\(path)/\(place)", request)
    }

    /// The modules of that program.
    func modules(_ place: String = "", _ change: (inout ProjectRequest) -> Void = { _ in }) throws -> [ProgramModule] {
        guard case .modules(let modules, _) = try program(place, change).content else { return [] }
        return modules
    }
}
