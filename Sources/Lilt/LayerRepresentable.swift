public import Foundation
public import Geometry
public import LayerTree
@_spi(Engine) public import ViewGraph
import Views

/// View that shows plain layers, which follow its values: the counterpart of `UIViewRepresentable` (S21.5).
///
/// `makeLayer` is called once per identity, in the first update; `updateLayer` then and whenever the view's value, its
/// environment or state that it reads has changed. Changes made in
/// ``LayerRepresentableContext/animate(changes:completion:)`` animate like the views around.
///
/// ```swift
/// struct Lid: LayerRepresentable {
///     @Binding var isOpen: Bool
///
///     func makeLayer(context: Context) -> Layer {
///         let lid = context.layers.makeLayer()
///         lid.content = .color
///         return lid
///     }
///
///     func updateLayer(_ layer: Layer, context: Context) {
///         context.animate { layer.opacity = isOpen ? 0 : 1 }
///     }
/// }
/// ```
@MainActor @preconcurrency public protocol LayerRepresentable: _PrimitiveView {
    /// Type of an object kept for as long as the view's identity; `Void` by default.
    associatedtype Coordinator = Void
    /// Context type of this representable.
    typealias Context = LayerRepresentableContext<Self>

    /// Makes ``LayerRepresentableContext/coordinator``; called before the other methods.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// Makes the layer, with `context.layers`. It gets the view's size and top left corner.
    @MainActor @preconcurrency func makeLayer(context: Context) -> Layer
    /// Updates the layer from this value.
    @MainActor @preconcurrency func updateLayer(_ layer: Layer, context: Context)
    /// Places the sublayers after a change of the layer's size. Called within the transaction of that change, so that
    /// they animate along.
    @MainActor @preconcurrency func resizeLayer(_ layer: Layer, context: Context)
    /// Size of the view for a proposal, in points; nil takes the proposal.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, layer: Layer, context: Context
    ) -> CGSize?
    /// Called when the view's identity has ended.
    @MainActor @preconcurrency static func dismantleLayer(_ layer: Layer, coordinator: Coordinator)
}

extension LayerRepresentable {
    /// Default: does nothing.
    public func resizeLayer(_ layer: Layer, context: Context) {}

    /// Default: nil.
    public func sizeThatFits(_ proposal: ProposedViewSize, layer: Layer, context: Context) -> CGSize? { nil }

    /// Default: does nothing.
    public static func dismantleLayer(_ layer: Layer, coordinator: Coordinator) {}

    /// Builds the view's graph: one layer per identity.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.represent(view) { box, inputs, value, update in
            RepresentedLayer(value, update, in: RepresentablePlace(box, inputs))
        }
    }
}

extension LayerRepresentable where Coordinator == Void {
    /// Default for representables without a coordinator.
    public func makeCoordinator() {}
}

/// Layer of one identity, with the newest value of its view.
@MainActor private final class RepresentedLayer<Representable: LayerRepresentable>: RepresentedContent {
    private let place: RepresentablePlace
    private let coordinator: Representable.Coordinator
    private let layer: Layer
    private var value: Representable
    private var context: Representable.Context

    init(_ value: Representable, _ update: RepresentableUpdate, in place: RepresentablePlace) {
        self.place = place
        self.value = value
        coordinator = value.makeCoordinator()
        context = Representable.Context(coordinator: coordinator, update: update, place: place)
        layer = value.makeLayer(context: context)
        layer.setGeometry(LayerGeometry(origin: .zero, size: place.box.size), transaction: Transaction())
        place.box.ownLayer.addSublayer(layer)
    }

    func update(_ representable: Representable, _ update: RepresentableUpdate) {
        value = representable
        context = Representable.Context(coordinator: coordinator, update: update, place: place)
        representable.updateLayer(layer, context: context)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
        value.sizeThatFits(proposal, layer: layer, context: context)
    }

    func resize(to size: CGSize, under transaction: Transaction) {
        layer.setGeometry(LayerGeometry(origin: .zero, size: size), transaction: transaction)
        withTransaction(transaction) { value.resizeLayer(layer, context: context) }
    }

    func dismantle() {
        Representable.dismantleLayer(layer, coordinator: coordinator)
        layer.removeFromSuperlayer()
    }
}
