import AnimationCore
import AttributeGraph
public import Foundation
import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// In which space a canvas mixes colours. Lilt mixes in encoded sRGB, whatever is asked for.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Encoded sRGB, and linear light without and with values outside of 0…1.
    case nonLinear, linear, extendedLinear
}

/// A view that a closure draws, by commands rather than by views. It is drawn anew when the view around it is evaluated,
/// when its size changes, and when its environment does.
nonisolated public struct Canvas<Symbols: View>: _PrimitiveView {
    /// Draws into a rectangle of the given size whose top left corner is the origin.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// A hint that the drawing covers everything.
    public var isOpaque: Bool
    /// What was asked for; colours are mixed in encoded sRGB in any case.
    public var colorMode: ColorRenderingMode
    /// A hint; Lilt draws with the frame, so that what is seen belongs to one time.
    public var rendersAsynchronously: Bool
    /// Views that the closure draws, each by its `tag`.
    public var symbols: Symbols

    /// - Parameters:
    ///   - opaque: a hint that the drawing covers everything.
    ///   - colorMode: in which space colours are mixed.
    ///   - rendersAsynchronously: a hint.
    ///   - renderer: draws into a rectangle of the given size.
    ///   - symbols: views with a `tag` by which the closure finds them (``GraphicsContext/resolveSymbol(id:)``). They are of
    ///     their ideal size, live as other views do, and what moves in them moves where they are drawn.
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

    @MainActor public static var _isOneElement: Bool { true }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = CanvasBox(inputs)
            inputs.add(box, named: Self.self)
            let foreground = inputs.lifetime.perform { inputs.graph.addSource(ForegroundStyle()) }
            inputs.style(foreground, of: box)
            let drawing = inputs.lifetime.perform {
                inputs.graph.addRule(CanvasRule(canvas: view.attribute, environment: inputs.environment))
            }
            if Symbols.self != EmptyView.self { makeSymbols(view, in: box, inputs) }
            inputs.sink(drawing) { box.drawing = $0 }
        }
    }

    /// Each symbol gets a layer of its own, which carries its tag, on a hidden one.
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
    /// A canvas without symbols. The arguments are as in
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

/// What a canvas draws with.
private struct CanvasDrawing {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let environment: EnvironmentValues
}

private struct CanvasRule<Symbols: View>: Rule {
    let canvas: Attribute<Canvas<Symbols>>
    let environment: Attribute<EnvironmentValues>

    static var name: String { "canvas" }

    func evaluate(in graph: Graph) -> CanvasDrawing {
        CanvasDrawing(renderer: graph.read(canvas).renderer, environment: graph.read(environment))
    }
}

/// The box of a canvas: its layer carries out what the closure drew at the size that the view got.
@MainActor private final class CanvasBox: LeafBox {
    private var drawnSize: CGSize?
    unowned var symbols: CanvasSymbolsBox?

    var drawing: CanvasDrawing? {
        didSet { if drawnSize != nil { draw() } }
    }

    override func geometryChanged() {
        super.geometryChanged()
        if drawnSize != size { draw() }
    }

    override func placeContent() {
        for box in content.boxes { box.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    func symbolsChanged() { if drawnSize != nil { draw() } }

    private func draw() {
        guard let drawing else { return }
        drawnSize = size
        let recorder = DrawingRecorder(host: host, symbols: symbols?.symbols ?? [:])
        var context = GraphicsContext(recorder: recorder, environment: drawing.environment, size: size)
        drawing.renderer(&context, size)
        ownLayer.content = .drawing(DisplayList(commands: recorder.commands))
    }
}

/// The box of the views that a canvas draws: hidden where they are, each of its ideal size.
@MainActor final class CanvasSymbolsBox: LayerBox {
    var changed: () -> Void = {}

    override var soleContent: LayoutBox? { nil }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    override func placeContent() {
        for box in content.boxes { box.place(at: .zero, proposal: .unspecified) }
        changed()
    }

    /// The symbols by their tags; of several with one tag the first.
    var symbols: [AnyHashable: DrawingRecorder.Symbol] {
        var symbols: [AnyHashable: DrawingRecorder.Symbol] = [:]
        for box in content.boxes {
            guard let id = box.trait(TagTrait.self), let layer = box.layer, symbols[id] == nil else { continue }
            symbols[id] = DrawingRecorder.Symbol(layer: layer, size: box.sizeThatFits(.unspecified))
        }
        return symbols
    }
}
