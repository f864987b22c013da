import CommandLineOptions
import Foundation
import LiltCommand
import ProgramSupport
import Testing

/// The command as its users call it. Nothing is built here: scripts/check-lilt does that.
struct LiltProgramTests {
    private static let product = BuiltProducts.url(of: "lilt")

    private func lilt(_ arguments: String..., in folder: TemporaryFolder) async throws -> ProgramResult {
        var program = Program(Self.product, arguments)
        program.environment = [
            "XDG_CACHE_HOME": folder.url("cache").path, "PATH": "/nowhere", "LILT_TOOLCHAIN": "/nowhere",
        ]
        program.directory = folder.url
        return try await program.run()
    }

    @Test func `prints help and its version`() async throws {
        let folder = try TemporaryFolder()
        for words in [["--help"], ["help"], []] {
            let result = try await Program(Self.product, words).run()
            #expect(result.ending == .exited(0) && result.outputText.contains("usage: lilt COMMAND"))
        }
        for name in [
            "run", "preview", "build", "test", "film", "tree", "clean", "new", "doctor", "library", "completions",
            "manual",
        ] {
            let result = try await lilt(name, "--help", in: folder)
            #expect(result.ending == .exited(0) && result.outputText.contains("usage: lilt \(name)"))
            for line in result.outputText.split(separator: "\n") { #expect(line.count <= 100) }
        }
        #expect(try await lilt("--version", in: folder).outputText == "lilt \(LiltCommands.version)\n")
        #expect(folder.names.isEmpty)
    }

    @Test func `errors are one line, with a status of their own`() async throws {
        let folder = try TemporaryFolder()
        try "let a = 1".write(to: folder.url("none.swift"), atomically: true, encoding: .utf8)
        try "@main struct A {}".write(to: folder.url("A.swift"), atomically: true, encoding: .utf8)
        for (words, status, message) in [
            (["rnu"], 64, "lilt: there is no command \"rnu\"; is it run?"),
            (["run", "--as", "watch"], 64, "lilt: --as wants ipad or macos or linux, not \"watch\""),
            (["completions", "csh"], 64, "lilt: completions wants bash, zsh, fish, not \"csh\""),
            (
                ["film", "--out", "a.txt"], 64,
                "lilt: --out wants a name that ends in .png, .gif or .webm, not \"a.txt\""
            ),
            (["film", "--script", "gone"], 64, nil),
            (
                ["tree", "A.swift", "--after", "soon"], 64,
                "lilt: --after wants seconds such as 0.25, with at most nine decimals, not \"soon\""
            ),
            (
                ["film", "A.swift", "--out", "a.gif"], 69,
                "lilt: a .gif needs ffmpeg, which is not in PATH; on Debian: sudo apt-get install ffmpeg"
            ),
            (["run", "gone"], 65, "lilt: there is no file or folder \"\(folder.url("gone").path)\""),
            (["run", "none.swift"], 65, nil),
            (["preview"], 64, "lilt: preview needs a FILE"),
            (["preview", "gone.swift"], 65, "lilt: there is no Swift file \"gone.swift\""),
            (["preview", "none.swift", "--device", "watch"], 64, nil),
            (
                ["build", "A.swift"], 69,
                "lilt: LILT_TOOLCHAIN names no toolchain: there is no /nowhere/usr/bin/swift"
            ),
        ] as [([String], Int32, String?)] {
            var program = Program(Self.product, words)
            program.environment = [
                "XDG_CACHE_HOME": folder.url("cache").path, "PATH": "/nowhere", "LILT_TOOLCHAIN": "/nowhere",
            ]
            program.directory = folder.url
            let result = try await program.run()
            #expect(result.ending == .exited(status) && result.errorLines.count == 1 && result.outputText.isEmpty)
            if let message { #expect(result.errorLines == [message]) }
        }
    }

    @Test func `prints the tree of an executable, and ends with 1 if an audit finds faults`() async throws {
        let folder = try TemporaryFolder()
        let program = folder.url("program").path
        // Stands for a program of Lilt: does what its script says.
        try """
        #!/bin/sh
        echo "hello $1" >&2
        [ "$LILT_HOST" = offscreen ] || exit 3
        if grep -q '^at 2 accessibility tree.txt$' "$LILT_SCRIPT"; then echo 'window “A”' >"$LILT_OUT/tree.txt"; fi
        if grep -q '^at 2 audit audit.txt$' "$LILT_SCRIPT"; then printf "$FAULTS" >"$LILT_OUT/audit.txt"; fi
        """.write(toFile: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        func tree(_ words: [String], faults: String = "") async throws -> (ProgramResult.Ending, String, [String]) {
            var lilt = Program(Self.product, ["tree", program] + words)
            lilt.environment = ["TMPDIR": folder.url.path, "PATH": "/usr/bin:/bin", "FAULTS": faults]
            let result = try await lilt.run()
            #expect(folder.names == ["program"], "nothing is left behind")
            return (result.ending, result.outputText, result.errorLines)
        }
        #expect(try await tree([]) == (.exited(0), "window “A”\n", ["hello "]))
        #expect(try await tree(["--audit", "--", "you"]) == (.exited(0), "window “A”\n", ["hello you"]))
        let faulty = try await tree(["--audit"], faults: "name: one\\nname: two\\n")
        #expect(faulty == (.exited(1), "window “A”\n", ["hello ", "name: one", "name: two"]))
        // A program that shows no window.
        let none = try await tree(["--json"])
        #expect(none == (.exited(65), "", ["hello ", "lilt: the program has shown no window"]))
    }

    @Test func `makes a program once`() async throws {
        let folder = try TemporaryFolder()
        #expect(try await lilt("new", "My First", in: folder).ending == .exited(0))
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url("My First").path).sorted()
        #expect(files == ["ContentView.swift", "My_FirstApp.swift"])
        #expect(try await lilt("new", "My First", in: folder).ending == .exited(73))
    }

    @Test func `removes what the cache has of a program`() async throws {
        let folder = try TemporaryFolder()
        try "@main struct A {}".write(to: folder.url("A.swift"), atomically: true, encoding: .utf8)
        // Without a toolchain the build ends after the program has been written.
        _ = try await lilt("build", "A.swift", in: folder)
        let programs = folder.url("cache/lilt/programs").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: programs).count == 1)
        #expect(try await lilt("clean", "A.swift", in: folder).ending == .exited(0))
        #expect(try FileManager.default.contentsOfDirectory(atPath: programs).isEmpty)
        #expect(try await lilt("clean", "--all", in: folder).ending == .exited(0))
        #expect(folder.names == ["A.swift"] || folder.names == ["A.swift", "cache"])
    }

    @Test func `the doctor names what is missing`() async throws {
        let folder = try TemporaryFolder()
        let result = try await lilt("doctor", in: folder)
        #expect(result.ending == .exited(69))
        #expect(
            result.outputText.contains("missing  LILT_TOOLCHAIN names no toolchain")
                && result.outputText.contains("apt-get install"))
    }

    @Test func `the manual and the completions name all commands`() async throws {
        let folder = try TemporaryFolder()
        for words in [["manual"], ["completions", "bash"], ["completions", "zsh"], ["completions", "fish"]] {
            let result = try await Program(Self.product, words).run()
            #expect(result.ending == .exited(0) && folder.names.isEmpty)
            for command in LiltCommands.program.commands { #expect(result.outputText.contains(command.name)) }
        }
    }
}
