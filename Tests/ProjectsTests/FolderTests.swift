import Foundation
import Projects
import SwiftSources
import Testing

struct FolderTests {
    private static let app = "import SwiftUI\n@main struct A: App {}"

    @Test func `a plain folder is one program`() throws {
        let folder = try ProjectFolder(
            "Mein schönes Programm",
            [
                "App.swift": Self.app, "Views/Über uns.swift": "struct B: View {}", "Unit-Tests/T.swift": "",
                "AppTests/T.swift": "",
                "Assets.xcassets/Contents.json": "{}", "de.lproj/Localizable.strings": "", "Data/list.json": "",
                "README.md": "", "Old.m": "", "Inner/Package.swift": "", "Inner/X.swift": "", ".build/x.swift": "",
                "Pods/P.swift": "", "Info.plist": "<plist><dict><key>a</key><string>b</string></dict></plist>",
                "GoogleService-Info.plist": "",
            ])
        let before = folder.state
        let module = try #require(try folder.modules().first)
        #expect(module.name == "Mein_schönes_Programm" && module.windowOf == nil && module.kind == .application)
        #expect(module.sources.map(\.place) == ["App.swift", "Views/Über uns.swift"])
        #expect(
            module.resources.map(\.place) == [
                "Assets.xcassets", "list.json", "GoogleService-Info.plist", "de.lproj/Localizable.strings",
            ])
        #expect(module.info == ["a": .text("b")])
        let remarks = try folder.program().remarks
        #expect(
            remarks == [
                "left out, sources that only Apple's tools compile: Old.m",
                "left out, folders with a project of their own: Inner",
            ])
        #expect(folder.state == before)
    }

    @Test func `folders are named in which a new file belongs to the program`() throws {
        let folder = try ProjectFolder([
            "App.swift": Self.app, "Views/Rows/R.swift": "", ".git/x": "", "DerivedData/x": "",
            "A.xcassets/B.colorset/C": "",
        ])
        try FileManager.default.createDirectory(atPath: "\(folder.path)/Empty", withIntermediateDirectories: false)
        let folders = try folder.program().folders
        #expect(folders == [folder.path])
        let all = ["", "/A.xcassets", "/A.xcassets/B.colorset", "/Empty", "/Views", "/Views/Rows"]
        #expect(FolderTree.folders(below: folders).sorted() == all.map { folder.path + $0 })
        #expect(FolderTree.files(below: ["\(folder.path)/A.xcassets"]) == ["\(folder.path)/A.xcassets/B.colorset/C"])
        #expect(try folder.program("App.swift").folders.isEmpty)
    }

    @Test func `a folder of views gets a window`() throws {
        let folder = try ProjectFolder(["A.swift": "struct A: View {}", "B.swift": "struct ContentView: View {}"])
        #expect(try folder.modules().first?.windowOf == "ContentView")
        let none = try ProjectFolder(["A.swift": "struct A {}"])
        #expect(throws: ProjectError.noProgram(file: none.path)) { try none.program() }
    }

    @Test func `a file with previews needs neither a program nor a view`() throws {
        let folder = try ProjectFolder(["A.swift": "#Preview { Text(\"a\") }"])
        for place in ["", "/A.swift"] {
            #expect(throws: ProjectError.noProgram(file: folder.path + place)) {
                try ProjectFinder.program(at: folder.path + place, ProjectRequest())
            }
            var request = ProjectRequest()
            request.isPreview = true
            guard case .modules(let modules, _) = try ProjectFinder.program(at: folder.path + place, request).content
            else {
                Issue.record("no modules")
                continue
            }
            #expect(modules.map(\.kind) == [.library] && modules.first?.windowOf == nil)
        }
    }

    @Test func `views that are previewed get no window of the program`() throws {
        let folder = try ProjectFolder(["A.swift": "struct A: View {}"])
        for place in ["", "/A.swift"] {
            let module = try folder.modules(place) { $0.isPreview = true }.first
            #expect(module?.windowOf == nil && module?.kind == .application)
        }
    }

    @Test func `platform conditions decide which program there is`() throws {
        let text = "#if os(macOS)\n@main struct A: App {}\n#else\nstruct B: View {}\n#endif"
        let folder = try ProjectFolder(["A.swift": text])
        #expect(try folder.modules().first?.windowOf == "B")
        #expect(try folder.modules("") { $0.platform = .macos }.first?.windowOf == nil)
    }

    @Test func `a single file is a program`() throws {
        let folder = try ProjectFolder([
            "Card.swift": "struct Other: View {}\nstruct Card: View {}", "main.swift": Self.app,
            "none.swift": "let a = 1",
        ])
        let card = try #require(try folder.modules("Card.swift").first)
        #expect(card.windowOf == "Card" && card.sources.map(\.place) == ["Card.swift"])
        #expect(try folder.modules("main.swift").first?.sources.map(\.place) == ["Main.swift"])
        #expect(throws: ProjectError.noProgram(file: "\(folder.path)/none.swift")) { try folder.program("none.swift") }
    }

    @Test func `symbolic links do not lead out of the folder, or in circles`() throws {
        let outside = try ProjectFolder(["secret.swift": "", "secret.json": ""])
        let folder = try ProjectFolder(["App.swift": Self.app, "Real/data.json": ""])
        try folder.link("Circle", to: ".")
        try folder.link("Out", to: outside.path)
        try folder.link("out.swift", to: "\(outside.path)/secret.swift")
        try folder.link("broken.swift", to: "nowhere")
        try folder.link("inside.json", to: "Real/data.json")
        let module = try #require(try folder.modules().first)
        #expect(module.sources.map(\.place) == ["App.swift"])
        #expect(module.resources.map(\.place) == ["data.json", "inside.json"])
        let links = "left out, symbolic links that lead out of the folder: Circle, Out, broken.swift, out.swift"
        #expect(try folder.program().remarks == [links])
    }

    @Test func `names are never taken for code`() throws {
        let name = "$(touch x); \"`a` 'b' \\(c)"
        let folder = try ProjectFolder(["\(name).swift": Self.app, "\(name).json": ""])
        let module = try #require(try folder.modules().first)
        #expect(module.sources.map(\.place) == ["\(name).swift"] && module.resources.map(\.place) == ["\(name).json"])
    }

    @Test func `errors say what is wrong`() throws {
        let folder = try ProjectFolder(["A.swift": Self.app, "B.swift": Self.app, "a.txt": "", "Empty/x.txt": ""])
        #expect(throws: ProjectError.severalPrograms(folder: folder.path, ["A.swift", "B.swift"])) {
            try folder.program()
        }
        #expect(throws: ProjectError.nothing(path: "\(folder.path)/no")) { try folder.program("no") }
        #expect(throws: ProjectError.noSources(folder: "\(folder.path)/a.txt")) { try folder.program("a.txt") }
        #expect(throws: ProjectError.noSources(folder: "\(folder.path)/Empty")) { try folder.program("Empty") }
        try folder.write(String(repeating: " ", count: 9 << 20), to: "Big/big.swift")
        #expect(throws: ProjectError.tooLarge(path: "\(folder.path)/Big/big.swift", limit: "8 MB")) {
            try folder.program("Big")
        }
        #expect("\(ProjectError.nothing(path: "a\nb"))" == "there is no file or folder \"a\\nb\"")
    }

    @Test func `a playground's manifest is read, not executed`() throws {
        let folder = try ProjectFolder(
            "Play.swiftpm",
            [
                "Package.swift": """
                import AppleProductTypes
                let package = Package(name: "Play", products: [
                    .iOSApplication(name: "My Play", targets: ["AppModule"], bundleIdentifier: "a.b.c",
                        appIcon: .asset("Icon"))],
                    dependencies: [.package(path: "../Shared"), /* .package(path: "no") */
                        .package(url: "https://example.com/a/Tools.git", .upToNextMajor(from: "1.2.0")),
                        .package(url: "https://example.com/b", branch: version)],
                    targets: [.executableTarget(name: "AppModule", dependencies: [
                        .product(name: "Tools", package: "Tools")], path: ".")])
                """,
                "MyApp.swift": Self.app, "Assets.xcassets/Contents.json": "",
            ])
        let program = try folder.program()
        guard case .modules(let modules, let packages) = program.content else {
            Issue.record()
            return
        }
        let module = try #require(modules.first)
        #expect(module.sources.map(\.place) == ["MyApp.swift"] && module.resources.map(\.place) == ["Assets.xcassets"])
        #expect(module.info == ["CFBundleIdentifier": .text("a.b.c"), "CFBundleDisplayName": .text("My Play")])
        #expect(module.products == [PackageProduct(name: "Tools", package: "Tools")])
        let shared = URL(filePath: folder.path).deletingLastPathComponent().path + "/Shared"
        #expect(
            packages == [
                .local(path: shared),
                .remote(address: "https://example.com/a/Tools.git", .upToNextMajor("1.2.0")),
            ])
        #expect(packages.map(\.name) == ["Shared", "Tools"])
        #expect(program.remarks == ["left out, packages whose versions the manifest computes: https://example.com/b"])
    }

    @Test func `a repository with one project in a folder is that project`() throws {
        let folder = try ProjectFolder(["README.md": "", "Game.swiftpm/App.swift": Self.app, "notes/a.txt": ""])
        #expect(try folder.modules().first?.name == "Game")
        try folder.write(Self.app, to: "Other.swiftpm/App.swift")
        #expect(throws: ProjectError.severalProjects(["Game.swiftpm", "Other.swiftpm"])) { try folder.program() }
    }
}
