import Foundation
import Projects

/// A built library: modules, a shared library, the macro plugin and the maps of C modules.
package struct LibraryFolder: Hashable, Sendable {
    /// Facts about a build, in the file `library.json` of its folder.
    package struct Facts: Codable, Hashable, Sendable {
        /// Version of the toolchain, whose modules no other one reads.
        package var toolchain: String
        package var configuration: String
        /// Options with which the compiler finds headers of the system.
        package var headerOptions: [String]
        /// State of the sources at the time of the build.
        package var sources: String
    }

    package static let name = "LiltLibrary"

    package let path: String
    package let facts: Facts

    /// The library in a folder; nil if there is none.
    package init?(at path: String) {
        // Without the file, or with one of another form, there is no library that could be used.
        guard let data = FileManager.default.contents(atPath: "\(path)/library.json"),
            let facts = try? JSONDecoder().decode(Facts.self, from: data)
        else { return nil }
        self.path = path
        self.facts = facts
    }

    /// Options of `swift build` with which a program's targets find the library, and the compiler the folder of its cache.
    package func options(systemModules: String) -> [String] {
        compilerOptions(systemModules: systemModules).flatMap { ["-Xswiftc", $0] }
            + linkerOptions.flatMap { ["-Xlinker", $0] }
    }

    /// Options of the compiler with which it finds the library's modules and macros, and the folder of its cache.
    func compilerOptions(systemModules: String) -> [String] {
        // Foundation shows the names of Combine on Apple's systems, and has what the supplement has.
        moduleOptions(systemModules: systemModules)
            + ["Combine", "FoundationSupplement"].flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    }

    /// Those options that make no difference to a source.
    func moduleOptions(systemModules: String) -> [String] {
        let maps = cModules.map {
            "-fmodule-map-file=\(path)/include/\($0)/module.modulemap"
        }
        let clang = (maps + facts.headerOptions).flatMap { ["-Xcc", $0] }
        return [
            "-I", "\(path)/modules", "-module-cache-path", systemModules, "-load-plugin-executable",
            "\(path)/bin/LiltMacros#LiltMacros",
        ] + clang
    }

    /// Options of the linker with which a program finds the library, now and when it starts.
    var linkerOptions: [String] { ["-L\(path)/lib", "-l\(Self.name)", "-rpath", "\(path)/lib"] }

    /// Names of the C modules.
    var cModules: [String] {
        // A library without C modules cannot be used, which the compiler reports.
        Files.namesIfAny(in: "\(path)/include")
    }
}
