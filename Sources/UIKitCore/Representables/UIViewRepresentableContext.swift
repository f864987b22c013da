public import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph
import Views

/// What a `UIViewRepresentable` finds around it (S21.5).
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What `makeCoordinator` made.
    public let coordinator: Representable.Coordinator
    private let update: RepresentableUpdate
    private let place: RepresentablePlace

    init(coordinator: Representable.Coordinator, update: RepresentableUpdate, place: RepresentablePlace) {
        self.coordinator = coordinator
        self.update = update
        self.place = place
    }

    /// The transaction of this update, as it arrives at the view.
    public var transaction: Transaction { update.transaction }
    /// The environment of the view.
    public var environment: EnvironmentValues { update.environment }

    /// Makes changes that move as this update's transaction says: by the animation of the binding that was written, of the
    /// `withAnimation` around the write, or of a modifier around the view. Without one they are there at once (S21.5).
    ///
    /// - Parameters:
    ///   - changes: run at once.
    ///   - completion: run once, when what they set in motion is logically complete; at once if there is no animation.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        update.animate(changes, completion: completion, in: place.host)
    }
}

/// What a `UIViewControllerRepresentable` finds around it (S21.5).
@MainActor public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What `makeCoordinator` made.
    public let coordinator: Representable.Coordinator
    private let update: RepresentableUpdate
    private let place: RepresentablePlace

    init(coordinator: Representable.Coordinator, update: RepresentableUpdate, place: RepresentablePlace) {
        self.coordinator = coordinator
        self.update = update
        self.place = place
    }

    /// The transaction of this update, as it arrives at the view.
    public var transaction: Transaction { update.transaction }
    /// The environment of the view.
    public var environment: EnvironmentValues { update.environment }

    /// Makes changes that move as this update's transaction says; without an animation they are there at once (S21.5).
    ///
    /// - Parameters:
    ///   - changes: run at once.
    ///   - completion: run once, when what they set in motion is logically complete; at once if there is no animation.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        update.animate(changes, completion: completion, in: place.host)
    }
}
