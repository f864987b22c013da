import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph
import Views

/// A view that stands for one of UIKit's controllers and its view (S21.5).
///
/// The controller's view appears and disappears with this one, in order (S20.8).
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: _PrimitiveView {
    /// The controller that it stands for.
    associatedtype UIViewControllerType: UIViewController
    /// What is kept beside it for as long as the identity.
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes what `context.coordinator` is; called before everything else.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// Makes the controller.
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date with the value.
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)
    /// How large its view is under a proposal; nil goes by its intrinsic size, and where it has none by what is proposed.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
    /// The identity has ended.
    @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.represent(view) { box, inputs, value, update in
            RepresentedController(value, update, in: RepresentablePlace(box, inputs))
        }
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The controller of one identity, and the newest value.
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
        // When everything of this update is in place (S19.1).
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
            ?? controller.view.size(under: proposal)
    }

    func resize(to size: CGSize, under transaction: Transaction) { controller.view.fill(size, under: transaction) }

    func dismantle() {
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        Representable.dismantleUIViewController(controller, coordinator: coordinator)
        controller.view.layer.follow(nil)
    }
}
