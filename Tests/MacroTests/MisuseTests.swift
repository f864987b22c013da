import Foundation
import ProgramSupport
import Testing

/// Bad use of a macro is refused with a sentence that says what to do instead.
struct MisuseTests {
    @Test func `each misuse is told, and nothing else`() async throws {
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Misuse.swift")
        let products = BuiltProducts.folder
        let plugin = products.appending(path: "LiltMacros-tool").path
        // The compiler's own way to test diagnostics: it compares them with the comments of the file.
        let result = try await Program(
            URL(filePath: "/usr/bin/env"),
            [
                "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-Xfrontend", "-verify",
                "-I", products.appending(path: "Modules").path, "-load-plugin-executable", "\(plugin)#LiltMacros",
                source.path,
            ]
        ).run(limit: 300)
        #expect(result.ending == .exited(0), "\(result.errorText)")
    }
}
