import Foundation
import ProgramPackages
import Projects

/// The compiler's cache of modules of the system, made by two processes instead of one when it is empty.
///
/// The compiler reads the modules of a source one after the other, and makes those that are missing: 2 s of the processor, more than
/// half of it for Foundation, which every program begins with. A second process makes the library's C modules meanwhile. Each waits
/// for a module that the other one is making.
struct SystemModules {
    private let process: Process
    private let ended: ProcessEnd

    /// Begins. Nil if that has been done in the language mode.
    ///
    /// - Parameters:
    ///   - folder: absolute path of the cache.
    ///   - library: the library.
    ///   - languageMode: language mode of the program. Each has modules of its own.
    ///   - compiler: absolute path of `swiftc`.
    /// - Throws: ``CacheError`` if the cache cannot be written, or the error of Foundation if the compiler does not start. The modules are
    ///   then made later.
    init?(in folder: String, of library: LibraryFolder, languageMode: Int, by compiler: String) throws {
        let file = "\(folder)/made-for-swift-\(languageMode).swift"
        guard !Files.isFile(file) else { return nil }
        var cache = CacheFolder(folder)
        let text = (library.cModules + ["CoreFoundation"]).map { "import \($0)\n" }.joined()
        try cache.write(text, to: "made-for-swift-\(languageMode).swift")
        process = Process()
        process.executableURL = URL(filePath: compiler)
        process.arguments =
            ["-typecheck"] + CompilerCalls.options(languageMode: languageMode)
            + library.moduleOptions(systemModules: folder) + [file]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        ended = ProcessEnd(of: process)
        try process.run()
    }

    /// Ends it. What is half made is made by whoever needs it.
    func end() {
        process.interrupt()
        ended.wait()
    }
}
