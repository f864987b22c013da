import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Symbols and pictures: S24.12, S24.13.
@MainActor struct ImageTests {
    private func layer(_ stage: ViewStage) throws -> Layer { try #require(stage.layer(ofView: "Image")) }

    private func path(_ layer: Layer) throws -> Path {
        guard case .shape(let shape) = layer.content else {
            Issue.record("the image is no shape")
            return Path()
        }
        return shape.path(CGRect(origin: .zero, size: layer.geometry.size))
    }

    @Test(arguments: [(Image.Scale.small, 0.7886), (.medium, 0.9961), (.large, 1.272)])
    func `a circle is as large as the font and the scale say (S24.12)`(scale: Image.Scale, diameter: CGFloat) throws {
        let stage = ViewStage(Image(systemName: "circle.fill").font(.system(size: 100)).imageScale(scale))
        let layer = try layer(stage)
        let ink = try path(layer).boundingRect
        #expect(abs(ink.width - 100 * diameter) < 1e-3 && abs(ink.height - 100 * diameter) < 1e-3)
        // Margins grow with the symbol, and are as wide on both sides.
        #expect(abs(layer.geometry.size.width - ink.width - 17.4 * diameter / 0.9961) < 1e-3)
        #expect(abs(ink.midX - layer.geometry.size.width / 2) < 1e-3)
        #expect(stage.problems.isEmpty)
    }

    @Test func `beside body text a circle takes 20 by 19 points, and a symbol is named for scripts`() throws {
        let stage = ViewStage(Image(systemName: "play.circle.fill"))
        let size = try layer(stage).geometry.size
        #expect(abs(size.width - 20) < 0.2 && abs(size.height - 19) < 0.2)
        #expect(stage.layer("play.circle.fill") != nil)
    }

    @Test(arguments: [
        "minus", "ellipsis", "chevron.right", "chevron.compact.down", "heart.circle.fill", "bell.badge", "12.circle",
    ])
    func `a symbol is as wide and as high as what is painted, with the same margins (S24.12)`(name: String) throws {
        let layer = try layer(ViewStage(Image(systemName: name).font(.system(size: 100))))
        let ink = try path(layer).boundingRect
        #expect(abs(ink.minX - 8.7) < 0.05 && abs(ink.minY - 100 / 17) < 0.05)
        #expect(abs(layer.geometry.size.width - ink.maxX - 8.7) < 0.05)
        #expect(abs(layer.geometry.size.height - ink.maxY - 100 / 17) < 0.05)
    }

    @Test func `symbols stand with the middles of their grids at the middle of a capital, however high they are`()
        throws
    {
        let stage = ViewStage(
            HStack(alignment: .firstTextBaseline) {
                Image(systemName: "minus")
                Image(systemName: "circle")
                Image(systemName: "chevron.right")
            }.font(.system(size: 50)))
        let middles = ["minus", "circle", "chevron.right"].map { stage.centre($0).y }
        #expect(middles.count == 3)
        #expect(abs(middles[0] - middles[1]) < 1e-6 && abs(middles[2] - middles[1]) < 1e-6)
    }

    @Test func `a heavier font draws heavier lines on the same grid`() throws {
        func bar(_ weight: Font.Weight) throws -> CGRect {
            let stage = ViewStage(Image(systemName: "minus").font(.system(size: 40)).fontWeight(weight))
            let layer = try layer(stage)
            #expect(abs(try path(layer).boundingRect.midY - layer.geometry.size.height / 2) < 1e-6)
            return try path(layer).boundingRect
        }
        #expect(try bar(.light).height < bar(.regular).height)
        #expect(try bar(.regular).height < bar(.bold).height)
    }

    @Test func `a resizable symbol takes what it is proposed, and fits with its own proportions`() throws {
        let stretched = ViewStage(Image(systemName: "heart").resizable().frame(width: 120, height: 60))
        #expect(try layer(stretched).geometry.size == CGSize(width: 120, height: 60))
        // The ink reaches the edges, and its proportions are kept.
        let edges = try path(layer(stretched)).boundingRect
        #expect(abs(edges.width - 120) < 0.01 && abs(edges.height - 60) < 0.01)
        let own = try path(layer(ViewStage(Image(systemName: "heart").font(.system(size: 100))))).boundingRect
        let fitted = ViewStage(Image(systemName: "heart").resizable().scaledToFit().frame(width: 120, height: 60))
        let size = try layer(fitted).geometry.size
        #expect(abs(size.height - 60) < 1e-6 && abs(size.width - 60 * own.width / own.height) < 0.01)
        let rigid = ViewStage(Image(systemName: "heart").frame(width: 120, height: 60))
        #expect(try layer(rigid).geometry.size.width < 20)
    }

    @Test func `a symbol takes the foreground style`() throws {
        let stage = ViewStage(Image(systemName: "heart.fill").foregroundStyle(.white))
        #expect(try layer(stage).fill == .white)
    }

    @Test func `a symbol that there is not is shown as missing, at the same size, and reported once`() throws {
        let stage = ViewStage(
            VStack {
                Image(systemName: "no.such.symbol")
                Image(systemName: "no.such.symbol")
                Image(systemName: "plus")
            })
        let layers = stage.layers(ofView: "Image")
        #expect(layers[0].geometry.size == layers[1].geometry.size)
        #expect(try !path(layers[0]).isEmpty)
        #expect(stage.problems.count == 1)
        #expect(stage.problems.first?.contains("'no.such.symbol'") == true)
    }

    @Test func `a picture that there is not is shown as missing and reported once`() throws {
        let stage = ViewStage(Image("no-such-picture"))
        #expect(try !path(layer(stage)).isEmpty)
        #expect(stage.problems.count == 1)
    }

    @Test func `a picture has its pixels' size, and its looks are the layer's`() throws {
        let stage = ViewStage(
            HStack {
                Image("photo")
                Image("photo").resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                    .renderingMode(.template).interpolation(.none).frame(width: 50, height: 30)
            }, loading: ["photo.png": ImagePixels(width: 4, height: 2, pixels: [UInt32](repeating: 0, count: 8))])
        let layers = stage.layers(ofView: "Image")
        #expect(layers.map(\.geometry.size) == [CGSize(width: 4, height: 2), CGSize(width: 50, height: 30)])
        guard case .image(let plain) = layers[0].content, case .image(let edited) = layers[1].content else {
            Issue.record("no images")
            return
        }
        #expect(plain.source === edited.source)
        #expect(!plain.isTemplate && edited.isTemplate)
        #expect(edited.interpolation == .none)
        #expect(edited.capInsets == LayerImage.CapInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(stage.problems.isEmpty)
    }

    @Test func `a dense picture counts its pixels for what they are`() throws {
        let stage = ViewStage(
            Image("photo").environment(\.displayScale, 2),
            loading: [
                "photo.png": ImagePixels(width: 2, height: 2, pixels: [UInt32](repeating: 0, count: 4)),
                "photo@2x.png": ImagePixels(width: 4, height: 4, pixels: [UInt32](repeating: 0, count: 16)),
            ])
        guard case .image(let image) = try layer(stage).content else {
            Issue.record("no image")
            return
        }
        #expect(image.source.width == 4 && image.size == CGSize(width: 2, height: 2))
    }

    @Test func `a label sets its icon beside its title`() throws {
        let stage = ViewStage(Label("Shuffle", systemImage: "shuffle"))
        let icon = try #require(stage.layer("shuffle")?.frameInWindow)
        let title = try #require(stage.layer("Shuffle")?.frameInWindow)
        #expect(abs(title.minX - icon.maxX - 8) < 1e-9)
        // The title's baseline is 15 below its top; the icon's middle is half a capital above it.
        #expect(abs(icon.midY + 0.36 * 17 - (title.minY + 15)) < 1e-6)
    }

    @Test func `a label shows what its style says, and knows the styles of programs`() throws {
        func names(_ view: some View) -> [Bool] {
            let stage = ViewStage(view)
            return [stage.layer("shuffle") != nil, stage.all.contains { $0.text == "Shuffle" }]
        }
        let label = Label("Shuffle", systemImage: "shuffle")
        #expect(names(label.labelStyle(.automatic)) == [true, true])
        #expect(names(label.labelStyle(.titleAndIcon)) == [true, true])
        #expect(names(label.labelStyle(.titleOnly)) == [false, true])
        #expect(names(VStack { label }.labelStyle(.iconOnly)) == [true, false])
        #expect(ViewStage(label.labelStyle(.iconOnly)).layer("Shuffle") != nil, "the icon has the title as its name")
        let stage = ViewStage(label.labelStyle(Stacked()))
        let icon = try #require(stage.layer("shuffle")?.frameInWindow)
        let title = try #require(stage.layer("Shuffle")?.frameInWindow)
        #expect(icon.minY == title.maxY)
        #expect(names(label.labelStyle(Framed())) == [true, true], "a label in a style is a plain one")
    }

    private struct Stacked: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.title
                configuration.icon
            }
        }
    }

    private struct Framed: LabelStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            Label(configuration).padding(isEnabled ? 4 : 0)
        }
    }

    @Test(arguments: [
        (SymbolVariants.fill, "heart", "heart.fill"), (.circle, "plus", "plus.circle"),
        (.circle.fill, "plus", "plus.circle.fill"), (.fill, "plus", "plus"), (.fill, "plus.circle", "plus.circle.fill"),
        (.circle, "heart.fill", "heart.circle.fill"), (.none, "play", "play"), (.slash, "eye", "eye.slash"),
        (.square, "plus.circle", "plus.circle"), (.fill, "no.such", "no.such"),
    ])
    func `a symbol is shown in the form that there is of it`(
        variant: SymbolVariants, name: String, drawn: String
    ) throws {
        let stage = ViewStage(Image(systemName: name).symbolVariant(variant))
        let plain = ViewStage(Image(systemName: drawn))
        #expect(try path(layer(stage)) == path(layer(plain)))
        #expect(stage.layer(name) != nil, "scripts know it by the name in the program")
        #expect(stage.problems.isEmpty == plain.problems.isEmpty)
    }

    @Test func `forms add up from the outside in, and none takes them back`() throws {
        func shown(_ view: some View) throws -> Path { try path(layer(ViewStage(view))) }
        let filled = try shown(Image(systemName: "plus.circle.fill"))
        #expect(try shown(VStack { Image(systemName: "plus").symbolVariant(.circle) }.symbolVariant(.fill)) == filled)
        #expect(
            try shown(VStack { Image(systemName: "plus").symbolVariant(.none) }.symbolVariant(.fill))
                == shown(Image(systemName: "plus")))
        #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.circle))
    }

    @Test func `a symbol grows with the dynamic type size as text does (S24.12)`() throws {
        let usual = try layer(ViewStage(Image(systemName: "plus"))).geometry.size
        let large = try layer(ViewStage(Image(systemName: "plus").dynamicTypeSize(.accessibility5))).geometry.size
        #expect(abs(large.width - usual.width * 53 / 17) < 1e-6)
    }
}
