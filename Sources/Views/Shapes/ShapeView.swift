import AttributeGraph
import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// View that draws a shape, and can draw it again over itself: `shape.fill(…).strokeBorder(…)` (S26.2).
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
    /// Type of the shape.
    associatedtype Content: Shape
    /// Shape that is drawn, and that a further `fill` or `stroke` draws again.
    nonisolated var shape: Content { get }
}

/// View that fills a shape with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, _PrimitiveView {
    /// Shape that is drawn.
    public var shape: Content
    /// Paint of the shape.
    public var style: Style
    /// Fill rule and antialiasing.
    public var fillStyle: FillStyle

    /// Made by `fill`; programs call that.
    @inlinable nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    /// True: the view is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the view's boxes, layers and rules. The engine calls this.
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

/// Drawing of a shape in a style, over another view.
nonisolated private struct LayeredShape<Drawn: Shape, Style: ShapeStyle> {
    let shape: Drawn
    let style: Style
    let fillStyle: FillStyle

    /// Makes the views that `layered` returns; without a background only that of the shape.
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

/// View that fills a shape over another view.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, _PrimitiveView
{
    /// Shape that is drawn.
    public var shape: Content
    /// Paint of the shape.
    public var style: Style
    /// Fill rule and antialiasing.
    public var fillStyle: FillStyle
    /// View below.
    public var background: Background

    /// Made by `fill`; programs call that.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    /// True: the view is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        LayeredShape.make(view, background: Background.self, inputs: inputs) { view in
            (LayeredShape(shape: view.shape, style: view.style, fillStyle: view.fillStyle), view.background)
        }
    }
}

/// View that strokes a shape's outline over another view. The line is centred on the outline (S26.1).
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
    _PrimitiveView
{
    /// Shape that is drawn.
    public var shape: Content
    /// Paint of the line.
    public var style: Style
    /// Width in points, ends, corners and dashes of the line (S26.11).
    public var strokeStyle: StrokeStyle
    /// True if the line is antialiased.
    public var isAntialiased: Bool
    /// View below.
    public var background: Background

    /// Made by `stroke`; programs call that.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    /// True: the view is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the view's boxes, layers and rules. The engine calls this.
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

/// View that strokes a line inside a shape's outline over another view (S26.1).
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView, _PrimitiveView
{
    /// Shape that is drawn.
    public var shape: Content
    /// Paint of the line.
    public var style: Style
    /// Width in points, ends, corners and dashes of the line (S26.11).
    public var strokeStyle: StrokeStyle
    /// True if the line is antialiased.
    public var isAntialiased: Bool
    /// View below.
    public var background: Background

    /// Made by `strokeBorder`; programs call that.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    /// True: the view is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the view's boxes, layers and rules. The engine calls this.
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
