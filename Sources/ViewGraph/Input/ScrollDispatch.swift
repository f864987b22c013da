import AnimationCore
package import Foundation
package import Geometry
import LayerTree

/// A view that scrolls its content.
@MainActor package protocol ScrollResponder: LayoutBox {
    /// Scrolls by as much of `delta`, in points, as there is room for. Returns the rest, for ancestors.
    func scrolled(by delta: CGSize) -> CGSize
    /// Called when scrolling ends while the content moves with `velocity`, in points per second.
    func scrollEnded(velocity: CGVector)
    /// Begins to pull the content's start down with two fingers on a touchpad: `delta` is what nothing could scroll by.
    ///
    /// - Returns: false if the content cannot be pulled.
    func pulled(by delta: CGSize) -> Bool
    /// Scrolls as little as needed to make `box` visible, which lies in this view and has gained the focus.
    func revealFocus(_ box: LayoutBox)
    /// Scrolls at once, as little as needed to make `rect` of `box` visible, which lies in this view. Called in a second
    /// pass.
    func show(_ rect: CGRect, of box: LayoutBox)
}

extension ScrollResponder {
    package func pulled(by delta: CGSize) -> Bool { false }
    package func show(_ rect: CGRect, of box: LayoutBox) {}
}

/// Sends scroll events of wheels and touchpads to the scroll views under the pointer, innermost first.
@MainActor package final class ScrollDispatch {
    unowned var host: ViewHost?
    private var responders: [any ScrollResponder] = []
    /// Movements on a touchpad within the last `memory` seconds.
    private var recent: [(time: Double, delta: CGSize)] = []
    private weak var mover: (any ScrollResponder)?
    /// View whose content is pulled beyond its start.
    private weak var pulled: (any ScrollResponder)?
    private let swipes = SwipeTracking()

    /// Length, in seconds, of the end of a movement from which its velocity is computed.
    private static let memory = 0.1
    /// Time without movement, in seconds, after which lifting the fingers leaves the content at rest.
    private static let stillness = 0.05

    package func add(_ responder: any ScrollResponder) { responders.append(responder) }
    package func remove(_ responder: any ScrollResponder) { responders.removeAll { $0 === responder } }

    /// Adds `responder`, which horizontal movements on a touchpad can swipe. It is referenced weakly.
    package func addSwiped(_ responder: any SwipeResponder) { swipes.add(responder) }

    /// Scrolls content under the pointer.
    ///
    /// - Parameters:
    ///   - location: place of the pointer in the window, in points.
    ///   - delta: distance in points; positive y scrolls towards the content's end.
    ///   - time: program time of the movement, in seconds; nil if the content stops when the movement ends, as with a
    ///     wheel.
    package func scrolled(at location: CGPoint, by delta: CGSize, time: Double? = nil) {
        guard let host, !responders.isEmpty || !swipes.isEmpty, delta.width.isFinite, delta.height.isFinite else {
            return
        }
        if let time, swipes.goesOn(by: delta, time: time) { return }
        guard let front = host.front(at: location) else { return }
        var box: LayoutBox? = front.box
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
            if rest.height < 0, -rest.height > abs(rest.width),
                let responder = chain.last(where: { $0.pulled(by: rest) })
            {
                (pulled, mover) = (responder, responder)
                return
            }
            swipes.moved(by: delta, rest: rest, front: front.layer, at: location, time: time, host)
        }
    }

    /// Called when the fingers have left the touchpad at program time `time`, in seconds. The content keeps their
    /// velocity.
    package func ended(time: Double) {
        defer { recent = [] }
        swipes.ended(time: time)
        defer { pulled = nil }
        guard let host, let mover else { return }
        // Pulled content returns even if the fingers rest.
        guard let velocity = velocity(at: time) ?? (pulled == nil ? nil : .zero) else { return }
        host.enqueue(Transaction()) { mover.scrollEnded(velocity: velocity) }
    }

    /// Velocity of the movements just before `time`, in points per second; nil if the fingers rested.
    private func velocity(at time: Double) -> CGVector? {
        guard let first = recent.first, let last = recent.last, last.time > first.time,
            time - last.time < Self.stillness
        else { return nil }
        // The first movement happened before the interval that is measured.
        let way = recent.dropFirst().reduce(CGSize.zero) {
            CGSize(width: $0.width + $1.delta.width, height: $0.height + $1.delta.height)
        }
        let seconds = last.time - first.time
        return CGVector(dx: way.width / seconds, dy: way.height / seconds)
    }
}
