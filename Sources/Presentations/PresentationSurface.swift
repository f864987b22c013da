package import Foundation
package import LayerTree

/// What shows presentations in surfaces of their own, such as a desktop's popups. The window's owner knows one where there
/// are such.
@MainActor package protocol PresentationSurfaces: AnyObject {
    /// The largest that one can be, in points; nil while there are none.
    var largestSurface: CGSize? { get }

    /// What `surface` asks for is new: it is shown, or shown elsewhere.
    func show(_ surface: PresentationSurface)

    /// It is not to be seen from now on.
    func close(_ surface: PresentationSurface)
}

/// A surface of its own for what one presentation shows: what the presentation asks for, and what it got. Content stays in
/// the window's coordinates, and so does what the pointer does on it.
@MainActor package final class PresentationSurface {
    /// What a presentation asks for.
    package struct Wish: Hashable, Sendable {
        package var placement: PresentationPlacement
        /// In points, whole numbers.
        package var size: CGSize
    }

    private enum State {
        /// Nobody has said yet where it is.
        case waiting
        case placed(CGRect)
        case closed
    }

    private var state = State.waiting
    /// What is drawn there.
    package let layers: LayerSurface
    package private(set) var wish: Wish?
    private weak var owner: (any PresentationSurfaces)?
    /// Told when it is elsewhere.
    var placeChanged: @MainActor () -> Void = {}
    /// The desktop has taken it away, as after a press elsewhere.
    var dismissed: @MainActor () -> Void = {}
    /// There is none to be had, and the window has to do.
    var refused: @MainActor () -> Void = {}

    init(_ layers: LayerSurface, owner: any PresentationSurfaces) {
        self.layers = layers
        self.owner = owner
    }

    /// Where its content is, in the window's points; nil if it is nowhere yet, or no longer.
    package var frame: CGRect? { if case .placed(let frame) = state { frame } else { nil } }

    /// The largest that it can be.
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

    // MARK: What its owner says

    /// Its content is there now, in the window's points.
    package func place(in frame: CGRect) {
        if case .closed = state { return }
        guard frame != self.frame else { return }
        state = .placed(frame)
        placeChanged()
    }

    /// It has gone.
    package func dismiss() {
        if case .closed = state { return }
        state = .closed
        dismissed()
    }

    /// It will not be there: what it was for has to be shown in the window.
    package func refuse() {
        if case .closed = state { return }
        state = .closed
        refused()
    }
}
