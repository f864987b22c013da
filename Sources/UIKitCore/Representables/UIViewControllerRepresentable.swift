import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph
import Views

/// View that shows a UIKit controller's view (S21.5).
///
/// The controller gets the appearance callbacks when this view appears and disappears (S20.8).
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: _PrimitiveView {
    /// Type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// Type of an object kept for as long as the view's identity; `Void` by default.
    associatedtype Coordinator = Void
    /// Context type of this representable.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes `context.coordinator`; called before the other methods.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// Makes the controller; called once per identity.
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the controller from this value; called in each update.
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)
    /// Size of the view for a proposal, in points; nil uses the intrinsic size, and the proposal where there is none.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
    /// Called when the identity has ended.
    @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
    /// Default: nil.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// Default: does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    /// Builds the view's graph: one controller per identity.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.represent(view) { box, inputs, value, update in
            RepresentedController(value, update, in: RepresentablePlace(box, inputs))
        }
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Default for representables without a coordinator.
    public func makeCoordinator() {}
}

/// Controller of one identity, with the newest value.
@MainActor private final class RepresentedController<Representable: UIViewControllerRepresentable>: RepresentedContent {
    private let place: RepresentablePlace
    private let coordinator: Representable.Coordinator
    private let controller: Representable.UIViewControllerType
    private var value: Representable
    private var context: Representable.Context

    init(_ value: Representable, _ update: RepresentableUpdate, in place: RepresentablePlace) {
        self.place = place
        self.value = value
        coordinator = value.makeCoordinator()
        context = Representable.Context(coordinator: coordinator, update: update, place: place)
        controller = value.makeUIViewController(context: context)
        place.show(controller.view, in: update.environment)
        // Run once everything of this update is in place (S19.1).
        place.host.onAppear { [controller, place] in
            guard !place.inputs.lifetime.hasEnded else { return }
            controller.beginAppearanceTransition(true, animated: false)
            controller.endAppearanceTransition()
        }
    }

    func update(_ representable: Representable, _ update: RepresentableUpdate) {
        value = representable
        context = Representable.Context(coordinator: coordinator, update: update, place: place)
        controller.view.setTraits(UITraitCollection(update.environment))
        representable.updateUIViewController(controller, context: context)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
        value.sizeThatFits(proposal, uiViewController: controller, context: context)
            ?? size(of: controller.view, under: proposal)
    }

    /// A view that is arranged by constraints fills what is proposed, however much they would take.
    private func size(of view: UIView, under proposal: ProposedViewSize) -> CGSize {
        guard view.hasConstraintsInside, let width = proposal.width, let height = proposal.height else {
            return view.size(under: proposal)
        }
        return CGSize(width: width, height: height)
    }

    func resize(to size: CGSize, under transaction: Transaction) { controller.view.fill(size, under: transaction) }

    func dismantle() {
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        Representable.dismantleUIViewController(controller, coordinator: coordinator)
        controller.view.layer.follow(nil)
    }
}
