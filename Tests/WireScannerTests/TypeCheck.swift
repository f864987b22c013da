import Foundation

/// Runs the compiler over generated text, together with the sources of `WaylandClient` that it builds on.
enum TypeCheck {
    /// Messages of the compiler, with warnings; empty if there are none.
    ///
    /// - Throws: if a file cannot be written, or the compiler cannot be started.
    static func diagnostics(of texts: [String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lilt-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var files = try sources(in: root.appending(path: "Sources/WaylandClient"))
        for (index, text) in texts.enumerated() {
            let file = folder.appending(path: "generated\(index).swift")
            try text.write(to: file, atomically: true, encoding: .utf8)
            files.append(file.path)
        }
        return try run(
            ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-strict-memory-safety"]
                + ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
                .flatMap { ["-enable-upcoming-feature", $0] }
                + ["-warnings-as-errors", "-module-name", "WaylandClient", "-package-name", "lilt"]
                + ["-I", root.appending(path: "Sources/CWayland").path] + files)
    }

    /// Folder of the package.
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// - Throws: if the folder cannot be read.
    private static func sources(in folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted().map { folder.appending(path: $0).path }
    }

    /// Runs a command and returns its output, after its exit status if that is not 0.
    ///
    /// - Throws: if it cannot be started.
    private static func run(_ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? text : "exit status \(process.terminationStatus)\n\(text)"
    }
}
