package import Projects

/// A module of a program's package, as the compiler gets it.
package struct WrittenModule: Hashable, Sendable {
    package let name: String
    /// Absolute paths of its sources in the cache, sorted.
    package let sources: [String]
    package let settings: ModuleSettings
    /// Names of the modules of this program that it imports.
    package internal(set) var modules: [String]
    /// True if its sources only declare. The compiler takes a single source for a script otherwise, whatever its name is.
    package let isLibrary: Bool
    /// Name of its package.
    package let package: String
    /// True if it has a bundle with resources of its own.
    package let hasBundle: Bool

    package init(
        name: String, sources: [String], settings: ModuleSettings, modules: [String], isLibrary: Bool,
        package: String = "package", hasBundle: Bool = false
    ) {
        self.name = name
        self.sources = sources
        self.settings = settings
        self.modules = modules
        self.isLibrary = isLibrary
        self.package = package
        self.hasBundle = hasBundle
    }
    /// The module with other sources.
    ///
    /// - Parameter sources: their absolute paths, sorted.
    /// - Returns: a copy.
    package func with(sources: [String]) -> WrittenModule {
        WrittenModule(
            name: name, sources: sources, settings: settings, modules: modules, isLibrary: isLibrary, package: package,
            hasBundle: hasBundle)
    }
}
