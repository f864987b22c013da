package import Projects

/// A program's package in the cache.
package struct WrittenProgram: Sendable {
    /// Folder of the package.
    package let package: String
    /// Name of the executable to run; nil if the package has none.
    package let executable: String?
    /// The application's module; nil for a program with a manifest of its own.
    package let application: ProgramModule?
    /// Modules of the program in the order of their imports; nil for one with tests, or with packages whose manifests have not
    /// been read, whose parts SwiftPM knows.
    package internal(set) var modules: [WrittenModule]?
    /// Parts whose modules are known when manifests are read; nil if they say nothing, or not enough.
    package let parts: PackageParts?
    /// The user's own file for each file in the package, by absolute paths.
    package let origins: [String: String]
    /// Files and folders that the program reads when it runs, by absolute paths: the user's own, copies of those of packages.
    package let resources: [String]
    /// The user's folders in which a new file may belong to the program, also one in a folder below them.
    package let folders: [String]
    /// Absolute path of this library's sources, if a manifest names them.
    package let librarySources: String?
    /// Lines for the user.
    package let remarks: [String]
}
