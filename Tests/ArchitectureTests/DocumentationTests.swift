import Foundation
import ProgramSupport
import Testing

/// Documentation pages agree with the repository: links, lists of pages, variables, and what is said to be missing.
struct DocumentationTests {
    @Test func `every link of a page leads to a file`() throws {
        let pages = try Page.all()
        #expect(pages.count > 20, "only \(pages.count) pages were seen")
        let broken = pages.flatMap { page in
            page.links.filter { !FileManager.default.fileExists(atPath: $0.path) }
                .map { "\(page.path): \($0.lastPathComponent)" }
        }
        #expect(broken.isEmpty, "\(broken.joined(separator: "\n"))")
    }

    @Test func `every page is named where pages are listed`() throws {
        let list = try #require(try Page.all().first { $0.path == "docs/README.md" })
        let named = Set(list.links.map(\.lastPathComponent))
        let pages = try Page.all().map(\.path).filter { $0.hasPrefix("docs/") && $0.split(separator: "/").count == 2 }
        let forgotten = pages.filter { $0 != list.path && !named.contains(String($0.dropFirst("docs/".count))) }
        #expect(forgotten.isEmpty, "not in \(list.path): \(forgotten.joined(separator: ", "))")
    }

    @Test func `every variable that a program obeys is in the table of them, and no other`() throws {
        let page = try #require(try Page.all().first { $0.path == "docs/first-program.md" })
        let table = page.text.split(separator: "\n").filter { $0.hasPrefix("| `LILT_") }.joined()
        let source = try String(
            contentsOf: PackageFolder.url.appending(path: "Sources/Runtime/Options/RuntimeOptions.swift"),
            encoding: .utf8)
        let obeyed = Set(source.matches(of: /"(LILT_[A-Z_]+)"/).map { String($0.1) })
        #expect(obeyed.contains("LILT_HOST"))
        #expect(Set(table.matches(of: /LILT_[A-Z_]+/).map { String($0.0) }) == obeyed)
    }

    @Test func `what is said not to be there is not there`() throws {
        let page = try #require(try Page.all().first { $0.path == "docs/differences.md" })
        let missing = try #require(page.text.components(separatedBy: "## Not there\n").last)
        let names = missing.split(separator: "\n").filter { $0.hasPrefix("* ") }
            .flatMap { $0.prefix { $0 != ":" }.matches(of: /`(\.?)(\w+)`/) }
            .map { (isMember: !$0.1.isEmpty, name: String($0.2)) }
        #expect(names.contains { $0.name == "userActivity" })
        let declared = Set(
            SourceFile.all(under: "Sources/Views").flatMap { file in
                file.code.split(separator: "\n").filter { $0.contains("public") }
                    .flatMap { $0.matches(of: /\b(func|struct|class|enum|protocol|typealias)\s+(\w+)/) }
                    .map { $0.1 == "func" ? ".\($0.2)" : String($0.2) }
            })
        #expect(declared.contains("Color") && declared.contains(".padding"))
        let there = names.map { $0.isMember ? ".\($0.name)" : $0.name }.filter(declared.contains)
        #expect(there.isEmpty, "\(page.path) says that this is not there: \(there.joined(separator: ", "))")
    }
}

/// A documentation page.
private struct Page {
    /// Path from the package's folder.
    let path: String
    let text: String

    /// Files that the page links to; links to other sites are left out.
    var links: [URL] {
        let folder = PackageFolder.url.appending(path: path).deletingLastPathComponent()
        let targets =
            text.matches(of: /\]\(([^)\s#]+)/).map { String($0.1) }
            + text.matches(of: /src(?:set)?="([^"]+)"/).map { String($0.1) }
        return targets.filter { !$0.contains("://") }.map { folder.appending(path: $0).standardizedFileURL }
    }

    /// The package's README and all pages below `docs`.
    ///
    /// - Returns: The pages, in the order of their paths.
    /// - Throws: An error of reading a file.
    static func all() throws -> [Page] {
        let root = PackageFolder.url
        let files = FileManager.default.enumerator(atPath: root.appending(path: "docs").path)
        let paths = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }.sorted()
        return try (["README.md"] + paths.map { "docs/\($0)" }).map { path in
            Page(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
        }
    }
}
