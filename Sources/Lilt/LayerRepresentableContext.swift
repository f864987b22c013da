@_spi(Engine) public import AnimationCore
public import Foundation
public import LayerTree
@_spi(Engine) public import ViewGraph
import Views

/// What a ``LayerRepresentable`` finds around it (S21.5).
@MainActor public struct LayerRepresentableContext<Representable: LayerRepresentable> {
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
    /// The window's layers, which make new ones.
    public var layers: LayerContext { place.host.layers }

    /// Makes changes that move as this update's transaction says: by the animation of the binding that was written, of the
    /// `withAnimation` around the write, or of a modifier around the view. Without one they are there at once (S21.5).
    ///
    /// - Parameters:
    ///   - changes: run at once.
    ///   - completion: run once, when what they set in motion is logically complete; at once if there is no animation.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        update.animate(changes, completion: completion, in: place.host)
    }

    /// Has a gesture follow what people do on `layer` and on what lies on it, as it is presented. Its places are in the
    /// layer's own space. It stays for as long as the view's identity.
    public func addGesture<G: Gesture>(_ gesture: G, to layer: Layer) { place.addGesture(gesture, on: layer) }

    /// Puts views on a layer, as large as it says, in front of what is there already. They animate by the transaction in
    /// which they are shown or resized: within ``animate(changes:completion:)`` as everything around does.
    public func addViews<Content: View>(@ViewBuilder _ views: () -> Content, to layer: Layer) -> LayerViews<Content> {
        let hosted = place.host(views())
        layer.addSublayer(hosted.layer)
        let result = LayerViews(hosted)
        result.size = layer.geometry.size
        return result
    }
}

/// Views that lie on a plain layer (``LayerRepresentableContext/addViews(_:to:)``).
@MainActor public final class LayerViews<Content: View> {
    private let hosted: HostedViews<Content>

    init(_ hosted: HostedViews<Content>) { self.hosted = hosted }

    /// How large they are, in points, with their top left corner in the layer's. Setting it goes by the current transaction.
    public var size = CGSize.zero {
        didSet { if size != oldValue { hosted.resize(to: size, under: .current) } }
    }

    /// Shows other values in their place: what differs goes by the current transaction.
    public func show(@ViewBuilder _ views: () -> Content) { hosted.show(views(), under: .current) }

    /// Takes them from their layer; they disappear.
    public func remove() { hosted.end() }
}
