import AnimationCore
import AssetCatalogs
import Foundation
import Geometry
import LayerTree
import Testing

@_spi(Engine) @testable import ViewGraph
@testable import Views

/// Pictures and colours of asset catalogues: variants, notations, namespaces, and what views show of them.
@MainActor struct AssetCatalogTests {
    private func color(_ components: String, space: String = "srgb", appearances: String = "") -> String {
        """
        { "idiom": "universal", \(appearances) "color": { "color-space": "\(space)", "components": \(components) } }
        """
    }

    private func colors(_ entries: String...) -> String {
        "{ \"colors\": [\(entries.joined(separator: ","))], \"info\": { \"author\": \"xcode\", \"version\": 1 } }"
    }

    private let dark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }],"#
    private let strong = #""appearances": [{ "appearance": "contrast", "value": "high" }],"#

    private func components(_ set: ColorSet?, _ traits: AssetTraits = AssetTraits()) -> [Double]? {
        guard case .components(let color) = set?.value(for: traits) else { return nil }
        return [color.red, color.green, color.blue, color.opacity]
    }

    nonisolated private static let notations: [(String, [Double])] = [
        (#"{ "red": "0.5", "green": "1.000", "blue": "0", "alpha": "0.25" }"#, [0.5, 1, 0, 0.25]),
        (#"{ "red": "51", "green": "255", "blue": "102", "alpha": "1" }"#, [0.2, 1, 0.4, 1]),
        (#"{ "red": "0x33", "green": "0xFF", "blue": "0x00", "alpha": "1.000" }"#, [0.2, 1, 0, 1]),
        (#"{ "red": 0.5, "green": 1, "blue": 0 }"#, [0.5, 1, 0, 1]),
        (#"{ "white": "0.75", "alpha": "0.5" }"#, [0.75, 0.75, 0.75, 0.5]),
    ]

    @Test(arguments: notations)
    func `components in every notation`(notation: String, expected: [Double]) throws {
        let folder = try CatalogFolder()
        try folder.add("brand.colorset", colors(color(notation)))
        let set = AssetLibrary.shared.color(named: "brand", in: [folder.path])
        #expect(components(set) == expected)
    }

    @Test func `a catalogue is read once, until it is forgotten`() throws {
        let folder = try CatalogFolder()
        try folder.add("brand.colorset", colors(color(#"{ "white": "0.1" }"#)))
        let white = { components(AssetLibrary.shared.color(named: "brand", in: [folder.path]))?.first }
        #expect(white() == 0.1)
        try folder.add("brand.colorset", colors(color(#"{ "white": "0.2" }"#)))
        #expect(white() == 0.1)
        AssetLibrary.shared.forget()
        #expect(white() == 0.2)
    }

    @Test func `contents that cannot be read are told, and the rest is there`() throws {
        let folder = try CatalogFolder()
        try folder.add("brand.colorset", colors(color(#"{ "white": "0.1" }"#)))
        try folder.add("broken.colorset", #"{ "colors": ["#)
        #expect(components(AssetLibrary.shared.color(named: "brand", in: [folder.path]))?.first == 0.1)
        #expect(AssetLibrary.shared.color(named: "broken", in: [folder.path]) == nil)
        let problems = AssetLibrary.shared.problems(in: [folder.path])
        #expect(problems.count == 1 && problems[0].contains("broken.colorset/Contents.json cannot be read"))
    }

    @Test func `the variant with the most conditions that are met is taken`() throws {
        let folder = try CatalogFolder()
        try folder.add(
            "brand.colorset",
            colors(
                color(#"{ "white": "0.1" }"#), color(#"{ "white": "0.2" }"#, appearances: dark),
                color(#"{ "white": "0.3" }"#, appearances: strong)))
        let set = AssetLibrary.shared.color(named: "brand", in: [folder.path])
        #expect(components(set)?.first == 0.1)
        #expect(components(set, AssetTraits(isDark: true))?.first == 0.2)
        #expect(components(set, AssetTraits(hasHighContrast: true))?.first == 0.3)
    }

    @Test func `a colour follows the appearance, in its own colour space`() throws {
        let folder = try CatalogFolder()
        try folder.add(
            "brand.colorset",
            colors(
                color(
                    #"{ "red": "1", "green": "0.0", "blue": "0.0" }"#.replacing(#""1""#, with: #""1.0""#),
                    space: "display-p3"),
                color(#"{ "red": "0x10", "green": "0x20", "blue": "0x30" }"#, appearances: dark)))
        let brand = Color(.asset("brand", folder: folder.path))
        var environment = EnvironmentValues()
        #expect(
            brand.resolve(in: environment) == ResolvedColor(colorSpace: .displayP3, red: 1, green: 0, blue: 0))
        environment.colorScheme = .dark
        #expect(brand.resolve(in: environment).description == "#102030FF")
        #expect(brand.opacity(0.5).missingAsset == nil)
        #expect(Color(.asset("other", folder: folder.path)).missingAsset?.name == "other")
    }

    @Test func `system colours by name, and sets that cannot be read`() throws {
        let folder = try CatalogFolder()
        try folder.add(
            "warn.colorset", #"{ "colors": [{ "color": { "platform": "ios", "reference": "systemRedColor" } }] }"#)
        try folder.add("empty.colorset", #"{ "colors": [{ "idiom": "universal" }] }"#)
        try folder.add("broken.colorset", "{")
        #expect(
            Color(.asset("warn", folder: folder.path)).resolve(in: EnvironmentValues())
                == Color.red.resolve(in: EnvironmentValues()))
        #expect(AssetLibrary.shared.color(named: "empty", in: [folder.path]) == nil)
        #expect(AssetLibrary.shared.color(named: "broken", in: [folder.path]) == nil)
    }

    @Test func `pictures by density and appearance, in namespaces`() throws {
        let folder = try CatalogFolder()
        let images = """
            { "images": [
              { "filename": "a.png", "idiom": "universal", "scale": "1x" },
              { "filename": "a2.png", "idiom": "universal", "scale": "2x" },
              { "idiom": "universal", "scale": "3x" },
              { "filename": "d.png", "idiom": "universal", "scale": "1x", \(dark.dropLast()) }
            ], "properties": { "template-rendering-intent": "template" } }
            """
        try folder.add("logo.imageset", images)
        try folder.add("Icons", #"{ "properties": { "provides-namespace": true } }"#)
        try folder.add("Icons/star.imageset", #"{ "images": [{ "filename": "s.svg" }] }"#)
        try folder.add("Plain/moon.imageset", #"{ "images": [{ "filename": "m.jpg", "idiom": "iphone" }] }"#)
        let library = AssetLibrary.shared
        let logo = try #require(library.image(named: "logo", in: [folder.path]))
        #expect(logo.isTemplate == true)
        func names(_ traits: AssetTraits, _ scale: Double) -> [String] {
            logo.files(for: traits, displayScale: scale).map { URL(filePath: $0.path).lastPathComponent }
        }
        #expect(names(AssetTraits(), 1) == ["a.png", "a2.png"])
        #expect(names(AssetTraits(), 2) == ["a2.png", "a.png"])
        #expect(names(AssetTraits(isDark: true), 2) == ["d.png"])
        #expect(library.image(named: "Icons/star", in: [folder.path])?.isTemplate == nil)
        #expect(library.image(named: "star", in: [folder.path]) == nil)
        #expect(library.image(named: "moon", in: [folder.path]) != nil)
    }

    @Test func `an image shows the variant of the appearance, as a template`() throws {
        let folder = try CatalogFolder()
        let images = """
            { "images": [ { "filename": "a2.png", "scale": "2x" }, { "filename": "d2.png", "scale": "2x", \(dark.dropLast()) } ],
              "properties": { "template-rendering-intent": "template" } }
            """
        try folder.add("logo.imageset", images)
        let light = ImagePixels(width: 40, height: 20, pixels: Array(repeating: 0, count: 800))
        let night = ImagePixels(width: 60, height: 20, pixels: Array(repeating: 0, count: 1200))
        let pictures = ["a2.png": light, "d2.png": night]
        let image = Image("logo", folder: folder.path)
        func shown(_ view: some View) throws -> LayerImage {
            let stage = ViewStage(view, loading: pictures)
            guard case .image(let image) = try #require(stage.layer(ofView: "Image")).content else {
                throw CocoaError(.fileNoSuchFile)
            }
            #expect(stage.problems == [])
            return image
        }
        #expect(try shown(image).size == CGSize(width: 20, height: 10))
        #expect(try shown(image).isTemplate)
        #expect(try !shown(image.renderingMode(.original)).isTemplate)
        #expect(try shown(image.environment(\.colorScheme, .dark)).size == CGSize(width: 30, height: 10))
    }
}
