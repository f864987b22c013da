import AnimationCore
import AttributeGraph
public import Foundation
import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// Colour space in which a canvas mixes colours. Lilt always mixes in encoded sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Encoded sRGB; linear light within 0…1; linear light with values outside of 0…1.
    case nonLinear, linear, extendedLinear
}

/// View whose content a closure draws by commands. It is drawn again when the view around is evaluated, and when its
/// size, its environment, or state that the closure reads changes.
nonisolated public struct Canvas<Symbols: View>: _PrimitiveView {
    /// Draws into a rectangle of the given size, in points, with the origin at its top left corner.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Hint that the drawing is opaque everywhere.
    public var isOpaque: Bool
    /// Requested colour space; colours are mixed in encoded sRGB in any case.
    public var colorMode: ColorRenderingMode
    /// Hint with no effect: Lilt draws within the frame, so that everything on screen belongs to one time.
    public var rendersAsynchronously: Bool
    /// Views that the closure can draw, each identified by its `tag`.
    public var symbols: Symbols

    /// Makes a canvas.
    ///
    /// - Parameters:
    ///   - opaque: hint that the drawing is opaque everywhere.
    ///   - colorMode: colour space in which colours are mixed; encoded sRGB in any case.
    ///   - rendersAsynchronously: hint with no effect.
    ///   - renderer: draws into a rectangle of the given size, in points.
    ///   - symbols: views with a `tag`, which the closure gets by ``GraphicsContext/resolveSymbol(id:)``. They have
    ///     their ideal size and live as other views do; animations in them show wherever they are drawn.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
        self.symbols = symbols()
    }

    /// True: the view is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = CanvasBox(inputs)
            inputs.add(box, named: Self.self)
            let foreground = inputs.lifetime.perform { inputs.graph.addSource(ForegroundStyle()) }
            inputs.style(foreground, of: box)
            let graph = inputs.graph
            let evaluation = BodyEvaluation(host: inputs.host)
            evaluation.ignoresOwnChanges = true
            let size = inputs.lifetime.perform { graph.addSource(box.drawnSize) }
            let changes = inputs.lifetime.perform { graph.addSource(0) }
            if Symbols.self != EmptyView.self { makeSymbols(view, in: box, inputs) }
            let drawing = inputs.lifetime.perform {
                graph.addSink(
                    CanvasSink(
                        canvas: view.attribute, environment: inputs.environment, size: size, changes: changes,
                        evaluation: evaluation, box: box))
            }
            evaluation.body = drawing.place
            box.drawAgain = { [unowned box] in
                graph.set(size, to: box.size)
                graph.modify(changes) { $0 += 1 }
                box.host.flushDuringLayout()
            }
        }
    }

    /// Makes a hidden box with the symbols; each has a layer of its own, found by its tag.
    @MainActor private static func makeSymbols(_ view: _GraphValue<Self>, in box: CanvasBox, _ inputs: _ViewInputs) {
        var inner = inputs
        inner.place = ElementPlace(in: box, lifetime: inputs.lifetime)
        let holder = CanvasSymbolsBox(inner)
        inner.add(holder, named: CanvasSymbolsBox.self)
        holder.ownLayer.isHidden = true
        box.symbols = holder
        holder.changed = { [unowned box] in box.symbolsChanged() }
        let around = inputs.inside(holder)
        var symbols = around
        symbols.wrapper = ElementWrapper(outer: nil) { place, element in
            var inputs = around
            inputs.place = place
            let symbol = EffectBox(inputs)
            inputs.add(symbol, named: CanvasSymbolsBox.self)
            element(ElementPlace(in: symbol, lifetime: inputs.lifetime))
        }
        Symbols._makeView(view[\.symbols], inputs: symbols)
    }
}

extension Canvas where Symbols == EmptyView {
    /// Makes a canvas without symbols. `opaque`, `colorMode`, `rendersAsynchronously` and `renderer` are as in
    /// ``init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)``.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
        symbols = EmptyView()
    }
}

/// Draws a canvas when its closure, its size, its environment, or state that the closure reads changes.
private struct CanvasSink<Symbols: View>: Rule {
    let canvas: Attribute<Canvas<Symbols>>
    let environment: Attribute<EnvironmentValues>
    /// Size of the canvas; nil until it is laid out.
    let size: Attribute<CGSize?>
    /// Number of changes of the symbols.
    let changes: Attribute<Int>
    let evaluation: BodyEvaluation
    unowned let box: CanvasBox

    static var name: String { "canvas" }

    func evaluate(in graph: Graph) {
        _ = graph.read(changes)
        let renderer = graph.read(canvas).renderer
        let environment = graph.read(environment)
        guard let size = graph.read(size) else { return }
        evaluation.runClosure(of: Canvas<Symbols>.self) { box.draw(renderer, environment, size) }
    }
}

/// Box of a canvas: its layer shows the commands that the closure recorded at the current size.
@MainActor private final class CanvasBox: LeafBox {
    private(set) var drawnSize: CGSize?
    unowned var symbols: CanvasSymbolsBox?
    /// Has the closure draw at the box's size.
    var drawAgain: @MainActor () -> Void = {}

    override func geometryChanged() {
        super.geometryChanged()
        guard drawnSize != size else { return }
        drawnSize = size
        drawAgain()
    }

    override func placeContent() {
        for box in content.boxes { box.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    func symbolsChanged() { if drawnSize != nil { drawAgain() } }

    func draw(
        _ renderer: (inout GraphicsContext, CGSize) -> Void, _ environment: EnvironmentValues, _ size: CGSize
    ) {
        let recorder = DrawingRecorder(host: host, symbols: symbols?.symbols ?? [:])
        var context = GraphicsContext(recorder: recorder, environment: environment, size: size)
        renderer(&context, size)
        ownLayer.content = .drawing(DisplayList(commands: recorder.commands))
    }
}

/// Box of a canvas's symbols: not visible itself; each symbol has its ideal size.
@MainActor final class CanvasSymbolsBox: LayerBox {
    var changed: () -> Void = {}

    override class var kind: BoxKind { .hidesContent }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    override func placeContent() {
        for box in content.boxes { box.place(at: .zero, proposal: .unspecified) }
        changed()
    }

    /// Symbols by their tags; of several with one tag, the first.
    var symbols: [AnyHashable: DrawingRecorder.Symbol] {
        var symbols: [AnyHashable: DrawingRecorder.Symbol] = [:]
        for box in content.boxes {
            guard let id = box.trait(TagTrait.self), let layer = box.layer, symbols[id] == nil else { continue }
            symbols[id] = DrawingRecorder.Symbol(layer: layer, size: box.sizeThatFits(.unspecified))
        }
        return symbols
    }
}
