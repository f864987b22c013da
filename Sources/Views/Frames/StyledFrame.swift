import AnimationCore
import AttributeGraph
import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// A style that fills a view's frame, over or under it, and what is set aside beyond `edges` where the frame reaches them
/// (S23.30): as a rectangle in that style, laid over or under the view, would, in one box with the view.
nonisolated public struct _StyledFrame<Style: ShapeStyle>: DirectModifier {
    @usableFromInline let style: Style
    @usableFromInline let placement: StyledFramePlacement

    /// What `background` and `overlay` with a style make; programs call those.
    @inlinable nonisolated init(style: Style, edges: Edge.Set, isOverlay: Bool) {
        self.style = style
        placement = StyledFramePlacement(edges: edges, isOverlay: isOverlay)
    }

    @MainActor package static func makePlace(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ElementPlace {
        var offsets = FieldOffsets()
        let style = modifier.place.moved(by: offsets.next(Style.self))
        let placement = modifier.place.moved(by: offsets.next(StyledFramePlacement.self))
        let box = StyledFrameBox(inputs)
        inputs.add(box, named: Rectangle.self)
        inputs.runSink(
            StyledFrameSink(
                type: Style.self, style: style, placement: Attribute(placement), environment: inputs.environment,
                box: box))
        return inputs.contentPlace(of: box)
    }
}

/// Where a style lies that fills a frame.
@usableFromInline nonisolated struct StyledFramePlacement: Equatable {
    /// Under which edges it reaches.
    @usableFromInline let edges: Edge.Set
    /// Whether it lies over the view, and not under it.
    @usableFromInline let isOverlay: Bool

    @inlinable nonisolated init(edges: Edge.Set, isOverlay: Bool) {
        self.edges = edges
        self.isOverlay = isOverlay
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

/// The box of a view with a style in its frame: the style's layer lies beside those of the view, and it alone reaches beyond
/// the frame, so that layout has nothing to know of it.
@MainActor private final class StyledFrameBox: LayerBox {
    private var placement = StyledFramePlacement(edges: .all, isOverlay: false)

    private static let rectangle = LayerContent.shape(LayerShape(version: 0) { Path($0) })

    override init(_ inputs: borrowing _ViewInputs) {
        super.init(inputs)
        // The content lies beside it, in the layer around.
        setLayer(nil)
        ownLayer.viewType = Rectangle.self
        ownLayer.content = Self.rectangle
    }

    func place(_ placement: StyledFramePlacement) {
        guard placement != self.placement else { return }
        self.placement = placement
        if isPlaced { geometryChanged() }
        invalidateLayerOrder()
    }

    override func appendLayersBelow(to layers: inout [Layer]) {
        if !placement.isOverlay { layers.append(ownLayer) }
    }

    override func appendOwnLayers(to layers: inout [Layer]) {
        if placement.isOverlay { layers.append(ownLayer) }
    }

    override var drawsPlainly: Bool { true }

    override var layerGeometry: LayerGeometry {
        let reached = reachedSafeArea()
        let edges = placement.edges
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

/// Paints the box, and tells it where the style lies. It names no type that names the style: the metadata of such would be
/// asked for at each place.
private struct StyledFrameSink: Rule {
    let type: any ShapeStyle.Type
    let style: AttributePlace
    let placement: Attribute<StyledFramePlacement>
    let environment: Attribute<EnvironmentValues>
    let box: StyledFrameBox
    var firstPass = FirstPass()

    static var name: String { "sink of a frame in a style" }

    mutating func evaluate(in graph: Graph) {
        let isFirst = firstPass.isNow(in: box.host)
        box.place(graph.read(placement))
        type.paint(box, style, environment, isFirst: isFirst, in: graph)
    }
}
