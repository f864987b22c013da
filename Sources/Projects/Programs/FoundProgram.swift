import SwiftSources

/// A program as it was found on disk: everything that is needed to build it. Nothing of it has been compiled or executed.
package struct FoundProgram: Sendable {
    package enum Content: Sendable {
        /// Modules in the order of their imports; the application is the last but for tests.
        case modules([ProgramModule], packages: [PackageReference])
        /// A package with a manifest of its own, in this folder.
        case package(folder: String)
    }

    /// Name of the executable.
    package let name: String
    /// Folder of the project; files outside of it may belong to it too.
    package let folder: String
    package let content: Content
    /// Lines for the user: what was chosen, and what is left out.
    package let remarks: [String]
    /// Folders whose files belong to the program, also those of folders below them: a new file there may change it.
    package var folders: [String] = []
}

/// One module of a program.
package struct ProgramModule: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case application
        case library
        case tests
    }

    /// Name by which other modules import it.
    package let name: String
    package internal(set) var kind: Kind
    package var sources: [ProgramFile] = []
    /// Files for the program's bundle. Folders such as asset catalogues are one file.
    package var resources: [ProgramFile] = []
    package var settings = ModuleSettings()
    /// Names of the modules of this program that it imports.
    package var modules: [String] = []
    package var products: [PackageProduct] = []
    /// Entries of `Info.plist`, with variables of the build replaced.
    package var info: [String: PropertyListValue] = [:]
    /// View that a window has to be made for, since the sources have no program in them.
    package var windowOf: String?

    package init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

/// A file of a program.
package struct ProgramFile: Hashable, Sendable {
    /// Absolute path.
    package let path: String
    /// Path in the module's sources or in the program's bundle. It has no `..` and no empty component.
    package let place: String

    package init(path: String, place: String) {
        self.path = path
        self.place = place
    }
}

/// Settings of a module's compilation.
package struct ModuleSettings: Hashable, Sendable {
    /// Number of the language mode: 4, 5 or 6.
    package var languageMode = 5
    /// Names that are true in `#if`.
    package var conditions: [String] = []
    package var isMainActorDefault = false
    /// Features of later language modes that are on.
    package var upcomingFeatures: [String] = []

    package init() {}
}

/// A product of a package that a module imports.
package struct PackageProduct: Hashable, Sendable {
    package let name: String
    /// Name of the package: the last component of its address.
    package let package: String

    package init(name: String, package: String) {
        self.name = name
        self.package = package
    }
}

/// A package that a program depends on.
package enum PackageReference: Hashable, Sendable {
    /// A folder.
    case local(path: String)
    case remote(address: String, PackageRequirement)

    /// Name of the package: the last component of its address, without `.git`.
    package var name: String {
        let address =
            switch self {
            case .local(let path): path
            case .remote(let address, _): address
            }
        let last = address.split(separator: "/").last.map(String.init) ?? address
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
}

/// Versions of a package that a program accepts.
package enum PackageRequirement: Hashable, Sendable {
    case upToNextMajor(String)
    case upToNextMinor(String)
    case exact(String)
    case range(String, upTo: String)
    case branch(String)
    case revision(String)
}
