import AnimationCore
import AttributeGraph
import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// A style that fills a view's frame, over or under it, and what is set aside beyond `edges` where the frame reaches them:
/// `Rectangle().fill(style).ignoresSafeArea(edges: edges)` in one box (S23.30).
nonisolated public struct _StyledFrame<Style: ShapeStyle>: _PrimitiveView {
    @usableFromInline let style: Style
    @usableFromInline let edges: Edge.Set

    /// What `background` and `overlay` with a style make; programs call those.
    @inlinable nonisolated init(style: Style, edges: Edge.Set) {
        self.style = style
        self.edges = edges
    }

    @MainActor public static var _isOneElement: Bool { true }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: consuming _ViewInputs) {
        let place = view.place
        inputs.beginElements(isOne: true)
        if inputs.isOneElement { return makeBox(place, inputs) }
        inputs.element { makeBox(place, $0) }
    }

    @MainActor private static func makeBox(_ view: AttributePlace, _ inputs: _ViewInputs) {
        var offsets = FieldOffsets()
        let style = view.moved(by: offsets.next(Style.self))
        let edges = view.moved(by: offsets.next(Edge.Set.self))
        let box = StyledFrameBox(inputs)
        inputs.add(box, named: Rectangle.self)
        box.ownLayer.content = StyledFrameBox.rectangle
        inputs.lifetime.runSink(
            StyledFrameSink(
                type: Style.self, style: style, edges: Attribute(edges), environment: inputs.environment, box: box))
    }
}

extension ShapeStyle {
    /// Paints `box` in the style at `place`.
    @MainActor fileprivate static func paint(
        _ box: LayerBox, _ place: AttributePlace, _ environment: Attribute<EnvironmentValues>, isFirst: Bool,
        in graph: Graph
    ) {
        box.paint(graph.read(Attribute<Self>(place)), in: graph.read(environment), isFirst: isFirst)
    }
}

/// The box of a style in a frame: only its layer reaches beyond the frame, so that layout has nothing to know of it.
@MainActor private final class StyledFrameBox: LeafBox {
    /// Under which edges the layer reaches.
    private var edges = Edge.Set.all

    static let rectangle = LayerContent.shape(LayerShape(version: 0) { Path($0) })

    func reach(under edges: Edge.Set) {
        guard edges != self.edges else { return }
        self.edges = edges
        if isPlaced { geometryChanged() }
    }

    override var layerGeometry: LayerGeometry {
        let reached = reachedSafeArea()
        let top = edges.contains(.top) ? reached.top : 0
        let bottom = edges.contains(.bottom) ? reached.bottom : 0
        let leading = edges.contains(.leading) ? reached.leading : 0
        let trailing = edges.contains(.trailing) ? reached.trailing : 0
        let left = mirrorsContent ? trailing : leading
        let frame = super.layerGeometry
        return LayerGeometry(
            x: frame.origin.x - left, y: frame.origin.y - top, width: frame.size.width + leading + trailing,
            height: frame.size.height + top + bottom)
    }
}

/// Paints the box, and tells it under which edges it reaches. It names no type that names the style: the metadata of such
/// would be asked for at each place.
private struct StyledFrameSink: Rule {
    let type: any ShapeStyle.Type
    let style: AttributePlace
    let edges: Attribute<Edge.Set>
    let environment: Attribute<EnvironmentValues>
    let box: StyledFrameBox
    var firstPass = FirstPass()

    static var name: String { "sink of a frame in a style" }

    mutating func evaluate(in graph: Graph) {
        let isFirst = firstPass.isNow(in: box.host)
        box.reach(under: graph.read(edges))
        type.paint(box, style, environment, isFirst: isFirst, in: graph)
    }
}
