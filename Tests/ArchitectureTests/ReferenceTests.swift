import Foundation
import ProgramSupport
import Testing

/// Rules, decisions and files that comments, tests and pages name are in the repository.
struct ReferenceTests {
    @Test func `every rule that is named is in the specification`() {
        let rules = Self.rules
        #expect(rules.count > 380, "only \(rules.count) rules were read")
        #expect(Self.unresolved(/\bS\d+\.\d+\b/) { rules.contains(String($0)) }.isEmpty)
    }

    @Test func `every rule has one place, in its own chapter`() throws {
        var seen: Set<String> = []
        for page in Self.chapters {
            let chapter = try #require(page.text.prefixMatch(of: #/# (S\d+) /#)).1
            for rule in page.text.matches(of: /<a id="s([\d.]+)"><\/a>\*\*(S[\d.]+)\*\*/) {
                #expect(
                    "S\(rule.1)" == rule.2 && rule.2.hasPrefix("\(chapter).") && seen.insert(String(rule.2)).inserted)
            }
        }
    }

    @Test func `every decision that is named is there`() throws {
        let folder = PackageFolder.url.appending(path: "docs/decisions")
        let numbers = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path).map { $0.prefix(4) })
        #expect(Self.unresolved(/[Dd]ecisions?[ \/](\d{4})/) { numbers.contains($0.suffix(4)) }.isEmpty)
    }

    @Test func `every file that is named is there`() {
        // Files of the reader's own project, in the tutorials.
        let others = ["Sources/Hello", "Tests/tour.script"]
        let added = Set(RecipeTests.recipes.flatMap { $0.additions.keys })
        let path = /(?:^|[\s(`"\[])((?:Sources|Tests|docs|scripts|protocols|assets)\/[\w+\/.-]*\w)(?![\w*…])/
        let broken = Self.unresolved(path) { match in
            let name = match.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n(`\"["))
            return others.contains { name.hasPrefix($0) } || added.contains(name)
                || FileManager.default.fileExists(atPath: PackageFolder.url.appending(path: name).path)
        }
        #expect(broken.isEmpty)
    }

    @Test func `every Swift file that the architecture names is there`() throws {
        let page = try String(contentsOf: PackageFolder.url.appending(path: "docs/architecture.md"), encoding: .utf8)
        let files = Set(SourceFile.all(under: "Sources").map { String($0.path.split(separator: "/").last ?? "") })
        let named = page.matches(of: /`([\w+-]+\.swift)`/).map { String($0.1) }
        #expect(named.count > 15)
        #expect(named.filter { !files.contains($0) }.isEmpty)
    }

    // MARK: Reading

    private struct Text {
        /// Path from the package's folder.
        let path: String
        let text: String
    }

    /// All text that people read: sources, tests, scripts, pages.
    private static let texts: [Text] = {
        let root = PackageFolder.url
        let folders = ["Sources", "Tests", "docs", "scripts", "protocols", "assets/symbols"]
        let paths = folders.flatMap { folder in
            (FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap { $0 as? String }
                ?? [])
                .map { "\(folder)/\($0)" }
        }
        return (paths.sorted() + ["README.md", "Package.swift"]).compactMap { path in
            guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else { return nil }
            return Text(path: path, text: text)
        }
    }()

    private static var chapters: [Text] {
        texts.filter { $0.path.hasPrefix("docs/specification/") && !$0.path.hasSuffix("README.md") }
    }

    private static var rules: Set<String> {
        Set(chapters.flatMap { page in page.text.matches(of: /\*\*(S\d+\.\d+)\*\*/).map { String($0.1) } })
    }

    /// Matches that do not resolve, as `path: match`.
    private static func unresolved<Output>(
        _ expression: Regex<Output>, _ isThere: (Substring) -> Bool
    ) -> [String] {
        texts.flatMap { text in
            text.text.matches(of: expression).map { text.text[$0.range] }.filter { !isThere($0) }
                .map { "\(text.path): \($0)" }
        }
    }
}
