import Foundation
import LiltCommand
import ProgramSupport
import Testing

/// Processes that are called instead of the compiler's driver.
struct CompilerProcessTests {
    private let call = ["/t/swiftc", "-c", "/p/A b.swift"]
    private let job = "/t/swift-frontend -frontend -c -primary-file '/p/A b.swift' -o /c/A.o"

    @Test func `one process of the compiler takes the place of its driver`() throws {
        let process = try #require(CompilerProcess(jobs: job + "\n", of: call, tools: "6.3"))
        #expect(
            process.arguments
                == ["/t/swift-frontend", "-frontend", "-c", "-primary-file", "/p/A b.swift", "-o", "/c/A.o"])
    }

    @Test func `several processes, or another one, need the driver`() {
        #expect(CompilerProcess(jobs: "\(job)\n\(job)\n", of: call, tools: "") == nil)
        #expect(CompilerProcess(jobs: "/t/clang -o /c/a -primary-file", of: call, tools: "") == nil)
        // A list of arguments that is too long lies in a file which the driver removes.
        #expect(CompilerProcess(jobs: "/t/swift-frontend -frontend @/tmp/x -primary-file", of: call, tools: "") == nil)
        #expect(CompilerProcess(jobs: "", of: call, tools: "") == nil)
        #expect(CompilerProcess(jobs: job + "'", of: call, tools: "") == nil)
    }

    @Test func `a process is found again for its call and its tools alone`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.url.path)/new/A.process.json"
        let process = try #require(CompilerProcess(jobs: job, of: call, tools: "6.3"))
        #expect(CompilerProcess(at: path, of: call, tools: "6.3") == nil)
        try process.write(to: path)
        #expect(CompilerProcess(at: path, of: call, tools: "6.3") == process)
        #expect(CompilerProcess(at: path, of: call, tools: "6.4") == nil)
        #expect(CompilerProcess(at: path, of: call + ["-g"], tools: "6.3") == nil)
        try Data("[".utf8).write(to: URL(filePath: path))
        #expect(CompilerProcess(at: path, of: call, tools: "6.3") == nil)
    }

    @Test func `a process compiles any sources of the module`() throws {
        let jobs =
            "/t/swift-frontend -frontend -c -primary-file /p/A.swift -emit-reference-dependencies-path /c/A.d -g -o /c/A.o"
        let process = try #require(CompilerProcess(jobs: jobs, of: call, tools: ""))
        let arguments = process.arguments(
            compiling: ["/p/C.swift", "/p/B.swift"], of: ["/p/A.swift", "/p/B.swift", "/p/C.swift"],
            ["/p/B.swift": "/c/B.o", "/p/C.swift": "/c/C.o"])
        let sources = ["/p/A.swift", "-primary-file", "/p/B.swift", "-primary-file", "/p/C.swift"]
        // Outputs are told in the order of the sources.
        let made = ["B", "C"].flatMap {
            ["-o", "/c/\($0).o", "-emit-reference-dependencies-path", "/c/\($0).swiftdeps"]
        }
        #expect(arguments == ["/t/swift-frontend", "-frontend", "-c", "-g"] + sources + made)
    }

    @Test func `words are those of a shell`() {
        #expect(ShellWords.split(#"a  'b c' "d 'e" f\ g ''"#) == ["a", "b c", "d 'e", "f g", ""])
        #expect(ShellWords.split(#"'it'\''s' '$x \' "ü\"""#) == ["it's", #"$x \"#, "ü\""])
        #expect(ShellWords.split("a 'b") == nil && ShellWords.split("a\\") == nil)
        #expect(ShellWords.split("  ") == [])
    }
}
