import AttributeGraph
public import LayerTree
@_spi(Engine) public import ViewGraph

/// View that shows plain layers and takes any size it is offered.
///
/// The program owns the layers: it sets their properties at any time, with any transaction, and they animate like the
/// layers of views. A gesture on the view follows the content of its layers as presented on screen.
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
/// Use ``LayerRepresentable`` for layers that follow a view's values or have gestures of their own.
nonisolated public struct LayerView: _PrimitiveView {
    let setUp: @MainActor (LayerContext, Layer) -> Void

    /// A view of the layers that `setUp` makes.
    ///
    /// - Parameter setUp: called once per identity, when the view is built, with the window's layers and the view's own
    ///   layer, to which others are added.
    nonisolated public init(_ setUp: @escaping @MainActor (LayerContext, Layer) -> Void) { self.setUp = setUp }

    /// True: the view is one element of a container.
    @MainActor public static var _isOneElement: Bool { true }

    /// Builds the view's graph and calls the set-up closure.
    @MainActor public static func _makeView(_ view: _GraphValue<LayerView>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let box = RepresentableBox(inputs)
            inputs.add(box, named: LayerView.self)
            let view = inputs.graph.untracked { inputs.graph.peek(view.attribute) }
            view.setUp(inputs.host.layers, box.ownLayer)
        }
    }
}
