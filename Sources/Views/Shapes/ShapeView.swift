import AttributeGraph
import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// A view that draws a shape, and can draw it once more on top of itself: `shape.fill(…).strokeBorder(…)` (S26.2).
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
    /// The type of the shape that is drawn.
    associatedtype Content: Shape
    /// The shape that is drawn, and would be drawn again by a further `fill` or `stroke`.
    nonisolated var shape: Content { get }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, _PrimitiveView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    @inlinable nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    @MainActor public static var _isOneElement: Bool { true }

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

/// A shape drawn with a style above another view of it.
nonisolated private struct LayeredShape<Drawn: Shape, Style: ShapeStyle> {
    let shape: Drawn
    let style: Style
    let fillStyle: FillStyle

    /// Makes what `layered` says; without a background there is nothing around the shape itself.
    @MainActor static func make<Whole, Background: View>(
        _ view: _GraphValue<Whole>, background: Background.Type, inputs: _ViewInputs,
        _ layered: @escaping (Whole) -> (LayeredShape, Background)
    ) {
        let graph = inputs.graph
        if Background.self == EmptyView.self {
            let drawn = inputs.lifetime.perform {
                graph.addRule(
                    MappedRule(value: view.attribute) { whole in
                        let top = layered(whole).0
                        return _ShapeView(shape: top.shape, style: top.style, fillStyle: top.fillStyle)
                    })
            }
            _ShapeView<Drawn, Style>._makeView(_GraphValue(drawn), inputs: inputs)
        } else {
            let drawn = inputs.lifetime.perform {
                graph.addRule(
                    MappedRule(value: view.attribute) { whole in
                        let (top, background) = layered(whole)
                        return _LayeredView(
                            content: _ShapeView(shape: top.shape, style: top.style, fillStyle: top.fillStyle),
                            extra: background, alignment: .center, isOverlay: false)
                    })
            }
            _LayeredView<_ShapeView<Drawn, Style>, Background>._makeView(_GraphValue(drawn), inputs: inputs)
        }
    }
}

private struct MappedRule<Value, Result>: Rule {
    let value: Attribute<Value>
    let map: (Value) -> Result

    func evaluate(in graph: Graph) -> Result { map(graph.read(value)) }
}

/// A shape view with its shape filled on top of it.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, _PrimitiveView
{
    public var shape: Content
    /// What the shape is painted with.
    public var style: Style
    /// Which side of the outline counts as inside, and whether edges are smooth.
    public var fillStyle: FillStyle
    /// Drawn below.
    public var background: Background

    /// What `fill` makes; programs call that.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    @MainActor public static var _isOneElement: Bool { true }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        LayeredShape.make(view, background: Background.self, inputs: inputs) { view in
            (LayeredShape(shape: view.shape, style: view.style, fillStyle: view.fillStyle), view.background)
        }
    }
}

/// A shape's outline, above another view of the shape. The line is centred on the outline (S26.1).
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
    _PrimitiveView
{
    public var shape: Content
    /// What the line is painted with.
    public var style: Style
    /// The line's width in points, its ends, corners and dashes (S26.11).
    public var strokeStyle: StrokeStyle
    /// Whether the line's edges are smooth.
    public var isAntialiased: Bool
    /// Drawn below.
    public var background: Background

    /// What `stroke` makes; programs call that.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    @MainActor public static var _isOneElement: Bool { true }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        LayeredShape.make(view, background: Background.self, inputs: inputs) { view in
            let line = _StrokedShape(shape: view.shape, style: view.strokeStyle)
            return (
                LayeredShape(shape: line, style: view.style, fillStyle: FillStyle(antialiased: view.isAntialiased)),
                view.background
            )
        }
    }
}

/// A line inside a shape's outline, above another view of the shape (S26.1).
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView, _PrimitiveView
{
    public var shape: Content
    /// What the line is painted with.
    public var style: Style
    /// The line's width in points, its ends, corners and dashes (S26.11).
    public var strokeStyle: StrokeStyle
    /// Whether the line's edges are smooth.
    public var isAntialiased: Bool
    /// Drawn below.
    public var background: Background

    /// What `strokeBorder` makes; programs call that.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    @MainActor public static var _isOneElement: Bool { true }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        LayeredShape.make(view, background: Background.self, inputs: inputs) { view in
            let inset = view.shape.inset(by: view.strokeStyle.lineWidth / 2)
            let line = _StrokedShape(shape: inset, style: view.strokeStyle)
            return (
                LayeredShape(shape: line, style: view.style, fillStyle: FillStyle(antialiased: view.isAntialiased)),
                view.background
            )
        }
    }
}
