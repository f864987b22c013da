import Foundation
import ProgramSupport
import Testing

struct ImportTests {
    @Test(arguments: ModuleTable.entries.map(\.module))
    func `a module imports what the table allows, and nothing else`(module: String) throws {
        let entry = try #require(ModuleTable.entries.first { $0.module == module })
        let files = SourceFile.all(under: entry.folder)
        #expect(!files.isEmpty, "no file of \(module) was seen in \(entry.folder)")
        for file in files {
            let surplus = file.imports.subtracting(entry.imports).sorted()
            #expect(surplus.isEmpty, "\(file.path) imports \(surplus.joined(separator: ", "))")
        }
    }

    @Test func `every folder of Sources is a module of the table`() throws {
        let sources = PackageFolder.url.appendingPathComponent("Sources")
        let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
        let known = Set(ModuleTable.entries.map(\.module)).union(ModuleTable.cModules).union(["Plugins"])
        #expect(Set(folders.filter { !$0.hasPrefix(".") }).subtracting(known).isEmpty)
    }

    @Test func `the table itself points down only`() {
        // A module may import only modules above it in the list, so there is no cycle.
        var above: Set<String> = []
        let ours = Set(ModuleTable.entries.map(\.module))
        for entry in ModuleTable.entries {
            let upward = entry.imports.intersection(ours).subtracting(above)
            #expect(upward.isEmpty, "\(entry.module) would import \(upward.sorted()) from above it")
            above.insert(entry.module)
        }
    }

    @Test func `imports are found in every form, and nowhere else`() {
        let code = """
            @_exported public import A
            @_spi(Engine) package import B.C
            import struct D.E
            // import F
            let text = "import G"; let more = \"\"\"
              import H
            \"\"\"
            /* import I /* */ import J */
            @testable import K
            important import L
            """
        let file = SourceFile(path: "x", text: code)
        #expect(file.imports == ["A", "B", "D", "K"])
    }

    /// `lilt` compiles programs against these modules; one that is missing is missed only when a program is compiled.
    @Test func `the library that lilt installs has every module of the table`() throws {
        let file = "Sources/Projects/Programs/ModuleName.swift"
        let text = try String(contentsOf: PackageFolder.url.appending(path: file), encoding: .utf8)
        let list = try #require(text.firstMatch(of: /static let library: Set<String> = \[([^\]]*)\]/)).1
        let listed = Set(list.matches(of: /"(\w+)"/).map { String($0.1) })
        let modules = Set(ModuleTable.entries.map(\.module))
            .subtracting(ModuleTable.programs).subtracting(ModuleTable.cModules)
        #expect(listed == modules, "\(file): \(listed.symmetricDifference(modules).sorted())")
    }
}
