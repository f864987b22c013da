@_spi(Engine) public import AnimationCore
public import Foundation
public import LayerTree
@_spi(Engine) public import ViewGraph
import Views

/// Coordinator, environment, transaction and layers for a ``LayerRepresentable`` (S21.5).
@MainActor public struct LayerRepresentableContext<Representable: LayerRepresentable> {
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
    /// Layers of the window, with which new ones are made.
    public var layers: LayerContext { place.host.layers }

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

    /// Adds `gesture` to `layer` and its sublayers, as presented on screen, until the view's identity ends. Its
    /// locations are in the layer's own space.
    public func addGesture<G: Gesture>(_ gesture: G, to layer: Layer) { place.addGesture(gesture, on: layer) }

    /// Adds views to `layer`, in its size and in front of its sublayers. They animate with the transaction in which
    /// they are shown or resized, for example within ``animate(changes:completion:)``.
    ///
    /// - Parameters:
    ///   - views: the views.
    ///   - layer: the layer.
    /// - Returns: a handle to resize, update and remove the views.
    public func addViews<Content: View>(@ViewBuilder _ views: () -> Content, to layer: Layer) -> LayerViews<Content> {
        let hosted = place.host(views())
        layer.addSublayer(hosted.layer)
        let result = LayerViews(hosted)
        result.size = layer.geometry.size
        return result
    }
}

/// Views on a plain layer (``LayerRepresentableContext/addViews(_:to:)``).
@MainActor public final class LayerViews<Content: View> {
    private let hosted: HostedViews<Content>

    init(_ hosted: HostedViews<Content>) { self.hosted = hosted }

    /// Size of the views in points; their top left corner is the layer's. Setting it animates with the current
    /// transaction.
    public var size = CGSize.zero {
        didSet { if size != oldValue { hosted.resize(to: size, under: .current) } }
    }

    /// Updates the views in place; changes animate with the current transaction.
    public func show(@ViewBuilder _ views: () -> Content) { hosted.show(views(), under: .current) }

    /// Removes the views from their layer.
    public func remove() { hosted.end() }
}
