import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// `Canvas`: its closure's drawing becomes a display list.
@MainActor struct CanvasTests {
    private func commands(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> [DrawCommand] {
        let stage = ViewStage(Canvas(renderer: draw).frame(width: 100, height: 50))
        guard case .drawing(let list)? = stage.layer(ofView: "Canvas")?.content else { throw Failure.noDrawing }
        return list.commands
    }

    private enum Failure: Error { case noDrawing }

    private func names(_ commands: [DrawCommand]) -> [String] {
        commands.map { command in
            switch command {
            case .fill: "fill"
            case .stroke: "stroke"
            case .text: "text"
            case .glyphs: "glyphs"
            case .image: "image"
            case .layer: "layer"
            case .save: "save"
            case .restore: "restore"
            case .clip: "clip"
            case .concatenate: "concatenate"
            case .opacity: "opacity"
            case .blendMode: "blendMode"
            case .beginGroup: "beginGroup"
            case .endGroup: "endGroup"
            }
        }
    }

    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `a closure draws at the size that the view got`() throws {
        var sizes: [CGSize] = []
        _ = try commands { _, size in sizes.append(size) }
        #expect(sizes == [CGSize(width: 100, height: 50)])
    }

    @Test func `a copy draws into the same canvas and leaves the original as it was`() throws {
        let list = try commands { [square] context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.translateBy(x: 5, y: 5)
            copy.fill(square, with: .color(.red))
            context.fill(square, with: .color(.blue))
        }
        #expect(names(list) == ["save", "opacity", "concatenate", "fill", "restore", "save", "fill", "restore"])
    }

    @Test func `transforms apply to what is drawn later, the last one first`() throws {
        let list = try commands { [square] context, _ in
            context.translateBy(x: 10, y: 0)
            context.scaleBy(x: 2, y: 2)
            context.fill(square, with: .color(.red))
        }
        guard case .concatenate(let transform) = list[1] else { throw Failure.noDrawing }
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
    }

    @Test func `clips stay where they were set, and inverse ones leave out`() throws {
        let list = try commands { [square] context, size in
            context.translateBy(x: 20, y: 0)
            context.clip(to: square)
            #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
            context.translateBy(x: 5, y: 0)
            #expect(context.clipBoundingRect.minX == -5)
            context.clip(to: square, options: .inverse)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        guard case .clip(let first, _) = list[1], case .clip(let second, let style) = list[2] else {
            throw Failure.noDrawing
        }
        #expect(first.boundingRect == CGRect(x: 20, y: 0, width: 10, height: 10))
        #expect(!second.contains(CGPoint(x: 30, y: 5), eoFill: style.isEOFilled))
        #expect(second.contains(CGPoint(x: 50, y: 5), eoFill: style.isEOFilled))
    }

    @Test func `layers are laid down as one; filters apply to each thing drawn`() throws {
        let list = try commands { [square] context, _ in
            context.addFilter(.blur(radius: 2))
            context.fill(square, with: .foreground)
            context.opacity = 0.5
            context.drawLayer { layer in layer.stroke(square, with: .color(.red), lineWidth: 2) }
        }
        #expect(
            names(list) == [
                "save", "beginGroup", "fill", "endGroup", "restore",
                "save", "opacity", "beginGroup", "save", "stroke", "restore", "endGroup", "restore",
            ])
    }

    @Test func `texts are measured, and drawn by their anchor`() throws {
        let list = try commands { context, _ in
            let text = context.resolve(Text(verbatim: "abcd"))
            #expect(text.measure(in: CGSize(width: 200, height: 200)) == CGSize(width: 40, height: 20))
            #expect(text.measure(in: CGSize(width: 20, height: 200)) == CGSize(width: 20, height: 40))
            #expect(text.firstBaseline(in: CGSize(width: 200, height: 200)) == 15)
            context.draw(text, at: CGPoint(x: 50, y: 25))
            context.draw(Text(verbatim: "ab"), in: CGRect(x: 3, y: 4, width: 50, height: 50))
        }
        guard case .text(_, let first, let color) = list[1], case .text(_, let second, _) = list[4] else {
            throw Failure.noDrawing
        }
        #expect(first == CGPoint(x: 30, y: 15) && second == CGPoint(x: 3, y: 4))
        #expect(color == .black)
    }

    @Test func `pictures and symbols are drawn in their size or a rectangle`() throws {
        let picture = ImagePixels(width: 8, height: 4, pixels: Array(repeating: 0xFFFF_FFFF, count: 32))
        let stage = ViewStage(
            Canvas { context, _ in
                context.draw(Image("pet"), at: CGPoint(x: 10, y: 10), anchor: .topLeading)
                context.draw(Image(systemName: "star.fill"), in: CGRect(x: 40, y: 0, width: 20, height: 20))
            }, loading: ["pet.png": picture])
        guard case .drawing(let list)? = stage.layer(ofView: "Canvas")?.content,
            case .image(_, let place) = list.commands[1]
        else { throw Failure.noDrawing }
        #expect(place == CGRect(x: 10, y: 10, width: 8, height: 4))
        #expect(names(list.commands) == ["save", "image", "restore", "save", "fill", "restore"])
    }

    @Test func `gradients in points are gradients in points`() throws {
        let list = try commands { [square] context, _ in
            context.fill(
                square,
                with: .linearGradient(
                    Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 3, y: 4), endPoint: CGPoint(x: 30, y: 40),
                    options: [.repeat, .linearColor]))
        }
        guard case .fill(_, .linearGradient(let gradient, let start, _), _, let area) = list[1] else {
            throw Failure.noDrawing
        }
        #expect(area == CGRect(x: 0, y: 0, width: 1, height: 1) && start == UnitPoint(x: 3, y: 4))
        #expect(gradient.spread == .repeating && gradient.space == .linear)
    }

    @Test func `a gradient around a point is mixed as its options say`() throws {
        let list = try commands { [square] context, _ in
            let gradient = Gradient(colors: [.red, .blue])
            context.fill(square, with: .conicGradient(gradient, center: CGPoint(x: 3, y: 4), options: .linearColor))
        }
        guard case .fill(_, .angularGradient(let gradient, let center, _, _), _, _) = list[1] else {
            throw Failure.noDrawing
        }
        #expect(center == UnitPoint(x: 3, y: 4) && gradient.space == .linear)
    }

    private struct Growing: View {
        let log: Log
        @State var isLarge = false
        @State var scheme = ColorScheme.light
        var body: some View {
            VStack {
                Color.red.frame(height: 20).onTapGesture { isLarge = true }.accessibilityLabel("grow")
                Color.blue.frame(height: 20).onTapGesture { scheme = .dark }.accessibilityLabel("dark")
                Frozen(log: log).frame(height: isLarge ? 100 : 50).environment(\.colorScheme, scheme)
            }
        }
    }

    private struct Frozen: View {
        let log: Log
        var body: some View {
            Canvas { [log] context, size in
                log.sizes.append(size.height)
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.primary))
            }
        }
    }

    private final class Log { var sizes: [CGFloat] = [] }

    @Test func `it is drawn anew for another size or environment, and not otherwise`() {
        let log = Log()
        let stage = ViewStage(Growing(log: log))
        #expect(log.sizes == [50])
        stage.tap("grow")
        #expect(log.sizes == [50, 100])
        stage.tap("dark")
        #expect(log.sizes == [50, 100, 100])
        stage.advance(by: 0.1)
        #expect(log.sizes.count == 3)
    }

    // MARK: Symbols

    private struct Marked: View {
        @State var size: CGFloat = 8
        var draws: () -> Void = {}
        var body: some View {
            Canvas { [draws] context, _ in
                draws()
                guard let dot = context.resolveSymbol(id: "dot") else { return }
                context.draw(dot, at: CGPoint(x: 50, y: 20))
                context.draw(dot, in: CGRect(x: 0, y: 0, width: 30, height: 40))
                if context.resolveSymbol(id: "none") != nil { context.fill(Path(), with: .color(.red)) }
            } symbols: {
                Circle().frame(width: size, height: size).tag("dot")
                Rectangle().frame(width: 3, height: 4).tag(7)
            }
            .frame(width: 100, height: 50)
            .onTapGesture { size = 12 }
        }
    }

    private func symbolRects(_ stage: ViewStage) -> [CGRect] {
        guard case .drawing(let list)? = stage.layer(ofView: "Canvas")?.content else { return [] }
        return list.commands.compactMap { if case .layer(_, let rect) = $0 { rect } else { nil } }
    }

    @Test func `a view is drawn by its tag, of its ideal size or stretched, and is not seen itself`() {
        let stage = ViewStage(Marked())
        #expect(
            symbolRects(stage) == [
                CGRect(x: 46, y: 16, width: 8, height: 8), CGRect(x: 0, y: 0, width: 30, height: 40),
            ])
        let holder = stage.layer(ofView: "CanvasSymbolsBox")
        #expect(holder?.isHidden == true && holder?.superlayer === stage.layer(ofView: "Canvas"))
    }

    @Test func `symbols live: another size draws the canvas anew`() {
        var draws = 0
        let stage = ViewStage(Marked(draws: { draws += 1 }))
        let before = draws
        stage.tap(at: CGPoint(x: 200, y: 150))
        #expect(draws > before)
        #expect(symbolRects(stage).first == CGRect(x: 44, y: 14, width: 12, height: 12))
    }

    @Test func `what moves in a symbol damages the canvas, and draws nothing anew but it`() throws {
        let stage = ViewStage(Marked())
        let canvas = try #require(stage.layer(ofView: "Canvas"))
        let circle = try #require(stage.layer(ofView: "Circle"))
        _ = stage.host.layers.takeDamage()
        let version = canvas.contentVersion
        circle.setFill(.white, transaction: Transaction())
        #expect(canvas.contentVersion != version)
        #expect(stage.host.layers.takeDamage() == [canvas.frameInWindow])
    }

    @Test func `a layer clips what is drawn later, each thing for itself`() throws {
        let list = try commands { [square] context, _ in
            context.clipToLayer(opacity: 0.5, options: .inverse) { $0.fill(square, with: .color(.black)) }
            context.fill(square, with: .color(.red))
        }
        #expect(names(list) == ["save", "beginGroup", "fill", "endGroup", "restore"])
        guard case .beginGroup(_, _, let masks) = list[1] else { throw Failure.noDrawing }
        #expect(masks.map(\.opacity) == [0.5] && masks.map(\.isInverse) == [true])
        #expect(names(masks[0].commands) == ["save", "fill", "restore"])
    }

    @Test func `a filter that is added last comes first`() throws {
        let list = try commands { [square] context, _ in
            var matrix = ColorMatrix()
            matrix.r2 = 0.5
            matrix.b5 = 0.25
            context.addFilter(.colorMatrix(matrix))
            context.addFilter(.alphaThreshold(min: 0.5, color: .white))
            context.fill(square, with: .color(.red))
        }
        guard case .beginGroup(_, let filters, _) = list[1], case .color(.matrix(let matrix)) = filters[1] else {
            throw Failure.noDrawing
        }
        #expect(matrix.green == SIMD4(0.5, 1, 0, 0) && matrix.bias == SIMD4(0, 0, 0.25, 0))
        #expect(filters[0] == .alphaThreshold(minimum: 0.5, maximum: 1, .white))
    }
}
