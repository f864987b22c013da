import AnimationCore
import CairoRenderer
import Foundation
import Geometry
import LayerTree
import Testing

@_spi(Engine) @testable import Controls
@testable import Runtime
@_spi(Engine) @testable import ViewGraph
@testable import Views

/// Symbols of asset catalogues as views show them: size, baseline, colour, weight, scale and appearance.
@MainActor struct SymbolSetTests {
    private let folder: CatalogFolder

    init() throws {
        folder = try CatalogFolder()
        try add(TemplateText(widths: ["Regular-M": 100]).text)
    }

    private func add(_ template: String, as name: String = "drop", contents: String? = nil) throws {
        let contents = contents ?? #"{ "symbols": [{ "filename": "a.svg", "idiom": "universal" }] }"#
        try folder.add("\(name).symbolset", contents)
        let file = "\(folder.path)/Assets.xcassets/\(name).symbolset/a.svg"
        try template.write(toFile: file, atomically: true, encoding: .utf8)
    }

    private func image(_ name: String = "drop") -> Image { Image(name, folder: folder.path) }

    private func layer(_ view: some View) throws -> (layer: Layer, picture: LayerImage) {
        let stage = ViewStage(view)
        let layer = try #require(stage.layer(ofView: "Image"))
        #expect(stage.problems == [])
        guard case .image(let picture) = layer.content else { throw CocoaError(.fileReadCorruptFile) }
        return (layer, picture)
    }

    @Test(arguments: [(Image.Scale.small, 0.783), (.medium, 1), (.large, 1.29)])
    func `a symbol is as large as the font and the scale say`(scale: Image.Scale, factor: CGFloat) throws {
        let size = try layer(image().font(.system(size: 40)).imageScale(scale)).layer.geometry.size
        // A font of 40 has capitals of 28.8: one unit of the file is 0.144 points.
        #expect((-1e-9..<0.145).contains(size.width - 40 * factor))
        #expect((-1e-9..<0.145).contains(size.height - 48.96 * factor))
    }

    @Test func `without a font a symbol fits body text, and a resizable one what it is proposed`() throws {
        #expect(abs(try layer(image()).layer.geometry.size.width - 17) < 0.1)
        let resizable = try layer(image().resizable().frame(width: 90, height: 30)).layer
        #expect(resizable.geometry.size == CGSize(width: 90, height: 30))
    }

    @Test func `the drawing of the font's weight and the image's scale is shown`() throws {
        try add(
            TemplateText(widths: ["Ultralight-M": 50, "Regular-M": 100, "Black-M": 150, "Black-S": 75]).text, as: "many"
        )
        func width(_ weight: Font.Weight, _ scale: Image.Scale = .medium) throws -> CGFloat {
            let view = image("many").font(.system(size: 40)).fontWeight(weight).imageScale(scale)
            return try layer(view).layer.geometry.size.width
        }
        #expect(abs(try width(.ultraLight) - 20) < 0.15)
        #expect(abs(try width(.regular) - 40) < 0.15)
        #expect(abs(try width(.heavy) - 60) < 0.15)
        #expect(abs(try width(.heavy, .small) - 30) < 0.15)
    }

    @Test func `a symbol stands on the baseline of text beside it, also as a label's icon`() throws {
        for view in [
            AnyView(
                HStack(alignment: .firstTextBaseline) {
                    image()
                    Text("Title")
                }),
            AnyView(
                Label {
                    Text("Title")
                } icon: {
                    image()
                }),
            AnyView(
                HStack(alignment: .lastTextBaseline) {
                    image().imageScale(.large)
                    Text("Title")
                }),
        ] {
            let stage = ViewStage(view)
            let icon = try #require(stage.layer("drop")?.frameInWindow)
            let title = try #require(stage.layer("Title")?.frameInWindow)
            // The title's baseline is 15 below its top.
            #expect(abs(icon.midY + 0.36 * 17 - (title.minY + 15)) < 1e-6)
        }
    }

    @Test func `in a line of text a symbol has the size and the baseline that it has beside it`() throws {
        let stage = ViewStage(Text("\(image()) Drop").font(.system(size: 20)))
        let engine = try #require(stage.host.textEngine as? GridTextEngine)
        let attachment = try #require(engine.last?.runs[0].attachment)
        #expect(attachment.size == (try layer(image().font(.system(size: 20))).layer.geometry.size))
        #expect(abs(attachment.descent - (attachment.size.height / 2 - 7.2)) < 1e-9)
    }

    @Test func `a symbol takes the foreground style, in dark appearance too`() throws {
        let white = try layer(image().foregroundStyle(.white))
        #expect(white.picture.isTemplate && white.layer.fill == .white)
        let dark = try layer(image().environment(\.colorScheme, .dark))
        var environment = EnvironmentValues()
        let light = Color.primary.resolve(in: environment)
        environment.colorScheme = .dark
        #expect(dark.layer.fill == Color.primary.resolve(in: environment) && dark.layer.fill != light)
        #expect(try !layer(image().renderingMode(.original)).picture.isTemplate)
    }

    @Test func `the file for the appearance is shown`() throws {
        let contents = """
            { "symbols": [ { "filename": "b.svg", "appearances": [{ "appearance": "luminosity", "value": "dark" }] },
              { "filename": "a.svg" } ] }
            """
        try add(TemplateText(widths: ["Regular-M": 100]).text, as: "sky", contents: contents)
        try TemplateText(widths: ["Regular-M": 50]).text.write(
            toFile: "\(folder.path)/Assets.xcassets/sky.symbolset/b.svg", atomically: true, encoding: .utf8)
        let sky = image("sky").font(.system(size: 40))
        #expect(abs(try layer(sky).layer.geometry.size.width - 40) < 0.15)
        #expect(abs(try layer(sky.environment(\.colorScheme, .dark)).layer.geometry.size.width - 20) < 0.15)
    }

    @Test func `equal symbols share their pixels, until the files are read again`() throws {
        let stage = ViewStage(
            HStack {
                image()
                image()
            })
        let pictures = stage.layers(ofView: "Image").compactMap { layer -> LayerImage? in
            if case .image(let picture) = layer.content { picture } else { nil }
        }
        #expect(pictures.count == 2 && pictures[0].source === pictures[1].source)
        try add(TemplateText(widths: ["Regular-M": 50]).text)
        #expect(try layer(image().font(.system(size: 40))).layer.geometry.size.width > 39)
        ProgramResources.forget(in: stage.host)
        #expect(try layer(image().font(.system(size: 40))).layer.geometry.size.width < 21)
    }

    @Test func `the drawing is painted between baseline and capitals, in the foreground style alone`() throws {
        let view = image().font(.system(size: 100)).foregroundStyle(Color(.sRGB, red: 1, green: 0, blue: 0))
        let bitmap = try #require(ImageRenderer(content: view).picture())
        #expect(bitmap.width == 100 && (122...123).contains(bitmap.height))
        // Capitals are 72 points high, and the middle is theirs.
        for (y, color) in [
            (2, 0), (22, 0), (30, 0xFFFF_0000), (61, 0xFFFF_0000), (92, 0xFFFF_0000), (100, 0), (120, 0),
        ] {
            #expect(bitmap[50, y] == UInt32(color), "at \(y)")
        }
    }

    @Test(arguments: SymbolTemplateTests.failures.map(\.0) + ["missing"])
    func `a template that cannot be read shows the question mark, and is reported once`(template: String) throws {
        try add(template, as: "bad")
        if template == "missing" {
            try FileManager.default.removeItem(atPath: "\(folder.path)/Assets.xcassets/bad.symbolset/a.svg")
        }
        let stage = ViewStage(
            VStack {
                image("bad")
                image("bad").bold()
            })
        for layer in stage.layers(ofView: "Image") {
            guard case .shape(let shape) = layer.content else { throw CocoaError(.fileReadCorruptFile) }
            #expect(!shape.path(CGRect(x: 0, y: 0, width: 20, height: 20)).isEmpty)
        }
        #expect(stage.problems.count == 1)
        #expect(stage.problems.first?.contains("bad.symbolset/a.svg") == true)
        #expect(stage.problems.first?.hasSuffix("a question mark is shown.") == true)
    }

    @Test func `a picture of the same name comes first, and both can be found`() throws {
        #expect(ImageFiles.exists(named: "drop", in: folder.path) && !ImageFiles.exists(named: "none", in: folder.path))
        #expect(ImageFiles.isSymbol(named: "drop", in: folder.path))
        #expect(abs(try #require(ImageFiles.firstSymbol(named: "drop", in: folder.path)).scale - 200 / 12.24) < 1e-9)
        try folder.add("drop.imageset", #"{ "images": [{ "filename": "p.png" }] }"#)
        let pixels = ImagePixels(width: 5, height: 4, pixels: Array(repeating: 0, count: 20))
        let stage = ViewStage(image(), loading: ["p.png": pixels])
        #expect(
            stage.layer(ofView: "Image")?.geometry.size != CGSize(width: 5, height: 4), "read before the picture came")
        ProgramResources.forget(in: stage.host)
        #expect(
            ViewStage(image(), loading: ["p.png": pixels]).layer(ofView: "Image")?.geometry.size
                == CGSize(width: 5, height: 4))
        #expect(!ImageFiles.isSymbol(named: "drop", in: folder.path))
    }
}
