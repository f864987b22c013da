import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph
import Views

/// A view that stands for one of UIKit's (S21.5).
///
/// `makeUIView` is called once for each identity, in the first update; `updateUIView` then, and whenever the value, its
/// environment, or state that it reads has changed. To have what that changes move as the views around do, make the changes
/// in `context.animate`.
@MainActor @preconcurrency public protocol UIViewRepresentable: _PrimitiveView {
    /// The view that it stands for.
    associatedtype UIViewType: UIView
    /// What is kept beside it for as long as the identity.
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes what `context.coordinator` is; called before everything else.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// Makes the view.
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date with the value.
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    /// How large the view is under a proposal; nil goes by its intrinsic size, and where it has none by what is proposed.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?
    /// The identity has ended.
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.represent(view) { box, inputs, value, update in
            RepresentedView(value, update, in: RepresentablePlace(box, inputs))
        }
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The view of one identity, and the newest value.
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
