import AttributeGraph
public import LayerTree
@_spi(Engine) public import ViewGraph

/// A view that shows plain layers, of any size that it is offered.
///
/// The layers are the program's own from then on: it sets their properties whenever it likes, with the transactions that
/// it likes, and they animate as the layers of views do. What a view does by state, it does by hand. A gesture on the view
/// follows what people do on what its layers draw, wherever that just is.
///
/// ```swift
/// LayerView { layers, root in
///     let card = layers.makeLayer()
///     card.content = .color
///     root.addSublayer(card)
///     layers.animate(.bouncy) { card.opacity = 0.5 }
/// }
/// ```
///
/// Where layers are to follow a view's values, or to have gestures of their own, use ``LayerRepresentable``.
nonisolated public struct LayerView: _PrimitiveView {
    let setUp: @MainActor (LayerContext, Layer) -> Void

    /// - Parameter setUp: called once, when the view's place in the tree comes into being, with the window's layers and
    ///   the view's own layer, on which others are to be put.
    nonisolated public init(_ setUp: @escaping @MainActor (LayerContext, Layer) -> Void) { self.setUp = setUp }

    @MainActor public static var _isOneElement: Bool { true }

    @MainActor public static func _makeView(_ view: _GraphValue<LayerView>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = RepresentableBox(inputs)
            inputs.add(box, named: LayerView.self)
            let view = inputs.graph.untracked { inputs.graph.peek(view.attribute) }
            view.setUp(inputs.host.layers, box.ownLayer)
        }
    }
}
