public import AnimationCore
import AttributeGraph
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// A figure that fills a rectangle (S26.1). Its path is rebuilt while its data or its view's size animate; no body runs
/// (S26.12).
nonisolated public protocol Shape: Animatable, View, Sendable {
    /// The figure in `rect`, y downwards.
    func path(in rect: CGRect) -> Path
    static var role: ShapeRole { get }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape does where it is used by itself.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

extension Shape {
    public static var role: ShapeRole { .fill }

    /// Shapes take what they are proposed; ideally 10 by 10 (S23.27).
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
    /// A shape as a view is filled with the foreground style (S26.2).
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let style = inputs.lifetime.perform { inputs.graph.addSource(ForegroundStyle()) }
        ShapeBox<Self>.make(
            shape: view.attribute, style: style, fillStyle: { _ in FillStyle() }, named: Self.self, inputs: inputs)
    }
}

/// A shape whose outline can lie further inside (S26.1).
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The shape with its outline moved inwards by `amount` points.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        var offsets = FieldOffsets()
        let shape = view.field(Content.self, at: offsets.next(Content.self))
        let style = view.field(Style.self, at: offsets.next(Style.self))
        let fill = view.field(FillStyle.self, at: offsets.next(FillStyle.self)).attribute
        ShapeBox<Content>.make(
            shape: shape.attribute, style: style.attribute, fillStyle: { $0.read(fill) }, named: Content.self,
            inputs: inputs)
    }
}

/// The box of a shape: its layer rebuilds the path at the presented size.
@MainActor final class ShapeBox<Content: Shape>: LeafBox {
    private var shape: Content?

    static func make<Style: ShapeStyle>(
        shape: Attribute<Content>, style: Attribute<Style>, fillStyle: @escaping @MainActor (Graph) -> FillStyle,
        named name: Any.Type, inputs: _ViewInputs
    ) {
        inputs.element { inputs in
            let presented = AnimatableValues.animated(shape, inputs: inputs)
            let box = ShapeBox<Content>(inputs)
            inputs.add(box, named: name)
            inputs.style(style, of: box)
            let paint = inputs.lifetime.perform {
                inputs.graph.addRule(
                    PaintRule(shape: presented, style: inputs.resolvedStyle(style), fillStyle: fillStyle))
            }
            inputs.sink(paint) { painted in
                box.ownLayer.content = .shape(
                    LayerShape(style: painted.layerStyle, paint: painted.paint) { painted.shape.path(in: $0) })
                box.shape = painted.shape
            }
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        shape?.sizeThatFits(proposal) ?? super.measure(proposal)
    }
}

/// A shape with its paint: what the layer needs to draw it.
private struct PaintedShape<Content: Shape> {
    let shape: Content
    let paint: LayerPaint
    let fillStyle: FillStyle

    var layerStyle: LayerShape.Style {
        if Content.role == .stroke, let stroked = shape as? any StrokedShape { return .stroke(stroked.style) }
        return .fill(fillStyle)
    }
}

/// A shape that is an outline.
protocol StrokedShape { var style: StrokeStyle { get } }

private struct PaintRule<Content: Shape>: Rule {
    let shape: Attribute<Content>
    let style: Attribute<_ResolvedStyle>
    let fillStyle: @MainActor (Graph) -> FillStyle

    static var name: String { "shape \(Content.self)" }

    func evaluate(in graph: Graph) -> PaintedShape<Content> {
        // A plain colour is the layer's own fill, which animates without this rule.
        let paint: LayerPaint = if case .paint(let paint) = graph.read(style) { paint } else { .fillColor }
        return PaintedShape(shape: graph.read(shape), paint: paint, fillStyle: fillStyle(graph))
    }
}
