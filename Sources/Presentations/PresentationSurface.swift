package import Foundation
package import LayerTree

/// A provider of surfaces for presentations, such as a desktop's popups. The window's owner sets one where such
/// surfaces exist.
@MainActor package protocol PresentationSurfaces: AnyObject {
    /// Maximum size of a surface, in points; nil while there are no surfaces.
    var largestSurface: CGSize? { get }

    /// Shows `surface`, or moves it. Called when its wish has changed.
    func show(_ surface: PresentationSurface)

    /// Removes `surface` from the screen.
    func close(_ surface: PresentationSurface)
}

/// A surface of its own for the content of one presentation: the place that the presentation wishes, and the place that
/// the surface has. Content and pointer events stay in the window's coordinates.
@MainActor package final class PresentationSurface {
    /// Place and size that a presentation wishes.
    package struct Wish: Hashable, Sendable {
        package var placement: PresentationPlacement
        /// Size in points, whole numbers.
        package var size: CGSize
    }

    private enum State {
        /// The provider has not reported a place yet.
        case waiting
        case placed(CGRect)
        case closed
    }

    private var state = State.waiting
    /// Layers that are drawn in the surface.
    package let layers: LayerSurface
    package private(set) var wish: Wish?
    private weak var owner: (any PresentationSurfaces)?
    /// Called when the surface has moved.
    var placeChanged: @MainActor () -> Void = {}
    /// Called when the desktop has removed the surface, as after a press elsewhere.
    var dismissed: @MainActor () -> Void = {}
    /// Called when no surface is available, so that the content must be shown in the window.
    var refused: @MainActor () -> Void = {}

    init(_ layers: LayerSurface, owner: any PresentationSurfaces) {
        self.layers = layers
        self.owner = owner
    }

    /// Frame of the content, in points of the window; nil while the surface has no place, and after it was closed.
    package var frame: CGRect? { if case .placed(let frame) = state { frame } else { nil } }

    /// Maximum size of the surface, in points; zero if there is no provider.
    var limit: CGSize { owner?.largestSurface ?? .zero }

    func ask(for placement: PresentationPlacement, size: CGSize) {
        let new = Wish(placement: placement, size: size)
        if case .closed = state { return }
        guard new != wish else { return }
        wish = new
        owner?.show(self)
    }

    func close() {
        if case .closed = state { return }
        state = .closed
        owner?.close(self)
    }

    // MARK: Reports of the provider

    /// Reports that the content is shown in `frame`, in points of the window.
    package func place(in frame: CGRect) {
        if case .closed = state { return }
        guard frame != self.frame else { return }
        state = .placed(frame)
        placeChanged()
    }

    /// Reports that the desktop has removed the surface.
    package func dismiss() {
        if case .closed = state { return }
        state = .closed
        dismissed()
    }

    /// Reports that the surface cannot be shown, so that the content must be shown in the window.
    package func refuse() {
        if case .closed = state { return }
        state = .closed
        refused()
    }
}
