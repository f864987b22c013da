import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph
import Views

/// View that shows a UIKit view (S21.5).
///
/// `makeUIView` is called once per identity, in the first update; `updateUIView` then and whenever the value, its
/// environment or state that it reads has changed. Changes made in `context.animate` animate with the transaction of
/// the update, like the views around.
@MainActor @preconcurrency public protocol UIViewRepresentable: _PrimitiveView {
    /// Type of the UIKit view.
    associatedtype UIViewType: UIView
    /// Type of an object kept for as long as the view's identity; `Void` by default.
    associatedtype Coordinator = Void
    /// Context type of this representable.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes `context.coordinator`; called before the other methods.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// Makes the view; called once per identity.
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    /// Updates the view from this value.
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    /// Size of the view for a proposal, in points; nil uses the intrinsic size, and the proposal where there is none.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?
    /// Called when the identity has ended.
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
    /// Default: nil.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// Default: does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// Builds the view's graph: one UIKit view per identity.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.represent(view) { box, inputs, value, update in
            RepresentedView(value, update, in: RepresentablePlace(box, inputs))
        }
    }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Default for representables without a coordinator.
    public func makeCoordinator() {}
}

/// UIKit view of one identity, with the newest value.
@MainActor private final class RepresentedView<Representable: UIViewRepresentable>: RepresentedContent {
    private let place: RepresentablePlace
    private let coordinator: Representable.Coordinator
    private let view: Representable.UIViewType
    private var value: Representable
    private var context: Representable.Context

    init(_ value: Representable, _ update: RepresentableUpdate, in place: RepresentablePlace) {
        self.place = place
        self.value = value
        coordinator = value.makeCoordinator()
        context = Representable.Context(coordinator: coordinator, update: update, place: place)
        view = value.makeUIView(context: context)
        place.show(view, in: update.environment)
    }

    func update(_ representable: Representable, _ update: RepresentableUpdate) {
        value = representable
        context = Representable.Context(coordinator: coordinator, update: update, place: place)
        view.setTraits(UITraitCollection(update.environment))
        representable.updateUIView(view, context: context)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
        value.sizeThatFits(proposal, uiView: view, context: context) ?? view.size(under: proposal)
    }

    func resize(to size: CGSize, under transaction: Transaction) { view.fill(size, under: transaction) }

    func dismantle() {
        Representable.dismantleUIView(view, coordinator: coordinator)
        view.layer.follow(nil)
    }
}
