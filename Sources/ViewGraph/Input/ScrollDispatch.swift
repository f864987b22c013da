import AnimationCore
package import Foundation
package import Geometry
import LayerTree

/// A view that content moves in.
@MainActor package protocol ScrollResponder: LayoutBox {
    /// Moves by as much of `delta` points as there is room for; returns what is left for the view around.
    func scrolled(by delta: CGSize) -> CGSize
    /// Called when scrolling ends; the content was moving with `velocity`, in points per second.
    func scrollEnded(velocity: CGVector)
    /// Moves as far as it takes for `box`, which is in it and has got the keyboard, to be seen.
    func revealFocus(_ box: LayoutBox)
}

/// Sends wheels and touchpads to the scroll views under the pointer, the innermost first.
@MainActor package final class ScrollDispatch {
    unowned var host: ViewHost?
    private var responders: [any ScrollResponder] = []
    /// Movements of a touchpad in the last moments.
    private var recent: [(time: Double, delta: CGSize)] = []
    private weak var mover: (any ScrollResponder)?
    private let swipes = SwipeTracking()

    /// Seconds before the end of a movement that count for its velocity.
    private static let memory = 0.1
    /// Seconds without movement after which fingers let go of content that stands still.
    private static let stillness = 0.05

    package func add(_ responder: any ScrollResponder) { responders.append(responder) }
    package func remove(_ responder: any ScrollResponder) { responders.removeAll { $0 === responder } }

    /// Has `responder` be taken hold of by fingers that go sideways on a touchpad; it is forgotten when it is no more.
    package func addSwiped(_ responder: any SwipeResponder) { swipes.add(responder) }

    /// Scrolls content under the pointer at `location` by `delta`: positive y towards the content's end. `time` is the
    /// program time of the movement, in seconds; nil if content does not go on moving when it ends.
    package func scrolled(at location: CGPoint, by delta: CGSize, time: Double? = nil) {
        guard let host, !responders.isEmpty || !swipes.isEmpty, delta.width.isFinite, delta.height.isFinite else {
            return
        }
        if let time, swipes.goesOn(by: delta, time: time) { return }
        guard let front = host.layers.hitTest(location).first(where: { host.box(of: $0)?.isInLeavingView == false })
        else { return }
        var box = host.box(of: front)
        var chain: [any ScrollResponder] = []
        while let current = box {
            if let responder = current as? any ScrollResponder { chain.append(responder) }
            box = current.parent
        }
        guard !chain.isEmpty || time != nil else { return }
        if let time {
            recent.removeAll { time - $0.time > Self.memory }
            recent.append((time, delta))
        } else {
            recent = []
        }
        host.enqueue(Transaction()) { [weak self] in
            var rest = delta
            for responder in chain where rest != .zero {
                let left = responder.scrolled(by: rest)
                if left != rest { self?.mover = responder }
                rest = left
            }
            guard let time, let self, let host = self.host else { return }
            swipes.moved(by: delta, rest: rest, front: front, at: location, time: time, host)
        }
    }

    /// Called when the fingers have left the touchpad: content goes on as fast as they moved it.
    package func ended(time: Double) {
        defer { recent = [] }
        swipes.ended(time: time)
        guard let host, let mover, let first = recent.first, let last = recent.last, last.time > first.time,
            time - last.time < Self.stillness
        else { return }
        // The first of them moved before the time that is measured.
        let way = recent.dropFirst().reduce(CGSize.zero) {
            CGSize(width: $0.width + $1.delta.width, height: $0.height + $1.delta.height)
        }
        let seconds = last.time - first.time
        let velocity = CGVector(dx: way.width / seconds, dy: way.height / seconds)
        host.enqueue(Transaction()) { mover.scrollEnded(velocity: velocity) }
    }
}
