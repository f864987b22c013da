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
    /// What the shape is for, as styles may ask: an area or a line. Drawing does not depend on it; `fill` by itself.
    static var role: ShapeRole { get }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape does where it is used by itself.
public enum ShapeRole: Hashable, Sendable {
    /// An area that is filled, a line, or a line between things.
    case fill, stroke, separator
}

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

    @MainActor public static var _isOneElement: Bool { true }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let style = inputs.lifetime.perform { inputs.graph.addSource(ForegroundStyle()) }
        ShapeBox<Self>.make(
            shape: view.attribute, style: style, fillStyle: { _ in FillStyle() }, named: Self.self, inputs: inputs)
    }
}

/// A shape whose outline can lie further inside (S26.1).
public protocol InsettableShape: Shape {
    /// What ``inset(by:)`` gives; the compiler finds it.
    associatedtype InsetShape: InsettableShape
    /// The shape with its outline moved inwards by `amount` points.
    func inset(by amount: CGFloat) -> InsetShape
}

/// The box of a shape: its layer rebuilds the path at the presented size.
@MainActor final class ShapeBox<Content: Shape>: LeafBox, GeometryObserver {
    private var shape: Content?
    private var painted: PaintedShape<Content>?
    /// For shapes that take their form from a container: which, and what it came to when the path was last given.
    private var container: ContainerShape?
    private var context: ContainerShapeContext?
    private var version = 0

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
            // The first question is quick to answer, and most often right.
            if Content.self != Rectangle.self, Content.self is any FollowsContainer.Type { box.followContainer(inputs) }
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
        let (style, path) = painted.drawing
        guard let context else {
            ownLayer.content = .shape(LayerShape(style: style, path: path))
            return
        }
        ownLayer.content = .shape(
            LayerShape(style: style) { rect in
                ContainerShapeContext.$current.withValue(context) { path(rect) }
            })
    }

    private func followContainer(_ inputs: _ViewInputs) {
        let host = inputs.host
        host.geometryObservers.add(self)
        inputs.lifetime.onEnd { [unowned host] in host.geometryObservers.remove(self) }
        inputs.sink(inputs.environment) { [unowned self] environment in
            container = environment.containerShape
            geometryMayHaveChanged()
        }
    }

    func geometryMayHaveChanged() {
        guard isPlaced else { return }
        let now = container?.context(at: self)
        let number = container?.version ?? 0
        guard now?.distance != context?.distance || number != version else { return }
        context = now
        version = number
        if let painted { show(painted) }
    }

    /// Two different proposals tell shapes apart that answer differently: fixed in size, or with a fixed ratio.
    private var sizeAnswer: [CGSize] {
        [ProposedViewSize(width: 100, height: 200), .unspecified].map(measure)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        shape?.sizeThatFits(proposal) ?? super.measure(proposal)
    }
}

/// A shape that is an outline: the renderer draws the line itself, rather than filling what encloses it.
protocol StrokedShape {
    var style: StrokeStyle { get }
    func outline(in rect: CGRect) -> Path
}

/// A shape with how it is filled: what the layer needs to draw it.
private struct PaintedShape<Content: Shape> {
    let shape: Content
    let fillStyle: FillStyle

    /// Lines without smoothed edges are filled outlines.
    private var line: (any StrokedShape)? {
        // The first question is quick to answer, and most often right.
        guard Content.self != Rectangle.self, fillStyle.isAntialiased else { return nil }
        return shape as? any StrokedShape
    }

    /// What of the path is painted, and the path.
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

/// Tells a shape's box what to draw.
private struct PaintedSink<Content: Shape>: Rule {
    let painted: Attribute<PaintedShape<Content>>
    let box: ShapeBox<Content>

    static var name: String { "sink of \(PaintedShape<Content>.self)" }

    func evaluate(in graph: Graph) { box.take(graph.read(painted)) }
}
