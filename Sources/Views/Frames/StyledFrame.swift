import AnimationCore
import AttributeGraph
import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// Fills a view's frame with a style, over or under the view, and extends the fill beyond those of the safe area's
/// `edges` that the frame touches (S23.30). Looks like a rectangle in that style as overlay or background, but needs
/// only one box for both.
nonisolated public struct _StyledFrame<Style: ShapeStyle>: DirectModifier {
    @usableFromInline let style: Style
    @usableFromInline let placement: StyledFramePlacement

    /// Made by `background` and `overlay` with a style; programs call those.
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

/// Position of a style that fills a frame.
@usableFromInline nonisolated struct StyledFramePlacement: Equatable {
    /// Edges of the safe area beyond which the fill extends.
    @usableFromInline let edges: Edge.Set
    /// True if the style lies over the view, false if under it.
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

/// Box of a view with a style in its frame. The style's layer is a sibling of the view's layers, and only that layer
/// extends beyond the frame, so layout is not affected.
@MainActor private final class StyledFrameBox: LayerBox {
    private var placement = StyledFramePlacement(edges: .all, isOverlay: false)

    private static let rectangle = LayerContent.shape(LayerShape(version: 0) { Path($0) })

    override init(_ inputs: borrowing _ViewInputs) {
        super.init(inputs)
        // No layer holds the content: it lies beside the style's layer, in the layer around.
        setLayer(nil)
        ownLayer.viewType = Rectangle.self
        ownLayer.content = Self.rectangle
    }

    func place(_ placement: StyledFramePlacement) {
        guard placement != self.placement else { return }
        self.placement = placement
        if isPlaced { geometryChanged() }
        layers.invalidateOrder()
    }

    override func appendOwnLayers(_ position: OwnLayerPosition, to layers: inout [Layer]) {
        if placement.isOverlay == (position == .above) { layers.append(ownLayer) }
    }

    override func geometryChanged() {
        let reached = reachedSafeArea()
        let edges = placement.edges
        let top = edges.contains(.top) ? reached.top : 0
        let bottom = edges.contains(.bottom) ? reached.bottom : 0
        let leading = edges.contains(.leading) ? reached.leading : 0
        let trailing = edges.contains(.trailing) ? reached.trailing : 0
        let left = mirrorsContent ? trailing : leading
        takeGeometry(
            LayerGeometry(
                x: originInLayer.x - left, y: originInLayer.y - top, width: size.width + leading + trailing,
                height: size.height + top + bottom))
    }
}

/// Paints the box, and passes it the style's position. The rule's type does not mention the style's: its metadata would
/// have to be instantiated at each place.
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
