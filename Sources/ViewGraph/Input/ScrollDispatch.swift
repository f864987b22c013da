import AnimationCore
package import Foundation
import LayerTree

/// A view that content moves in.
@MainActor package protocol ScrollResponder: LayoutBox {
    /// Moves by as much of `delta` points as there is room for; returns what is left for the view around.
    func scrolled(by delta: CGSize) -> CGSize
    /// Moves as far as it takes for `box`, which is in it and has got the keyboard, to be seen.
    func revealFocus(_ box: LayoutBox)
}

/// Sends wheels and touchpads to the scroll views under the pointer, the innermost first.
@MainActor package final class ScrollDispatch {
    unowned var host: ViewHost?
    private var responders: [any ScrollResponder] = []

    package func add(_ responder: any ScrollResponder) { responders.append(responder) }
    package func remove(_ responder: any ScrollResponder) { responders.removeAll { $0 === responder } }

    /// The pointer at `location` scrolls content by `delta`: positive y towards its end.
    package func scrolled(at location: CGPoint, by delta: CGSize) {
        guard let host, !responders.isEmpty, delta.width.isFinite, delta.height.isFinite else { return }
        guard let front = host.layers.hitTest(location).first(where: { host.box(of: $0)?.isInLeavingView == false })
        else { return }
        var box = host.box(of: front)
        var chain: [any ScrollResponder] = []
        while let current = box {
            if let responder = current as? any ScrollResponder { chain.append(responder) }
            box = current.parent
        }
        guard !chain.isEmpty else { return }
        host.enqueue(Transaction()) {
            var rest = delta
            for responder in chain where rest != .zero { rest = responder.scrolled(by: rest) }
        }
    }
}
