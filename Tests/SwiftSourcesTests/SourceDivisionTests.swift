import Foundation
import SwiftSources
import Testing

/// Divisions of sources into groups of declarations.
struct SourceDivisionTests {
    /// Names of the groups of a text; nil if it is not divided.
    private func names(_ text: String, elsewhere: Set<String> = []) -> [String]? {
        SourceDivision(of: text, elsewhere: elsewhere)?.groups.map(\.name)
    }

    @Test func `every declaration is a group`() {
        let text = """
            import SwiftUI
            @MainActor
            final class Store: ObservableObject {
                @Published var items = ["}"]
            }
            struct Row:
                View,
                @unchecked Sendable
            {
                var body: some View { Text("a") }
            }
            let margin =
                12
            func make() -> Int { 1 }
            typealias Name = String
            #Preview("a") { Row() }
            """
        #expect(names(text) == ["Store", "Row", "margin", "make", "Name", ""])
    }

    @Test func `types stay with their extensions and previews together`() {
        let text = """
            struct A { private var x = 1 }
            struct B {}
            extension A: Equatable { var y: Int { x } }
            #Preview { A() }
            extension B {}
            #Preview { B() }
            """
        #expect(names(text) == ["A", "B", ""])
        #expect(SourceDivision(of: text)?.groups.map(\.ranges.count) == [2, 2, 2])
    }

    @Test func `hidden names that are used elsewhere stay with their users`() {
        let text = """
            struct Page { var row = Row() }
            struct Other {}
            private struct Row { fileprivate func act() {} }
            struct User { func use(_ page: Page) { page.row.act() } }
            """
        // `act` stays a member of its file; `Row` is opened if no other file has the name.
        #expect(names(text) == ["Page", "Other", "Row"])
        #expect(names(text, elsewhere: ["Row"]) == ["Page", "Other"])
    }

    @Test func `private declarations are opened in their part`() throws {
        let text =
            "import SwiftUI\nprivate struct Row {}\nstruct Page { var row: Row? }\nprivate extension Page { func f() {} }\n"
        let division = try #require(SourceDivision(of: text))
        #expect(division.groups.map(\.name) == ["Row", "Page"])
        let parts = division.groups.map { division.text(of: [$0], in: "/x/Page.swift") }
        #expect(parts[0].contains("        struct Row {}"))
        #expect(parts[1].contains("        extension Page"))
        #expect(parts.allSatisfy { $0.hasPrefix("import SwiftUI\n") })
    }

    @Test func `declarations that mention hidden ones stay hidden`() {
        // Opened, `Row` would show a type that is not.
        let text = """
            struct Page { fileprivate struct Kind {} }
            private struct Row { let kind: Page.Kind }
            struct Other {}
            """
        #expect(names(text) == ["Page", "Other"])
    }

    @Test(arguments: [
        "import SwiftUI\nprint(1)\nstruct A {}\nstruct B {}\n",
        "struct A {}\nprivate func + (a: A, b: A) -> A { a }\nstruct B {}\n",
        "#if DEBUG\nimport SwiftUI\n#endif\nstruct A {}\nstruct B {}\n",
        "struct A {\nstruct B {}\n",
        "struct A {}\n",
        "",
    ])
    func `doubtful texts are not divided`(text: String) {
        // Statements belong to the declaration before them, where the compiler refuses them as it does in the whole.
        let names = names(text)
        #expect(names == nil || text.contains("print") && names == ["A", "B"])
    }

    @Test func `conditions are one group`() {
        let text = """
            struct A {}
            #if DEBUG
            struct B {}
            #else
            enum B { case c }
            #endif
            struct C { let b = B() }
            """
        #expect(names(text) == ["A", "B"])
    }

    @Test func `lines keep their numbers`() throws {
        let text = (1...30).map { $0 == 1 ? "import SwiftUI" : "let line\($0) = \($0)" }.joined(separator: "\n")
        let division = try #require(SourceDivision(of: text))
        let picked = [division.groups[3], division.groups[4], division.groups[20]]
        var line = 0
        var seen: [String: Int] = [:]
        for text in division.text(of: picked, in: "/a \"b\"/c.swift").split(
            separator: "\n", omittingEmptySubsequences: false)
        {
            line += 1
            if text.hasPrefix("#sourceLocation") {
                #expect(text.hasPrefix(#"#sourceLocation(file: "/a \"b\"/c.swift", line: "#))
                line = (text.split(separator: " ").last.flatMap { Int($0.dropLast()) } ?? 0) - 1
            } else if text.hasPrefix("let ") {
                seen[String(text.dropFirst(8).prefix { $0 != " " })] = line
            }
        }
        #expect(seen == ["5": 5, "6": 6, "22": 22])
    }

    @Test func `content is that of moved declarations`() throws {
        let one = try #require(SourceDivision(of: "struct A {}\n// b\nstruct B { var x = 1 }\n"))
        let other = try #require(SourceDivision(of: "struct A { }\n\n\nstruct B { var x = 1 }"))
        #expect(one.content(of: [one.groups[1]]) == other.content(of: [other.groups[1]]))
        #expect(one.content(of: [one.groups[0]]) != other.content(of: [other.groups[0]]))
    }

    /// Nothing of a text is lost or doubled: our own sources, divided, have all their words.
    @Test func `parts of our sources have all their words`() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Controls")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        var divided = 0
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            guard let division = SourceDivision(of: text) else { continue }
            divided += 1
            let part = division.text(of: division.groups, in: file.path).split(separator: "\n")
                .filter { !$0.hasPrefix("#sourceLocation") }.joined(separator: "\n")
            #expect(words(part) == words(text), "\(file.path)")
        }
        #expect(divided > 50)
    }

    /// Words of a text's code, without the one by which declarations are opened.
    private func words(_ text: String) -> [Substring] {
        String(decoding: ScannedSource(text).code, as: UTF8.self)
            .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0 != "private" && $0 != "fileprivate" }
    }
}
