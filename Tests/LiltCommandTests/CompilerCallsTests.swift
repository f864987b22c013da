import Foundation
import LiltCommand
import ProgramPackages
import Projects
import Testing

/// Calls of the compiler for programs of modules.
struct CompilerCallsTests {
    private let calls = CompilerCalls(
        compiler: "/t/swiftc", compilerOptions: ["-I", "/l/modules"], linkerOptions: ["-lLiltLibrary"], folder: "/c")

    private func module(_ change: (inout ModuleSettings) -> Void = { _ in }, isLibrary: Bool = false) -> WrittenModule {
        var settings = ProgramModule(name: "App", kind: .application).settings
        change(&settings)
        return WrittenModule(
            name: "App", sources: ["/p/A b.swift", "/p/C/D.swift"], settings: settings, modules: ["Kit"],
            isLibrary: isLibrary)
    }

    @Test func `a module's compilation has its sources, its settings and the library`() {
        let compilation = calls.compilation(
            of: module {
                $0.languageMode = 6
                $0.conditions = ["EXTRA"]
                $0.isMainActorDefault = true
                $0.upcomingFeatures = ["ExistentialAny"]
            }, needing: ["Kit"], isImported: false)
        #expect(compilation.name == "App" && compilation.arguments.first == "/t/swiftc")
        #expect(compilation.inputs == ["/p/A b.swift", "/p/C/D.swift", "/c/module.interfaces/Kit.swiftmodule"])
        #expect(compilation.outputs == ["/c/App.build/A b.swift.o", "/c/App.build/D.swift.o"])
        let text = compilation.arguments.joined(separator: " ")
        for part in [
            "-swift-version 6", "-DEXTRA", "-DDEBUG", "-default-isolation MainActor",
            "-enable-upcoming-feature ExistentialAny", "-I /l/modules", "-I /c/module.interfaces",
            "/p/A b.swift /p/C/D.swift",
        ] {
            #expect(text.contains(part))
        }
        #expect(!text.contains("-emit-module") && !text.contains("-parse-as-library"))
    }

    @Test func `a module that others import has an interface`() {
        let compilation = calls.compilation(of: module(isLibrary: true), needing: [], isImported: true)
        #expect(compilation.outputs.last == "/c/module.interfaces/App.swiftmodule")
        #expect(compilation.objects.count == 2)
        #expect(compilation.arguments.contains("-emit-module") && compilation.arguments.contains("-parse-as-library"))
    }

    @Test func `a module of a package is compiled as one of it, with its bundle if it has one`() {
        let module = WrittenModule(
            name: "Kit", sources: ["/p/K.swift"], settings: ModuleSettings(), modules: [], isLibrary: true,
            package: "weather ui", hasBundle: true)
        let arguments = calls.compilation(of: module, needing: [], isImported: true).arguments
        #expect(arguments.contains("-DSWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE"))
        #expect(!arguments.contains("-DSWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE"))
        #expect(arguments.firstIndex(of: "-package-name").map { arguments[$0 + 1] } == "weather ui")
    }

    @Test func `the list of files names an object for each source`() throws {
        let data = Data(try calls.fileMapText(of: module()).utf8)
        let map = try JSONDecoder().decode([String: [String: String]].self, from: data)
        #expect(map["/p/A b.swift"]?["object"] == "/c/App.build/A b.swift.o")
        #expect(map["/p/C/D.swift"]?["swift-dependencies"] == "/c/App.build/D.swift.swiftdeps")
        #expect(map[""]?["swift-dependencies"] == "/c/App.build/module.swiftdeps")
    }

    @Test func `an executable is linked from objects and the library`() {
        let arguments = calls.linking(of: ["/c/A.o", "/c/B.o"], to: "/c/App")
        #expect(arguments.suffix(4) == ["/c/A.o", "/c/B.o", "-Xlinker", "-lLiltLibrary"])
        #expect(arguments.contains("-emit-executable") && arguments.contains("/c/App"))
    }
}
