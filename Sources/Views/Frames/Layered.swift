import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// A view with another one laid over or under it; layout is the first one's alone (S23.22).
nonisolated public struct _LayeredView<Content: View, Extra: View>: _PrimitiveView, LayeredView {
    let content: Content
    let extra: Extra
    let alignment: Alignment
    let isOverlay: Bool

    @usableFromInline nonisolated init(content: Content, extra: Extra, alignment: Alignment, isOverlay: Bool) {
        self.content = content
        self.extra = extra
        self.alignment = alignment
        self.isOverlay = isOverlay
    }

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: consuming _ViewInputs) {
        let (content, _) = view.fields(Content.self, Extra.self)
        let wrapper = LayeredWrapper(Self.self, view.attribute.erased, at: inputs.origin, in: inputs.wrapper)
        inputs.wrapper = wrapper
        Content._makeView(content, inputs: inputs)
    }

    @MainActor fileprivate static func makeBox(_ view: Attribute<Void>, inputs: _ViewInputs) -> LayeredBox {
        let view = _GraphValue(view.retyped(as: Self.self))
        let box = LayeredBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        inputs.lifetime.addSink(LayeredSink(view: view.attribute, box: box))
        var extra = inputs
        extra.place = ElementPlace(list: box.extra, lifetime: inputs.lifetime)
        Extra._makeView(view.fields(Content.self, Extra.self).1, inputs: extra)
        return box
    }
}

/// A layered view of any type.
@MainActor private protocol LayeredView {
    static func makeBox(_ view: Attribute<Void>, inputs: _ViewInputs) -> LayeredBox
}

/// Puts the extra view of a layered one beside each element of its content (S2.9).
private final class LayeredWrapper: ElementWrapper {
    private let type: any LayeredView.Type
    private let view: Attribute<Void>
    private let origin: _ViewInputs.Origin

    init(
        _ type: any LayeredView.Type, _ view: Attribute<Void>, at origin: _ViewInputs.Origin, in outer: ElementWrapper?
    ) {
        self.type = type
        self.view = view
        self.origin = origin
        super.init(direct: outer)
    }

    override func makePlace(at place: ElementPlace) -> ElementPlace {
        let inputs = _ViewInputs(origin, at: place)
        return inputs.contentPlace(of: type.makeBox(view, inputs: inputs))
    }
}

/// Tells the box of a layered view where the extra view lies.
private struct LayeredSink<Content: View, Extra: View>: Rule {
    let view: Attribute<_LayeredView<Content, Extra>>
    let box: LayeredBox

    static var name: String { "sink of \(_LayeredView<Content, Extra>.self)" }

    func evaluate(in graph: Graph) {
        let value = graph.read(view)
        box.set(alignment: value.alignment, isOverlay: value.isOverlay)
    }
}
