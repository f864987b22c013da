import Foundation
import ProgramPackages
import Projects

/// The compiler's cache of modules of the system, made by two processes instead of one when it is empty.
///
/// The compiler reads the modules of a source one after the other, and makes those that are missing: 3 s of the processor, half of
/// it for Foundation, which every program begins with. A second process begins with the library's C modules meanwhile. Each waits
/// for a module that the other one is making.
struct SystemModules {
    private let process: Process

    /// Begins, unless a process has done so for the same options.
    ///
    /// - Returns: nil if there is nothing to do, or if it cannot be done, which costs time alone.
    init?(in folder: String, of library: LibraryFolder, languageMode: Int, _ calls: CompilerCalls) {
        let file =
            "swift-\(languageMode)/\(ProgramCache.digest(calls.options(languageMode: languageMode).joined()))/main.swift"
        guard !Files.isFile("\(folder)/\(file)") else { return nil }
        var cache = CacheFolder(folder)
        let text = library.cModules.map { "import \($0)\n" }.joined()
        guard (try? cache.write(text, to: file)) != nil else { return nil }
        process = Process()
        process.executableURL = URL(filePath: calls.compiler)
        process.arguments = ["-typecheck"] + calls.options(languageMode: languageMode) + ["\(folder)/\(file)"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
    }

    /// Ends it. What is half made is made by whoever needs it.
    func end() {
        process.interrupt()
        process.waitUntilExit()
    }
}
