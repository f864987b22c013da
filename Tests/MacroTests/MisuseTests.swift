import Foundation
import ProgramSupport
import Testing

/// Invalid uses of macros give an error that says what to write instead.
struct MisuseTests {
    @Test func `each misuse is told, and nothing else`() async throws {
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Misuse.swift")
        let products = BuiltProducts.folder
        let plugin = products.appending(path: "LiltMacros-tool").path
        // Diagnostics are tested as the compiler's own are: `-verify` compares them with the file's comments.
        let result = try await Program(
            URL(filePath: "/usr/bin/env"),
            [
                "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-Xfrontend", "-verify",
                "-load-plugin-executable", "\(plugin)#LiltMacros", source.path,
            ] + BuiltProducts.moduleOptions
        ).run(limit: 300)
        #expect(result.ending == .exited(0), "\(result.errorText)")
    }
}
