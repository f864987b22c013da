import Foundation
import LiltCommand
import ProgramSupport
import Testing

/// Ctrl-C and other signals during a build, of which scripts/check-lilt has the form with real compilers.
struct InterruptTests {
    /// A toolchain that interrupts `lilt` as soon as it builds, ends when it is interrupted itself, and says so.
    private static func toolchain(_ signal: String, in folder: TemporaryFolder) throws {
        let tools = folder.url("toolchain/usr/bin")
        try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
        try """
        #!/bin/sh
        if [ "$1" = -print-target-info ]; then
            echo '{ "compilerVersion": "Swift version 6.3 (test)" }'
            exit
        fi
        trap 'kill $waiting; echo interrupted >"\(folder.url("said").path)"; exit 2' INT
        sleep 60 &
        waiting=$!
        kill -\(signal) $PPID
        wait
        """.write(to: tools.appending(path: "swift"), atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: tools.appending(path: "swift").path)
        let library = folder.url("library")
        try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
        try """
        { "toolchain": "6.3 (test)", "configuration": "debug", "headerOptions": [], "sources": "" }
        """.write(to: library.appending(path: "library.json"), atomically: true, encoding: .utf8)
    }

    @Test(arguments: ["INT", "TERM", "HUP"])
    func `a signal ends the build, and then lilt`(signal: String) async throws {
        let folder = try TemporaryFolder()
        try Self.toolchain(signal, in: folder)
        try "@main struct A { static func main() {} }".write(
            to: folder.url("A.swift"), atomically: true, encoding: .utf8)
        var program = Program(BuiltProducts.url(of: "lilt"), ["build", "A.swift"])
        program.directory = folder.url
        program.environment = [
            "XDG_CACHE_HOME": folder.url("cache").path, "LILT_TOOLCHAIN": folder.url("toolchain").path,
            "LILT_LIBRARY": folder.url("library").path,
        ]
        let result = try await program.run()
        #expect(result.ending == .exited(130) && result.errorLines == ["lilt: interrupted"])
        #expect(result.outputText.isEmpty && folder.names.contains("said"))
    }
}
