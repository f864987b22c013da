public import AnimationCore
import AttributeGraph
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// Outline in a rectangle, drawn as a view (S26.1). The path is rebuilt while the shape's data or the view's size
/// animate; no body runs (S26.12).
nonisolated public protocol Shape: Animatable, View, Sendable {
    /// Returns the outline in a frame `rect`, in points, with y downwards.
    func path(in rect: CGRect) -> Path
    /// Purpose of the shape, an area or a line, for styles that ask. Drawing does not depend on it. Default `fill`.
    static var role: ShapeRole { get }
    /// Size that the shape takes under `proposal`, in points. By default it takes the whole proposal, and 10 where that
    /// is nil.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Direction of layout in which the outline is mirrored. By default it is `mirrors`.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// Purpose of a shape.
public enum ShapeRole: Hashable, Sendable {
    /// An area that is filled, a line, or a line between contents.
    case fill, stroke, separator
}

extension Shape {
    /// An area.
    public static var role: ShapeRole { .fill }

    /// Mirrored where layout runs from right to left.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// Takes the whole proposal; 10 where that is nil (S23.27).
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
    /// View of the shape: filled with the foreground style (S26.2).
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    /// True: the view is one element.
    @MainActor public static var _isOneElement: Bool { true }

    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let style = inputs.lifetime.perform { inputs.graph.addSource(ForegroundStyle()) }
        ShapeBox<Self>.make(
            shape: view.attribute, style: style, fillStyle: { _ in FillStyle() }, named: Self.self, inputs: inputs)
    }
}

/// Shape whose outline can be moved inwards (S26.1).
public protocol InsettableShape: Shape {
    /// Type of the inset shape.
    associatedtype InsetShape: InsettableShape
    /// Returns the shape with its outline moved inwards by `amount` points.
    func inset(by amount: CGFloat) -> InsetShape
}

/// Box of a shape. Its layer rebuilds the path at the size presented in each frame.
@MainActor final class ShapeBox<Content: Shape>: LeafBox {
    private var shape: Content?
    private var painted: PaintedShape<Content>?
    /// Follows the container; nil for shapes that do not depend on one.
    private var follower: ContainerFollower?
    /// Direction of layout for which the outline was drawn last.
    private var wasMirrored = false

    static func make<Style: ShapeStyle>(
        shape: Attribute<Content>, style: Attribute<Style>, fillStyle: @escaping @MainActor (Graph) -> FillStyle,
        named name: Any.Type, inputs: _ViewInputs
    ) {
        inputs.element { inputs in
            let presented = AnimatableAttributes.animated(shape, inputs: inputs)
            let box = ShapeBox<Content>(inputs)
            inputs.add(box, named: name)
            inputs.style(style, of: box)
            let painted = inputs.lifetime.addRule(PaintedRule(shape: presented, fillStyle: fillStyle))
            if followsContainer(Content.self) {
                box.follower = ContainerFollower(of: box, inputs: inputs) { [unowned box] in
                    if let painted = box.painted { box.show(painted) }
                }
            }
            inputs.lifetime.addSink(PaintedSink(painted: painted, box: box))
        }
    }

    fileprivate func take(_ painted: PaintedShape<Content>) {
        self.painted = painted
        show(painted)
        let isFirst = shape == nil
        let oldSize = isFirst ? nil : sizeAnswer
        shape = painted.shape
        if let oldSize, oldSize != sizeAnswer { invalidateLayout() }
    }

    private func show(_ painted: PaintedShape<Content>) {
        wasMirrored = mirrorsContent
        let (style, drawn) = painted.drawing
        let path =
            painted.shape.layoutDirectionBehavior.isMirrored(wasMirrored)
            ? { (rect: CGRect) in drawn(rect).mirrored(in: rect) } : drawn
        guard let context = follower?.context else {
            ownLayer.content = .shape(LayerShape(style: style, path: path))
            return
        }
        ownLayer.content = .shape(
            LayerShape(style: style) { rect in
                ContainerShapeContext.$current.withValue(context) { path(rect) }
            })
    }

    override func placeContent() {
        super.placeContent()
        if wasMirrored != mirrorsContent, let painted { show(painted) }
    }

    /// Sizes under two proposals, which differ if the shape's own size or aspect ratio does.
    private var sizeAnswer: [CGSize] {
        [ProposedViewSize(width: 100, height: 200), .unspecified].map(measure)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        shape?.sizeThatFits(proposal) ?? super.measure(proposal)
    }
}

/// Shape that is a stroked outline. The renderer strokes it, instead of filling the area of the line.
protocol StrokedShape {
    var style: StrokeStyle { get }
    func outline(in rect: CGRect) -> Path
}

private let strokedShapes = ConformanceIndex((any StrokedShape.Type).self)

/// Shape and fill style, from which the layer draws.
private struct PaintedShape<Content: Shape> {
    let shape: Content
    let fillStyle: FillStyle

    /// The shape as an outline to stroke; nil if it is none, or if it is not antialiased: then the line's area is
    /// filled.
    private var line: (any StrokedShape)? {
        guard fillStyle.isAntialiased, strokedShapes.cast(Content.self) != nil else { return nil }
        return shape as? any StrokedShape
    }

    /// Drawing style and path.
    var drawing: (style: LayerShape.Style, path: (CGRect) -> Path) {
        if let line { return (.stroke(line.style), { line.outline(in: $0) }) }
        return (.fill(fillStyle), { [shape] in shape.path(in: $0) })
    }
}

private struct PaintedRule<Content: Shape>: Rule {
    let shape: Attribute<Content>
    let fillStyle: @MainActor (Graph) -> FillStyle

    static var name: String { "shape \(Content.self)" }

    func evaluate(in graph: Graph) -> PaintedShape<Content> {
        PaintedShape(shape: graph.read(shape), fillStyle: fillStyle(graph))
    }
}

/// Passes the shape and its fill style to the box.
private struct PaintedSink<Content: Shape>: Rule {
    let painted: Attribute<PaintedShape<Content>>
    let box: ShapeBox<Content>

    static var name: String { "sink of \(PaintedShape<Content>.self)" }

    func evaluate(in graph: Graph) { box.take(graph.read(painted)) }
}
