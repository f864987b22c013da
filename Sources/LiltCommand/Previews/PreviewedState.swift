import ProgramPackages
import Projects

/// State of a program's files and settings, by which a save tells what it has changed.
struct PreviewedState: Equatable {
    /// States of the copies of the sources, which are written only when their text changes.
    private let sources: [String: String]
    /// States of the files that the program reads when it runs.
    let resources: [String: String]
    private let modules: [WrittenModule]?
    private let application: ProgramModule?

    init(of program: WrittenProgram) {
        sources = FileStates.of(program.origins.keys)
        resources = FileStates.of(FolderTree.files(below: program.resources))
        modules = program.modules
        application = program.application
    }

    /// Sources with another text than in an earlier state; nil if not all of the difference lies in the texts.
    func changedSources(since earlier: PreviewedState?) -> Set<String>? {
        guard let earlier, resources == earlier.resources, modules == earlier.modules,
            application == earlier.application, Set(sources.keys) == Set(earlier.sources.keys)
        else { return nil }
        return Set(sources.filter { earlier.sources[$0.key] != $0.value }.keys)
    }
}
