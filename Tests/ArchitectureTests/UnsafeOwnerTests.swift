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
            .filter { !$0.isEmpty && !$0.hasPrefix("&") }
    }

    /// File and name of each reference that the list says the validity of.
    private func auditedReferences() throws -> Set<String> {
        let text = try String(contentsOf: PackageFolder.url.appendingPathComponent(Self.list), encoding: .utf8)
        let entries = text.split(separator: "\n").filter { $0.hasPrefix("&") }
        return Set(
            entries.map { $0.dropFirst().prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces) })
    }

    /// File and name of each property, and each case of an enum, that stores a reference that is not counted.
    private func storedReferences() -> Set<String> {
        var found: Set<String> = []
        for file in SourceFile.all(under: "Sources") {
            let declarations = file.lines(matching: [#"\b(let|var|case) \w+[:(= ].*\b(Unretained|HotMemoryReference)<"#]
            )
            for line in declarations where !line.contains("{") {
                guard let name = line.firstMatch(of: /\b(?:let|var|case) (\w+)/) else { continue }
                found.insert("\(file.path) \(name.1)")
            }
        }
        return found
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

    @Test func `every reference that is not counted says what makes it valid`() throws {
        let (audited, stored) = (try auditedReferences(), storedReferences())
        #expect(!stored.isEmpty)
        let unknown = stored.subtracting(audited).sorted()
        #expect(unknown.isEmpty, "say in \(Self.list) what makes these valid:\n\(unknown.joined(separator: "\n"))")
        let gone = audited.subtracting(stored).sorted()
        #expect(gone.isEmpty, "take out of \(Self.list):\n\(gone.joined(separator: "\n"))")
    }
}
