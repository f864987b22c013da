import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Canvas: what its closure draws becomes a display list.
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
            case .image: "image"
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
}
