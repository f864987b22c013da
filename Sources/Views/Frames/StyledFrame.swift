import AttributeGraph
import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// A style that fills a view's frame, over or under it, and what is set aside beyond `edges` where the frame reaches them:
/// `Rectangle().fill(style).ignoresSafeArea(edges: edges)` in one box (S23.30).
nonisolated public struct _StyledFrame<Style: ShapeStyle>: _PrimitiveView {
    let style: Style
    let edges: Edge.Set

    /// What `background` and `overlay` with a style make; programs call those.
    @usableFromInline nonisolated init(style: Style, edges: Edge.Set) {
        self.style = style
        self.edges = edges
    }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: consuming _ViewInputs) {
        let (style, edges) = view.fields(Style.self, Edge.Set.self)
        inputs.element((style.attribute, edges.attribute)) { value, inputs in
            let box = StyledFrameBox(inputs)
            inputs.add(box, named: Rectangle.self)
            box.ownLayer.content = StyledFrameBox.rectangle
            inputs.style(value.0, of: box)
            inputs.lifetime.addSink(EdgesSink(edges: value.1, box: box))
        }
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

/// Tells the box under which edges it reaches.
private struct EdgesSink: Rule {
    let edges: Attribute<Edge.Set>
    let box: StyledFrameBox

    static var name: String { "sink of a style's edges" }

    func evaluate(in graph: Graph) { box.reach(under: graph.read(edges)) }
}
