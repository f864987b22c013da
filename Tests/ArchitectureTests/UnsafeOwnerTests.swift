import Foundation
import ProgramSupport
import Testing

/// Raw memory and C pointers are used only by the owners listed in unsafe-owners.txt beside this file.
struct UnsafeOwnerTests {
    private static let list = "Tests/ArchitectureTests/unsafe-owners.txt"

    /// Listed files, and folders, which end in a slash.
    private func owners() throws -> [String] {
        let text = try String(contentsOf: PackageFolder.url.appendingPathComponent(Self.list), encoding: .utf8)
        return text.split(separator: "\n")
            .map { $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }

    private func unsafeFiles() -> [SourceFile] {
        ["Sources", "protocols", "Tests"].flatMap(SourceFile.all(under:))
            .filter { !$0.lines(matching: [#"\bunsafe\b"#]).isEmpty }
    }

    private func owns(_ owner: String, _ path: String) -> Bool {
        owner.hasSuffix("/") ? path.hasPrefix(owner) : path == owner
    }

    @Test func `only named owners touch raw memory`() throws {
        let owners = try owners()
        let strangers = unsafeFiles().filter { file in !owners.contains { owns($0, file.path) } }
        #expect(
            strangers.isEmpty,
            "give these an owner, or name them in \(Self.list) with a reason:\n\(strangers.map(\.path).joined(separator: "\n"))"
        )
    }

    @Test func `every named owner still has something to own`() throws {
        let files = unsafeFiles()
        let idle = try owners().filter { owner in !files.contains { owns(owner, $0.path) } }
        #expect(idle.isEmpty, "take out of \(Self.list):\n\(idle.joined(separator: "\n"))")
    }
}
