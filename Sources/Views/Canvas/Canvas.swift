import AnimationCore
import AttributeGraph
public import Foundation
import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// In which space a canvas mixes colours. Lilt mixes in encoded sRGB, whatever is asked for.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// A view that a closure draws, by commands rather than by views. It is drawn anew when the view around it is evaluated,
/// when its size changes, and when its environment does.
nonisolated public struct Canvas<Symbols: View>: _PrimitiveView {
    /// Draws into a rectangle of the given size whose top left corner is the origin.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// A hint that the drawing covers everything.
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    /// A hint; Lilt draws with the frame, so that what is seen belongs to one time.
    public var rendersAsynchronously: Bool

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = CanvasBox(inputs)
            inputs.add(box, named: Self.self)
            let foreground = inputs.lifetime.perform { inputs.graph.addSource(ForegroundStyle()) }
            inputs.style(foreground, of: box)
            let drawing = inputs.lifetime.perform {
                inputs.graph.addRule(CanvasRule(canvas: view.attribute, environment: inputs.environment))
            }
            inputs.sink(drawing) { box.drawing = $0 }
        }
    }
}

extension Canvas where Symbols == EmptyView {
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
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

    var drawing: CanvasDrawing? {
        didSet { if drawnSize != nil { draw() } }
    }

    override func geometryChanged() {
        super.geometryChanged()
        if drawnSize != size { draw() }
    }

    private func draw() {
        guard let drawing else { return }
        drawnSize = size
        let recorder = DrawingRecorder(host: host)
        var context = GraphicsContext(recorder: recorder, environment: drawing.environment, size: size)
        drawing.renderer(&context, size)
        ownLayer.content = .drawing(DisplayList(commands: recorder.commands))
    }
}
