import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Materials, shadows, gradients, pictures and levels as shape styles: S27.17, S28.6.
@MainActor struct ShapeStyleTests {
    private func layer(_ view: some View, loading pictures: [String: ImagePixels] = [:]) throws -> Layer {
        let stage = ViewStage(view.frame(width: 20, height: 10), loading: pictures)
        return try withExtendedLifetime(stage) { try #require(stage.layer(ofView: "Rectangle")) }
    }

    @Test func `a material paints its shape, lighter or darker as the appearance says (S27.17)`() throws {
        func tint(_ material: Material, _ scheme: ColorScheme) throws -> ResolvedColor {
            let layer = try layer(Rectangle().fill(material).colorScheme(scheme))
            return try #require(layer.presentedMaterial).tint
        }
        let thickness: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
        for scheme in [ColorScheme.light, .dark] {
            let covers = try thickness.map { try tint($0, scheme).opacity }
            #expect(covers == covers.sorted() && Set(covers).count == 5)
        }
        #expect(try tint(.regular, .light).red > 0.9)
        #expect(try tint(.regular, .dark).red < 0.2)
    }

    @Test func `a view may have a material in a shape under it`() throws {
        let stage = ViewStage(Text("Lilt").padding().background(.ultraThinMaterial, in: Capsule()))
        #expect(stage.layer(ofView: "Capsule")?.presentedMaterial != nil)
        #expect(stage.host.layers.backdropZones().count == 1)
        let faded = try layer(Rectangle().fill(.thinMaterial.opacity(0.5)))
        #expect(faded.presentedMaterial?.opacity == 0.5)
    }

    @Test func `shadows of a style are shadows of its paint, the nearest first`() throws {
        let style = Color.white.shadow(.inner(radius: 2, y: 1)).shadow(.drop(color: .black, radius: 3, x: 4))
        let layer = try layer(Rectangle().fill(style))
        let shadows = try #require(layer.presentedPaint).shadows
        #expect(shadows.map(\.isInner) == [true, false])
        #expect(shadows.map(\.shadow.radius) == [2, 3])
        #expect(layer.fill == .white, "the colour animates as ever")
        // A drop shadow of sigma 3 reaches 12 points; here it begins 4 points to the right.
        #expect(layer.contentBounds == CGRect(x: -8, y: -12, width: 44, height: 34))
    }

    @Test func `an opacity fades a style with its shadows`() throws {
        let layer = try layer(Rectangle().fill(Color.white.shadow(.drop(color: .black, radius: 3)).opacity(0.5)))
        #expect(layer.fill.opacity == 0.5)
        #expect(layer.presentedPaint?.shadows.first?.shadow.color.opacity == 0.5)
    }

    @Test func `an accent colour replaces a gradient that was the tint further out (S28.6)`() throws {
        let gradient = LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
        let red = Color(red: 1, green: 0, blue: 0)
        let tinted = try layer(VStack { Rectangle().fill(.tint) }.tint(gradient))
        #expect(tinted.presentedPaint != nil)
        for color in [red, nil] {
            let plain = try layer(VStack { VStack { Rectangle().fill(.tint) }.tint(color) }.tint(gradient))
            let accented = try layer(VStack { VStack { Rectangle().fill(.tint) }.accentColor(color) }.tint(gradient))
            #expect(accented.presentedPaint == plain.presentedPaint && accented.fill == plain.fill)
        }
    }

    @Test func `levels of a style are fainter, each than the last`() throws {
        func opacity(_ style: some ShapeStyle) throws -> Float { try layer(Rectangle().fill(style)).fill.opacity }
        let red = Color(red: 1, green: 0, blue: 0)
        let levels = [
            try opacity(red), try opacity(red.secondary), try opacity(red.tertiary), try opacity(red.quaternary),
            try opacity(red.quinary),
        ]
        #expect(levels == levels.sorted(by: >) && Set(levels).count == 5)
        #expect(try opacity(.quinary) < opacity(.quaternary))
    }

    @Test func `a picture paints side by side with itself (S24.12)`() throws {
        let pixels = ImagePixels(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
        let paint = ImagePaint(
            image: Image("tile"), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 3)
        let layer = try layer(Rectangle().fill(paint), loading: ["tile.png": pixels])
        guard case .image(let shown)? = layer.presentedPaint else {
            Issue.record("no picture")
            return
        }
        #expect(shown.source === pixels && shown.scale == 3)
        #expect(shown.part == CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
        let missing = try self.layer(Rectangle().fill(.image(Image("nothing"))))
        #expect(missing.fill.opacity == 0 && missing.presentedPaint == nil)
    }

    @Test func `a tint may be any style; what has one colour takes its first (S28.6)`() throws {
        let gradient = LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
        let painted = try layer(Rectangle().fill(.tint).tint(gradient))
        guard case .linearGradient? = painted.presentedPaint else {
            Issue.record("no gradient")
            return
        }
        #expect(try layer(Rectangle().fill(Color.accentColor).tint(gradient)).fill == .white)
        #expect(try layer(Rectangle().fill(.tint).tint(.white).tint(gradient)).fill == .white)
        let reset = try layer(Rectangle().fill(.tint).tint(Color?.none).tint(gradient))
        #expect(reset.presentedPaint == nil)
    }
}
