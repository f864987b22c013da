import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// A view with another one laid over or under it; layout is the first one's alone (S23.22).
nonisolated public struct _LayeredView<Content: View, Extra: View>: _PrimitiveView {
    let content: Content
    let extra: Extra
    let alignment: Alignment
    let isOverlay: Bool

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let (content, extraView) = view.fields(Content.self, Extra.self)
        // Each element of the content gets the extra view (S2.9): the content's elements are made inside this box.
        let around = inputs
        var inner = inputs
        inner.wrapper = ElementWrapper(outer: inputs.wrapper) { place, element in
            var inputs = around
            inputs.wrapper = nil
            inputs.place = place
            let box = LayeredBox(host: inputs.host, scope: inputs.scope)
            inputs.add(box, named: Self.self)
            inputs.sink(view.attribute) { value in
                box.set(alignment: value.alignment, isOverlay: value.isOverlay)
            }
            var extra = inputs
            extra.place = ElementPlace(list: box.extra, lifetime: inputs.lifetime)
            Extra._makeView(extraView, inputs: extra)
            element(ElementPlace(list: box.content, lifetime: inputs.lifetime))
        }
        Content._makeView(content, inputs: inner)
    }
}
