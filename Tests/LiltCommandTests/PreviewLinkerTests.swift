import Foundation
import LiltCommand
import ProgramSupport
import Testing

/// Calls that link a library of previews without the compiler's driver.
struct PreviewLinkerTests {
    private let temporary: TemporaryFolder
    private let folder: String

    init() throws {
        temporary = try TemporaryFolder()
        folder = temporary.url.path
        let files = FileManager.default
        for name in ["bin", "lib/swift/linux/riscv64", "previews"] {
            try files.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        for name in ["bin/ld.lld", "bin/swift-autolink-extract", "lib/swift/linux/riscv64/swiftrt.o"] {
            try #require(
                files.createFile(atPath: "\(folder)/\(name)", contents: nil, attributes: [.posixPermissions: 0o755]))
        }
    }

    private func linker(processor: String = "riscv64") throws -> PreviewLinker {
        let info = """
            {"compilerVersion": "Swift version 6.3.1", "target": {"arch": "\(processor)"},
             "paths": {"runtimeResourcePath": "\(folder)/lib/swift"}}
            """
        let toolchain = try #require(Toolchain(swift: "/usr/bin/swift", targetInfo: info))
        return PreviewLinker(toolchain, options: ["-lLiltLibrary"])
    }

    @Test func `the libraries of imports are looked for when imports change`() throws {
        var linker = try linker()
        func tools(_ source: String) throws -> [String] {
            let calls = linker.calls(linking: ["/c/A.o"], of: [source], to: "\(folder)/previews/1.so")
            return try #require(calls).map { URL(filePath: $0.tool).lastPathComponent }
        }
        #expect(try tools("import SwiftUI\n") == ["swift-autolink-extract", "ld.lld"])
        // The tool has failed: its list is not there.
        #expect(try tools("import SwiftUI\n") == ["swift-autolink-extract", "ld.lld"])
        try Data().write(to: URL(filePath: "\(folder)/previews/libraries"))
        #expect(try tools("import SwiftUI\nlet a = 1") == ["ld.lld"])
        #expect(try tools("@testable import Kit\nimport SwiftUI\n") == ["swift-autolink-extract", "ld.lld"])
    }

    @Test func `the linker is told the objects, what Swift registers, and the library`() throws {
        var linker = try linker()
        let calls = linker.calls(linking: ["/c/A b.o"], of: [], to: "\(folder)/previews/1.so")
        let arguments = try #require(calls?.last).arguments
        for word in [
            "-shared", "\(folder)/previews/1.so", "\(folder)/lib/swift/linux/riscv64/swiftrt.o", "/c/A b.o",
            "@\(folder)/previews/libraries", "-rpath", "\(folder)/lib/swift/linux", "-L\(folder)/lib/swift/linux",
            "-lLiltLibrary",
        ] {
            #expect(arguments.contains(word))
        }
    }

    @Test func `another toolchain is left to its driver`() throws {
        var other = try linker(processor: "s390x")
        let others = other.calls(linking: ["/c/A.o"], of: [], to: "\(folder)/previews/1.so")
        #expect(others == nil)
        let silent = try #require(
            Toolchain(swift: "/bin/swift", targetInfo: #"{"compilerVersion": "Swift version 6.4"}"#))
        var none = PreviewLinker(silent, options: [])
        let unknown = none.calls(linking: [], of: [], to: "/c/1.so")
        #expect(unknown == nil)
    }
}
