import Foundation
import ProgramPackages
import ProgramSupport
import Projects
import SwiftSources
import Testing

/// Modules of packages in folders, by what their manifests say.
struct PackagePlanTests {
    private let temporary: TemporaryFolder
    private let folder: String

    init() throws {
        temporary = try TemporaryFolder()
        folder = Files.resolved(temporary.url.path)
        try write([
            "Weather/Package.swift":
                "// swift-tools-version: 6.0\nlet p = Package(dependencies: [.package(path: \"../Core\")])",
            "Weather/Sources/Tool/main.swift": "print(1)", "Weather/Code/Screens/City.swift": "struct City {}",
            "Weather/Code/Screens/Old/Left.swift": "nonsense", "Weather/Code/Screens/cities.json": "[]",
            "Weather/Code/Screens/Texts/de.lproj/Localizable.strings": "", "Weather/Code/Screens/notes.md": "",
            "Weather/Code/Screens/A.xcassets/Sky.colorset/Contents.json": "{}",
            "Weather/Sources/Charts/Bars.swift": "struct Bars {}", "Core/Package.swift": "// swift-tools-version:5.9",
            "Core/Sources/Forecast.swift": "struct Forecast {}",
        ])
    }

    private func write(_ files: [String: String]) throws {
        for (place, text) in files {
            let url = URL(filePath: "\(folder)/\(place)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    /// Target of a manifest; `more` are further members.
    private func target(_ name: String, type: String = "regular", needs: String = "", _ more: String = "") -> String {
        let defaults = ["path": "null", "exclude": "[]", "resources": "[]", "settings": "[]"]
        let members =
            ["\"name\": \"\(name)\"", "\"type\": \"\(type)\"", "\"dependencies\": [\(needs)]"]
            + defaults.filter { !more.contains("\"\($0.key)\"") }.map { "\"\($0)\": \($1)" }
            + (more.isEmpty ? [] : [more])
        return "{ \(members.joined(separator: ", ")) }"
    }

    private func manifest(
        _ name: String, version: String = "6.0.0", products: String, dependencies: String = "", _ targets: [String]
    ) throws -> ManifestDump {
        try ManifestDump(
            json: """
                { "name": "\(name)", "dependencies": [\(dependencies)], "products": [\(products)], "traits": [],
                  "swiftLanguageVersions": null, "toolsVersion": { "_version": "\(version)" },
                  "targets": [\(targets.joined(separator: ", "))] }
                """)
    }

    private var screens: String {
        target(
            "Screens", needs: #"{ "byName": ["Charts", null] }"#,
            """
            "path": "Code/Screens", "exclude": ["Old"], "resources": [
              { "path": "cities.json", "rule": { "copy": {} } }, { "path": "Texts", "rule": { "process": {} } }],
            "settings": [
              { "tool": "swift", "kind": { "define": { "_0": "RAIN" } } },
              { "tool": "swift", "kind": { "enableUpcomingFeature": { "_0": "ExistentialAny" } } },
              { "tool": "linker", "kind": { "linkedFramework": { "_0": "UIKit" } } }]
            """)
    }

    private let needsCore = #"{ "product": ["Core", "Core", null, null] }"#

    private func weather(_ changed: [String: String] = [:], dependencies: String? = nil) throws -> ManifestDump {
        let targets = [
            "Tool": target("Tool", type: "executable", needs: #"{ "target": ["Screens", null] }"#),
            "Screens": screens, "Charts": target("Charts", needs: needsCore),
            "ScreensTests": target("ScreensTests", type: "test"),
        ].merging(changed) { $1 }
        return try manifest(
            "weather", products: #"{ "name": "tool", "targets": ["Tool"], "type": { "executable": null } }"#,
            dependencies: dependencies ?? #"{ "fileSystem": [{ "path": "/core", "identity": "core" }] }"#,
            targets.sorted { $0.key < $1.key }.map(\.value))
    }

    private func core() throws -> ManifestDump {
        try manifest(
            "Core", version: "5.9.0",
            products: #"{ "name": "Core", "targets": ["Core"], "type": { "library": ["automatic"] } }"#,
            [target("Core")])
    }

    private func written(target: String? = "tool") throws -> WrittenProgram {
        let program = try ProjectFinder.program(at: "\(folder)/Weather", ProjectRequest())
        return try PackageWriter.write(program, into: "\(folder)/cache", for: .ipad, target: target)
    }

    private func planned(
        _ manifest: ManifestDump? = nil, showing file: String? = nil
    ) throws -> WrittenProgram? {
        try written().planned(
            by: [try manifest ?? weather(), try core()], showing: file.map { "\(folder)/Weather/\($0)" },
            into: "\(folder)/built")
    }

    @Test func `are in the order of their imports, with the settings of their manifests`() throws {
        let modules = try #require(try planned()?.modules)
        #expect(modules.map(\.name) == ["Core", "Charts", "Screens", "Tool"])
        #expect(modules.map(\.modules) == [[], ["Core"], ["Charts"], ["Screens"]])
        #expect(modules.map(\.package) == ["Core", "weather", "weather", "weather"])
        #expect(modules.map(\.settings.languageMode) == [5, 6, 6, 6])
        #expect(modules.map(\.isLibrary) == [true, true, true, false])
        #expect(modules[2].settings.conditions == ["RAIN"])
        #expect(modules[2].settings.upcomingFeatures == ["ExistentialAny"])
    }

    @Test func `have sources without excluded ones, and a bundle with their resources`() throws {
        let screens = try #require(try planned()?.modules?.first { $0.name == "Screens" })
        let built = "\(folder)/built"
        let names = screens.sources.map { URL(filePath: $0).lastPathComponent }.sorted()
        #expect(names == ["City.swift", "LiltAssetNames.swift", "LiltResourceBundle.swift"] && screens.hasBundle)
        #expect(
            Files.namesIfAny(in: "\(built)/weather_Screens.resources") == ["A.xcassets", "cities.json", "de.lproj"])
        #expect(Files.isFile("\(built)/weather_Screens.resources/de.lproj/Localizable.strings"))
        let accessor = try Files.text(of: "\(built)/Screens.build/LiltResourceBundle.swift", megabytes: 1)
        #expect(accessor.contains("\"\(built)/weather_Screens.resources\""))
    }

    @Test func `of a file are those that its target needs`() throws {
        let modules = try planned(showing: "Code/Screens/City.swift")?.modules
        #expect(modules?.map(\.name) == ["Core", "Charts", "Screens"])
        #expect(try planned(showing: "Code/Screens/Old/Left.swift") == nil)
    }

    static let others = [
        #""settings": [{ "tool": "swift", "kind": { "unsafeFlags": { "_0": ["-O"] } } }]"#,
        #""settings": [{ "tool": "swift", "kind": { "define": { "_0": "A" } }, "condition": { "config": "debug" } }]"#,
        #""settings": [{ "tool": "linker", "kind": { "linkedLibrary": { "_0": "z" } } }]"#,
        #""resources": [{ "path": "a", "rule": { "embedInCode": {} } }]"#,
        #""pluginUsages": [{ "plugin": ["Names", null] }]"#,
        #""path": "../Core/Sources""#,
    ]

    @Test(arguments: others) func `are not known if a target needs more than the compiler`(more: String) throws {
        #expect(try planned(try weather(["Charts": target("Charts", more)])) == nil)
    }

    @Test func `take products and the plugin of this library for built, if manifests name its sources`() throws {
        let needs = #"{ "product": ["SwiftUI", "Lilt", null, null] }, { "byName": ["Combine", null] }"#
        let plugins = #""pluginUsages": [{ "plugin": ["GenerateAssetSymbols", "Lilt"] }]"#
        let manifest = try weather(["Charts": target("Charts", needs: needs, plugins)])
        #expect(try planned(manifest) == nil)
        try write([
            "Lilt/Package.swift": "", "Lilt/Sources/AnimationCore/Animation.swift": "",
            "Weather/Package.swift":
                "let p = Package(dependencies: [.package(path: \"../Lilt\"), .package(path: \"../Core\")])",
        ])
        #expect(try written().librarySources == "\(folder)/Lilt")
        let modules = try #require(try planned(manifest)?.modules)
        #expect(modules.map(\.name) == ["Charts", "Screens", "Tool"] && modules[0].modules.isEmpty)
        #expect(try planned(try weather(["Charts": target("Charts", needs: #"{ "byName": ["Other", null] }"#)])) == nil)
    }

    @Test func `are not known with sources in C, conditions, cycles, or packages from elsewhere`() throws {
        let manifests = [
            try weather(["Charts": target("Charts", type: "macro")]),
            try weather(["Charts": target("Charts", needs: #"{ "byName": ["Screens", null] }"#)]),
            try weather([
                "Charts": target("Charts", needs: #"{ "product": ["Core", "Core", null, { "platformNames": [] }] }"#)
            ]),
            try weather(dependencies: #"{ "sourceControl": [{ "identity": "a" }] }"#),
        ]
        for manifest in manifests { #expect(try planned(manifest) == nil) }
        try write(["Weather/Sources/Charts/fast.c": ""])
        #expect(try planned() == nil)
    }
}
