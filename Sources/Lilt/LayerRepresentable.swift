public import Foundation
public import Geometry
public import LayerTree
@_spi(Engine) public import ViewGraph
import Views

/// A view that stands for plain layers, which follow its values: what `UIViewRepresentable` is for UIKit (S21.5).
///
/// `makeLayer` is called once for each identity, in the first update; `updateLayer` then, and whenever the view's value, its
/// environment, or state that it reads has changed. To have the layers move as the views around do, make the changes in
/// ``LayerRepresentableContext/animate(changes:completion:)``.
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
    /// What is kept beside the layer for as long as the view's identity.
    associatedtype Coordinator = Void
    typealias Context = LayerRepresentableContext<Self>

    /// Makes what ``LayerRepresentableContext/coordinator`` is; called before everything else.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// Makes the layer, from `context.layers`. It is as large as the view, with its top left corner in the view's.
    @MainActor @preconcurrency func makeLayer(context: Context) -> Layer
    /// Brings the layer up to date with the view's value.
    @MainActor @preconcurrency func updateLayer(_ layer: Layer, context: Context)
    /// The layer has got another size: its sublayers are to be placed. Runs under the transaction that changes the size, so
    /// what it sets moves along.
    @MainActor @preconcurrency func resizeLayer(_ layer: Layer, context: Context)
    /// How large the view is under a proposal; nil takes what is proposed.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, layer: Layer, context: Context
    ) -> CGSize?
    /// The view's identity has ended.
    @MainActor @preconcurrency static func dismantleLayer(_ layer: Layer, coordinator: Coordinator)
}

extension LayerRepresentable {
    public func resizeLayer(_ layer: Layer, context: Context) {}

    public func sizeThatFits(_ proposal: ProposedViewSize, layer: Layer, context: Context) -> CGSize? { nil }

    public static func dismantleLayer(_ layer: Layer, coordinator: Coordinator) {}

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.represent(view) { box, inputs, value, update in
            RepresentedLayer(value, update, in: RepresentablePlace(box, inputs))
        }
    }
}

extension LayerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The layer of one identity, and the newest value of its view.
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
