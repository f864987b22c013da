import Foundation
import ProgramPackages
import ProgramSupport
import Projects
import SwiftSources
import Testing

struct PackageWriterTests {
    private let temporary: TemporaryFolder
    private let project: String
    private let cache: String

    init() throws {
        temporary = try TemporaryFolder()
        let folder = Files.resolved(temporary.url.path)
        (project, cache) = ("\(folder)/My \"App\"", "\(folder)/cache")
    }

    private func write(_ files: [String: String]) throws {
        for (place, text) in files {
            let url = URL(filePath: "\(project)/\(place)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    private func written(for platform: SourcePlatform = .ipad) throws -> WrittenProgram {
        let program = try ProjectFinder.program(at: project, ProjectRequest())
        return try PackageWriter.write(program, into: cache, for: platform)
    }

    private func text(_ place: String) throws -> String { try Files.text(of: "\(cache)/\(place)", megabytes: 1) }

    private func date(_ place: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: "\(cache)/\(place)")[.modificationDate] as? Date
    }

    /// Makes a file look as if it had been written long ago.
    private func age(_ place: String) throws {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: "\(cache)/\(place)")
    }

    @Test func `gives a module publishers of data where it uses them`() throws {
        try write(["A.swift": "let a = URLSession.shared.dataTaskPublisher(for: b)", "B.swift": "@main struct A {}"])
        let program = try written()
        let place = "package/Sources/My__App_/LiltNetworkPublishers.swift"
        #expect(try text(place).contains("struct DataTaskPublisher"))
        #expect(program.modules?.first?.sources.contains { $0.hasSuffix("/LiltNetworkPublishers.swift") } == true)
        try write(["A.swift": "1"])
        _ = try written()
        #expect(Files.kind(of: "\(cache)/\(place)") == nil)
    }

    @Test func `writes sources with their conditions decided, and only those that changed`() throws {
        try write(["A b.swift": "#if os(iOS)\n@main struct A {}\n#endif", "B/C.swift": "1", "D.swift": "2"])
        let program = try written()
        let sources = "package/Sources/My__App_"
        #expect(try text("\(sources)/A b.swift") == "\n@main struct A {}\n")
        #expect(program.origins["\(cache)/\(sources)/B/C.swift"] == "\(project)/B/C.swift")
        #expect(program.executable == "My__App_" && program.package == "\(cache)/package")
        for place in ["\(sources)/A b.swift", "\(sources)/B/C.swift", "package/Package.swift"] { try age(place) }
        try FileManager.default.removeItem(atPath: "\(project)/D.swift")
        try write(["B/C.swift": "3"])
        _ = try written()
        #expect(try date("\(sources)/A b.swift") == Date(timeIntervalSinceReferenceDate: 0))
        #expect(try date("package/Package.swift") == Date(timeIntervalSinceReferenceDate: 0))
        #expect(try text("\(sources)/B/C.swift") == "3")
        #expect(Files.kind(of: "\(cache)/\(sources)/D.swift") == nil)
        _ = try written(for: .linux)
        #expect(try text("\(sources)/A b.swift").hasPrefix("#if os(iOS)"))
    }

    @Test func `names the modules of a program without other parts`() throws {
        try write(["A.swift": "@main struct A: App {}", "b/C.swift": "2"])
        let sources = ["\(cache)/package/Sources/My__App_/A.swift", "\(cache)/package/Sources/My__App_/b/C.swift"]
        let modules = try #require(try written().modules)
        #expect(modules.map(\.name) == ["My__App_"] && modules.first?.sources == sources)
        #expect(modules.first?.isLibrary == false)
        try FileManager.default.removeItem(atPath: "\(project)/b")
        #expect(try written().modules?.first?.isLibrary == true)
        try FileManager.default.moveItem(atPath: "\(project)/A.swift", toPath: "\(project)/main.swift")
        #expect(try written().modules?.first?.isLibrary == false)
    }

    @Test func `a program with tests or a manifest of its own is left to SwiftPM`() throws {
        try write(["A.swift": "@main struct A {}", "MyTests/T.swift": "import Testing"])
        var request = ProjectRequest()
        request.includesTests = true
        let program = try ProjectFinder.program(at: project, request)
        #expect(try PackageWriter.write(program, into: cache, for: .ipad).modules == nil)
        try write(["Package.swift": "let package = Package(name: \"A\")"])
        #expect(try written().modules == nil)
    }

    @Test func `a folder that cannot be written is enough`() throws {
        try write(["A.swift": "@main struct A {}", "a.json": "{}"])
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: project)
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: "\(project)/A.swift")
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: project) }
        _ = try written()
        try FileManager.default.removeItem(atPath: "\(cache)/package/Sources/My__App_/A.swift")
        _ = try written()
        #expect(try FileManager.default.contentsOfDirectory(atPath: project).sorted() == ["A.swift", "a.json"])
    }

    @Test func `names assets, whatever their names hold`() throws {
        let injected = "a\") }; func evil() { print(\"\\(1)"
        try write([
            "A.swift": "@main struct A {}",
            "Assets.xcassets/my logo.imageset/Contents.json":
                "{ \"images\": [ { \"filename\": \"a.png\", \"idiom\": \"universal\" } ] }",
            "Assets.xcassets/custom.logo.fill.symbolset/Contents.json":
                "{ \"symbols\": [ { \"filename\": \"a.svg\", \"idiom\": \"universal\" } ] }",
            "Assets.xcassets/\(injected).imageset/Contents.json":
                "{ \"images\": [ { \"filename\": \"a.png\", \"idiom\": \"universal\" } ] }",
        ])
        _ = try written()
        let names = try text("package/Sources/My__App_/LiltAssetNames.swift")
        #expect(names.contains("static let myLogo = ImageResource(name: \"my logo\", bundle: Bundle.main)"))
        #expect(
            names.contains(
                "static let customLogoFill = ImageResource(name: \"custom.logo.fill\", bundle: Bundle.main)"))
        #expect(names.contains("static var customLogoFill: UIImage { UIImage(resource: .customLogoFill) }"))
        #expect(
            names.contains("ImageResource(name: \"a\\\") }; func evil() { print(\\\"\\\\(1)\", bundle: Bundle.main)"))
    }

    @Test func `a view gets a window, and texts of the project are literals in the manifest`() throws {
        try write([
            "View.swift": "struct A: View {}",
            "Inner.swiftpm/X.swift": "@main struct A {}",
            "Inner.swiftpm/Package.swift": """
            import AppleProductTypes
            .package(url: "https://x.org/a\u{1}$(touch x)", from: "1.0.0")
            """,
        ])
        _ = try written()
        #expect(try text("package/Sources/My__App_/LiltWindow.swift").contains("WindowGroup(\"A\") { A() }"))
        let program = try ProjectFinder.program(at: "\(project)/Inner.swiftpm", ProjectRequest())
        _ = try PackageWriter.write(program, into: cache, for: .ipad)
        #expect(
            try text("package/Package.swift").contains(
                #".package(url: "https://x.org/a\u{01}$(touch x)", from: "1.0.0")"#))
    }

    @Test func `copies packages with those that they depend on, also in circles`() throws {
        try write([
            "Package.swift":
                "let a = [.package(path: \"../Other\"), .package(name: \"x\", path: \"Inner\")]\n.executableTarget(name: \"Tool\")",
            "Code/Tool/main.swift": "#if os(iOS)\na\n#endif", "Code/Tool/data.bin": "x", ".git/config": "",
            "Inner/Package.swift": ".package(path: \"..\")", "../Other/Package.swift": "",
            "../Other/Sources/O/O.swift": "",
        ])
        let program = try written()
        let place = "Packages/0/My \"App\""
        #expect(program.package == "\(cache)/\(place)" && program.executable == "Tool" && program.librarySources == nil)
        #expect(try text("\(place)/Code/Tool/main.swift") == "\na\n")
        #expect(try text("\(place)/Code/Tool/data.bin") == "x")
        #expect(Files.kind(of: "\(cache)/\(place)/.git") == nil)
        let manifest = try text("\(place)/Package.swift")
        #expect(manifest.contains("/Packages/1/Inner\"") && manifest.contains("/Packages/2/Other\""))
        #expect(try text("Packages/1/Inner/Package.swift") == ".package(path: \"\(cache)/Packages/0/My \\\"App\\\"\")")
        #expect(program.origins["\(cache)/\(place)/Code/Tool/main.swift"] == "\(project)/Code/Tool/main.swift")
    }

    @Test func `what a compiler says names the user's own files`() throws {
        try write(["A b.swift": "@main struct A {}"])
        let copy = "\(cache)/package/Sources/My__App_/A b.swift"
        let program = try written()
        let paths = OwnPaths(of: program, in: cache, current: project)
        #expect(paths.line("\(copy):1:2: error: x.swift") == "A b.swift:1:2: error: x.swift")
        #expect(paths.line("in \(copy) and \(copy)") == "in A b.swift and A b.swift")
        #expect(paths.line("\(cache)/package/Other.swift:1") == "\(cache)/package/Other.swift:1")
        #expect(OwnPaths(of: program, in: cache, current: "/").line(copy) == String("\(project)/A b.swift".dropFirst()))
    }

    @Test func `a bundle has the executable, the resources and its list`() throws {
        try write([
            "A.swift": "@main struct A {}", "Assets.xcassets/x": "", "de.lproj/Localizable.strings": "",
            "Inter.ttf": "",
            "Other.otf": "",
            "Info.plist": "<plist><dict><key>UIAppFonts</key><array><string>Inter.ttf</string></array></dict></plist>",
        ])
        let program = try written()
        let products = "\(cache)/products"
        try FileManager.default.createDirectory(atPath: "\(products)/P_T.resources", withIntermediateDirectories: true)
        try Data("program".utf8).write(to: URL(filePath: "\(products)/My__App_"))
        let bundle = try ApplicationBundle(of: program, named: "My__App_", in: cache, products: products)
        #expect(bundle.executable == "\(cache)/My__App_.app/My__App_")
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(cache)/My__App_.app").sorted()
        #expect(
            names == [
                "Assets.xcassets", "Info.plist", "Inter.ttf", "My__App_", "Other.otf", "P_T.resources", "de.lproj",
            ])
        #expect(
            try text("My__App_.app/Info.plist").contains("<key>CFBundleExecutable</key>\n  <string>My__App_</string>"))
        #expect(try text("fonts.conf").contains("<dir>\(cache)/fonts</dir>"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(cache)/fonts") == ["0-Inter.ttf"])
        try FileManager.default.removeItem(atPath: "\(project)/Other.otf")
        _ = try ApplicationBundle(of: try written(), named: "My__App_", in: cache, products: products)
        #expect(Files.kind(of: "\(cache)/My__App_.app/Other.otf") == nil)
    }

    @Test func `the cache has its place by the user's variables`() {
        #expect(ProgramCache(environment: ["XDG_CACHE_HOME": "/c", "HOME": "/h"])?.folder == "/c/lilt")
        #expect(ProgramCache(environment: ["XDG_CACHE_HOME": "c", "HOME": "/h"])?.folder == "/h/.cache/lilt")
        #expect(ProgramCache(environment: [:]) == nil)
        let cache = ProgramCache(environment: ["HOME": "/h"])
        #expect(cache?.program("/a/Größe $(x)") != cache?.program("/b/Größe $(x)"))
        #expect(cache?.program("/a/Gr e").hasPrefix("/h/.cache/lilt/programs/Gr-e-") == true)
    }

    @Test func `no place leads out of a folder of the cache`() {
        var folder = CacheFolder(cache)
        for place in ["../a", "a/../../b", "/a", "", "a//b", "a/./b", "a\0b"] {
            #expect(throws: CacheError.badPlace(place)) { try folder.write("", to: place) }
        }
    }
}
