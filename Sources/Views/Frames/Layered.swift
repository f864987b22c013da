import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// View with another one over or under it; the first one alone decides layout (S23.22).
nonisolated public struct _LayeredView<Content: View, Extra: View>: _PrimitiveView, LayeredView {
    @usableFromInline let content: Content
    @usableFromInline let extra: Extra
    @usableFromInline let placement: LayeredPlacement

    @inlinable nonisolated init(content: Content, extra: Extra, alignment: Alignment, isOverlay: Bool) {
        self.content = content
        self.extra = extra
        placement = LayeredPlacement(alignment: alignment, isOverlay: isOverlay)
    }

    /// Makes the view's boxes, layers and rules. The engine calls this.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: consuming _ViewInputs) {
        let (content, _) = view.fields(Content.self, Extra.self)
        inputs.beginElements(isOne: ElementCounts.isOne(Content.self))
        if inputs.isOneElement {
            let box = makeBox(view.place, named: Self.self, inputs: _ViewInputs(inputs.origin, at: inputs.place))
            inputs.place = inputs.contentPlace(of: box)
            return Content._makeView(content, inputs: inputs)
        }
        let wrapper = LayeredWrapper(Self.self, view.place, at: inputs.origin, in: inputs.wrapper)
        inputs.wrapper = wrapper
        Content._makeView(content, inputs: inputs)
    }

    /// True if the content is one element.
    @MainActor public static var _isOneElement: Bool { Content._isOneElement }

    /// Makes the box of the layered view at `place`, and the extra view in it. `type` is this type, known to the
    /// caller.
    @MainActor fileprivate static func makeBox(
        _ place: AttributePlace, named type: Any.Type, inputs: _ViewInputs
    ) -> LayeredBox {
        let box = LayeredBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: type)
        var offsets = FieldOffsets()
        _ = offsets.next(Content.self)
        let extra = _GraphValue<Extra>(place.moved(by: offsets.next(Extra.self)))
        let placement = Attribute<LayeredPlacement>(place.moved(by: offsets.next(LayeredPlacement.self)))
        inputs.runSink(LayeredSink(placement: placement, box: box))
        let inside = ElementPlace(beside: box, lifetime: inputs.lifetime)
        Extra._makeView(extra, inputs: _ViewInputs(inputs.origin, at: inside))
        return box
    }
}

/// Any type of layered view.
@MainActor private protocol LayeredView {
    static func makeBox(_ place: AttributePlace, named type: Any.Type, inputs: _ViewInputs) -> LayeredBox
}

/// Adds the extra view of a layered one to each element of its content (S2.9).
private final class LayeredWrapper: ElementWrapper {
    private let type: any LayeredView.Type
    private let view: AttributePlace
    private let origin: _ViewInputs.Origin

    init(
        _ type: any LayeredView.Type, _ view: AttributePlace, at origin: _ViewInputs.Origin, in outer: ElementWrapper?
    ) {
        self.type = type
        self.view = view
        self.origin = origin
        super.init(direct: outer)
    }

    override func makePlace(at place: ElementPlace) -> ElementPlace {
        let inputs = _ViewInputs(origin, at: place)
        return inputs.contentPlace(of: type.makeBox(view, named: type, inputs: inputs))
    }
}

/// Position of the extra view of a layered one: its alignment, and over or under the content.
@usableFromInline nonisolated struct LayeredPlacement {
    @usableFromInline let alignment: Alignment
    @usableFromInline let isOverlay: Bool

    @inlinable nonisolated init(alignment: Alignment, isOverlay: Bool) {
        self.alignment = alignment
        self.isOverlay = isOverlay
    }
}

/// Passes the position of the extra view to the box of a layered view.
private struct LayeredSink: Rule {
    let placement: Attribute<LayeredPlacement>
    let box: LayeredBox

    static var name: String { "sink of an overlay's or background's place" }

    func evaluate(in graph: Graph) {
        let placement = graph.read(placement)
        box.set(alignment: placement.alignment, isOverlay: placement.isOverlay)
    }
}
