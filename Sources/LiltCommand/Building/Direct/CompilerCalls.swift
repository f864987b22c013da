import Foundation
package import ProgramPackages
import Projects

/// Calls of the compiler that build a program of modules for debugging, as SwiftPM would make them.
///
/// Left out are the interfaces of modules that no other module imports, and a form of them for debuggers: they take as long as the
/// program itself.
package struct CompilerCalls {
    /// Absolute path of `swiftc`.
    let compiler: String
    /// Options with which the compiler and the linker find the library.
    let compilerOptions: [String]
    let linkerOptions: [String]
    /// Folder for what is made.
    let folder: String
    /// End of the names of the folders with objects.
    private var kind = "build"

    package init(compiler: String, compilerOptions: [String], linkerOptions: [String], folder: String) {
        self.compiler = compiler
        self.compilerOptions = compilerOptions
        self.linkerOptions = linkerOptions
        self.folder = folder
    }

    /// Calls for modules one of whose sources is divided, whose objects lie beside those of the whole sources.
    var forParts: CompilerCalls {
        var calls = self
        calls.kind = "parts"
        return calls
    }

    /// Options of all compilations in a language mode. With the same ones the compiler finds the modules of the system again
    /// that it has made.
    static func options(languageMode: Int) -> [String] {
        ["-Onone", "-g", "-enable-testing", "-swift-version", "\(languageMode)"]
    }

    /// Options without which the compiler must not compile single sources again.
    ///
    /// A process that compiles several sources looks into what functions of one return as `some View`, and has the others take its size
    /// for granted; when that function changes, the driver does not compile them (Swift 6.3.1). Nothing is taken for granted of functions
    /// that could be replaced.
    static let incrementalOptions = ["-Xfrontend", "-enable-implicit-dynamic"]

    /// Compilation of what has changed in a module to objects, and of its interface if another module imports it.
    ///
    /// - Parameters:
    ///   - module: the module.
    ///   - others: names of the modules that it needs, directly or not.
    ///   - isImported: true if another module imports it.
    /// - Returns: the call.
    package func compilation(
        of module: WrittenModule, needing others: [String], isImported: Bool
    ) -> BuildCommands.Module {
        let settings = module.settings
        var arguments = [compiler, "-module-name", module.name, "-c", "-incremental", "-enable-batch-mode"]
        arguments += [
            "-j\(ProcessInfo.processInfo.activeProcessorCount)", "-output-file-map", "\(folder)/\(fileMap(of: module))",
        ]
        if isImported { arguments += ["-emit-module", "-emit-module-path", interface(of: module.name)] }
        if module.isLibrary { arguments.append("-parse-as-library") }
        arguments += Self.options(languageMode: settings.languageMode) + Self.incrementalOptions + compilerOptions
        arguments += ["-I", "\(folder)/\(Self.interfaces)", "-package-name", module.package]
        let bundle = module.hasBundle ? "AVAILABLE" : "UNAVAILABLE"
        arguments += ["-DSWIFT_PACKAGE", "-DDEBUG", "-DSWIFT_MODULE_RESOURCE_BUNDLE_\(bundle)"]
        arguments += settings.conditions.map { "-D\($0)" }
        if settings.isMainActorDefault { arguments += ["-default-isolation", "MainActor"] }
        arguments += settings.upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
        return BuildCommands.Module(
            inputs: module.sources + others.map(interface),
            outputs: module.sources.map { object(of: $0, in: module) }
                + (isImported ? [interface(of: module.name)] : []),
            arguments: arguments + module.sources)
    }

    /// Linking of objects to an executable.
    package func linking(of objects: [String], to executable: String) -> [String] {
        [compiler, "-emit-executable", "-use-ld=lld", "-o", executable] + objects
            + linkerOptions.flatMap { ["-Xlinker", $0] }
    }

    // MARK: Places

    /// Place of the interfaces, below the folder. No module and no program has such a name.
    private static let interfaces = "module.interfaces"

    /// Absolute path of the folder with the parts of a module's source.
    func folderOfParts(of module: WrittenModule) -> String { "\(folder)/\(module.name).parts" }

    /// Absolute path of the record of a module's compilation.
    func record(of module: WrittenModule) -> String { "\(folder)/\(Self.interfaces)/\(module.name).json" }

    /// Absolute path of the file that tells by which process a module of one source is compiled.
    func process(of module: WrittenModule) -> String {
        "\(folder)/\(Self.interfaces)/\(module.name).\(kind).process.json"
    }

    /// Place, below the folder, of the list of the files that the compiler makes of each source.
    package func fileMap(of module: WrittenModule) -> String { "\(module.name).\(kind)/files.json" }

    /// Text of that list.
    ///
    /// - Throws: ``CommandFailure`` if a name has no form in it.
    package func fileMapText(of module: WrittenModule) throws(CommandFailure) -> String {
        var map = ["": ["swift-dependencies": "\(folder)/\(module.name).\(kind)/module.swiftdeps"]]
        for source in module.sources {
            let object = object(of: source, in: module)
            map[source] = ["object": object, "swift-dependencies": "\(object.dropLast(2)).swiftdeps"]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do { return String(decoding: try encoder.encode(map), as: UTF8.self) } catch {
            throw .data("the files of the module \(module.name) cannot be listed: \(error)")
        }
    }

    /// Writes that list.
    ///
    /// - Throws: ``CommandFailure`` if it has no form, or if the cache cannot be written.
    func writeFileMap(of module: WrittenModule) throws(CommandFailure) {
        let files = try fileMapText(of: module)
        do throws(CacheError) {
            var cache = CacheFolder(folder)
            try cache.write(files, to: fileMap(of: module))
        } catch {
            throw .unwritable("\(error)")
        }
    }

    /// The compiler takes no two sources of one name in a module.
    private func object(of source: String, in module: WrittenModule) -> String {
        "\(folder)/\(module.name).\(kind)/\(source.split(separator: "/").last ?? "").o"
    }

    private func interface(of name: String) -> String { "\(folder)/\(Self.interfaces)/\(name).swiftmodule" }
}
