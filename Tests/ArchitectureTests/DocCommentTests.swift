import Foundation
import ProgramSupport
import Testing

/// Every public symbol of the modules that programs see has a doc comment.
struct DocCommentTests {
    /// Modules that programs see through SwiftUI, but those with few public symbols or with C libraries behind them.
    private static let modules = [
        "AnimationCore", "Combine", "Geometry", "LayerTree", "ViewGraph", "Views", "Controls", "Navigation", "Lists",
        "Tables", "Tabs", "MenuBars", "UIKitCore", "UniformTypeIdentifiers", "CoreTransferable", "FileDialogs",
        "Documents",
    ]

    @Test(arguments: modules)
    func `every public symbol has a doc comment`(module: String) async throws {
        let graphs = try await SymbolGraph.all(of: module)
        #expect(graphs.contains { $0.symbols.count > 20 }, "no symbols of \(module) were seen")
        let silent = graphs.flatMap(\.undocumented).sorted()
        #expect(silent.isEmpty, "without a doc comment:\n\(silent.joined(separator: "\n"))")
    }

    /// SwiftUI shows programs all modules at once: a name that two of them declare for one type is ambiguous there.
    @Test func `no two modules declare one name for a type`() async throws {
        var modules: [String: Set<String>] = [:]
        for module in Self.modules {
            for symbol in try await SymbolGraph.all(of: module).flatMap(\.symbols) where symbol.pathComponents.count > 1
            {
                let words = (symbol.declarationFragments ?? []).map(\.spelling).joined()
                // Two names of one type are one type.
                if words.hasPrefix("typealias") { continue }
                modules[symbol.pathComponents.joined(separator: ".") + " as " + words, default: []].insert(module)
            }
        }
        #expect(modules.count > 1_000)
        let shared = modules.filter { $0.value.count > 1 }.map { "\($0.key) in \($0.value.sorted())" }.sorted()
        #expect(shared.isEmpty, "declared by two modules:\n\(shared.joined(separator: "\n"))")
    }

    @Test func `what keeps a requirement's promise has its comment, and what the compiler made needs none`() throws {
        let graph = try JSONDecoder().decode(
            SymbolGraph.self,
            from: Data(
                """
                {"symbols": [
                    {"identifier": {"precise": "a"}, "pathComponents": ["A"], "docComment": {"lines": []}},
                    {"identifier": {"precise": "b"}, "pathComponents": ["A", "b"], "location": {"uri": "file:///x/B.swift"}},
                    {"identifier": {"precise": "c"}, "pathComponents": ["A", "c"], "location": {"uri": "file:///x/B.swift"}},
                    {"identifier": {"precise": "d"}, "pathComponents": ["A", "d"]}],
                 "relationships": [
                    {"source": "b", "kind": "memberOf", "sourceOrigin": {"displayName": "P.b"}},
                    {"source": "c", "kind": "memberOf"}]}
                """.utf8))
        #expect(graph.undocumented == ["B.swift: A.c"])
    }

    @Test(arguments: ["Sources", "assets"])
    func `every declaration that throws says what it throws, and when`(folder: String) {
        let files = SourceFile.all(under: folder).filter { $0.code.contains("throws") }
        #expect(files.contains { !ThrowingDeclarations(of: $0).places.isEmpty }, "no declaration of \(folder) was seen")
        let silent = files.flatMap { ThrowingDeclarations(of: $0).undocumented }
        #expect(
            silent.isEmpty,
            "add \"- Throws: …\", with the error and its cause, to the doc comments of:\n\(silent.joined(separator: "\n"))"
        )
    }

    @Test func `functions, initialisers and accessors that throw are found, with the comments above them`() {
        let file = SourceFile(
            path: "x",
            text: """
                /// Reads.
                ///
                /// - Returns: The text.
                /// - Throws: `ReadError` if the file is gone.
                @discardableResult
                func a() throws -> Int {
                    func b<T>(
                        _ body: (T) -> Void
                    ) async throws(ReadError) {}
                    let c = { () throws(ReadError) in try T.init(1) }
                    return c()
                }
                /// - Throws:
                init?(_ d: Int) throws {}
                /// Takes what throws, throws nothing itself.
                func e(_ body: () throws -> Void) {}
                /// Says nothing of errors.
                var f: Int {
                    get async throws { 1 }
                }
                // func g() throws
                /// - Throws: Errors of `body`.
                static func == (_ body: () throws -> Void) rethrows {}
                """)
        let found = ThrowingDeclarations(of: file)
        #expect(found.places.map { $0 + 1 } == [6, 7, 14, 18, 23])
        #expect(
            found.undocumented == ["x:7: func b<T>(", "x:14: init?(_ d: Int) throws {}", "x:18: var f: Int {"])
    }
}

/// Public symbols of a module, decoded from the compiler's symbol graph.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Comment: Decodable {}
        struct Fragment: Decodable { let spelling: String }
        struct Location: Decodable { let uri: String }

        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]?
        let docComment: Comment?
        /// Source location; nil for symbols that the compiler synthesised.
        let location: Location?
    }

    struct Relationship: Decodable {
        struct Origin: Decodable {}

        let source: String
        let kind: String
        /// The requirement whose documentation the symbol inherits; nil if it inherits none.
        let sourceOrigin: Origin?
    }

    let symbols: [Symbol]
    let relationships: [Relationship]

    /// Public symbols without a doc comment, as `File.swift: Type.member`.
    var undocumented: [String] {
        let explained = Set(
            relationships.filter { $0.sourceOrigin != nil || $0.kind == "defaultImplementationOf" }.map(\.source))
        return symbols.compactMap { symbol in
            guard symbol.docComment == nil, let location = symbol.location,
                !explained.contains(symbol.identifier.precise)
            else { return nil }
            let file = location.uri.split(separator: "/").last.map(String.init) ?? location.uri
            return "\(file): \(symbol.pathComponents.joined(separator: "."))"
        }
    }

    /// Symbol graphs of `module` itself and of its extensions of other modules.
    ///
    /// - Returns: The decoded graphs.
    /// - Throws: Errors of running the extraction tool or of decoding.
    static func all(of module: String) async throws -> [SymbolGraph] {
        let folder = try TemporaryFolder()
        #if arch(x86_64)
            let architecture = "x86_64"
        #else
            let architecture = "aarch64"
        #endif
        let result = try await Program(
            URL(filePath: "/usr/bin/env"),
            [
                "swift", "symbolgraph-extract", "-module-name", module, "-output-dir", folder.url.path, "-target",
                "\(architecture)-unknown-linux-gnu",
                "-minimum-access-level", "public", "-skip-synthesized-members",
            ] + BuiltProducts.moduleOptions
        ).run(limit: 120)
        try #require(result.ending == .exited(0), "\(result.errorText)")
        return try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
            .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
    }
}
