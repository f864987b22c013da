public import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph
import Views

/// Coordinator, environment and transaction for a `UIViewRepresentable` (S21.5).
@preconcurrency @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// Result of `makeCoordinator`.
    public let coordinator: Representable.Coordinator
    private let update: RepresentableUpdate
    private let place: RepresentablePlace

    init(coordinator: Representable.Coordinator, update: RepresentableUpdate, place: RepresentablePlace) {
        self.coordinator = coordinator
        self.update = update
        self.place = place
    }

    /// Transaction of this update at the view.
    public var transaction: Transaction { update.transaction }
    /// Environment of the view.
    public var environment: EnvironmentValues { update.environment }

    /// Makes changes with the transaction of this update: the animation of the binding that was written, of the
    /// `withAnimation` around the write, or of a modifier around the view. Without one they take effect at once
    /// (S21.5).
    ///
    /// - Parameters:
    ///   - changes: sets properties; called at once.
    ///   - completion: called once, when the animations are logically complete; at once if there is no animation.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        update.animate(changes, completion: completion, in: place.host)
    }
}

/// Coordinator, environment and transaction for a `UIViewControllerRepresentable` (S21.5).
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// Result of `makeCoordinator`.
    public let coordinator: Representable.Coordinator
    private let update: RepresentableUpdate
    private let place: RepresentablePlace

    init(coordinator: Representable.Coordinator, update: RepresentableUpdate, place: RepresentablePlace) {
        self.coordinator = coordinator
        self.update = update
        self.place = place
    }

    /// Transaction of this update at the view.
    public var transaction: Transaction { update.transaction }
    /// Environment of the view.
    public var environment: EnvironmentValues { update.environment }

    /// Makes changes with the transaction of this update; without an animation they take effect at once (S21.5).
    ///
    /// - Parameters:
    ///   - changes: sets properties; called at once.
    ///   - completion: called once, when the animations are logically complete; at once if there is no animation.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        update.animate(changes, completion: completion, in: place.host)
    }
}
