package import Foundation
import LayerTree

/// Sends presses to the views under them. The target is fixed at the press (S25.11), also when the pointer leaves the
/// view or the window (S18.15).
@MainActor package final class PointerDispatch {
    unowned var host: ViewHost?

    private enum State {
        case idle
        /// The button is held; these still follow it.
        case pressed([Follower])
    }

    private struct Follower {
        weak var box: PressBox?
        let recognizer: any PressRecognizer
        let priority: GesturePriority
    }

    private var state = State.idle

    package func pressed(at location: CGPoint, time: Double) {
        guard let host else { return }
        cancelAll()
        host.focus.pointerPressed()
        let sample = PressSample(location: location, time: time)
        let boxes = target(at: location, in: host)
        let followers = boxes.compactMap { box -> Follower? in
            guard let recognizer = box.recognizer, box.isEnabled else { return nil }
            return Follower(box: box, recognizer: recognizer, priority: box.priority)
        }
        deliver(to: followers) { $0.pressed(sample, in: $1) }
    }

    package func moved(to location: CGPoint, time: Double) {
        guard case .pressed(let followers) = state else { return }
        let sample = PressSample(location: location, time: time)
        deliver(to: followers) { $0.moved(sample, in: $1) }
    }

    package func released(at location: CGPoint, time: Double) {
        guard case .pressed(let followers) = state else { return }
        let sample = PressSample(location: location, time: time)
        deliver(to: followers) { $0.released(sample, in: $1) }
        cancelAll()
    }

    package func cancelAll() {
        guard case .pressed(let followers) = state else { return }
        state = .idle
        for follower in followers { follower.recognizer.cancelled() }
    }

    /// The views with gestures at `location`: those around the front-most view that is hit, from the inside out (S25.1);
    /// ancestors that take precedence come first (S18.9).
    private func target(at location: CGPoint, in host: ViewHost) -> [PressBox] {
        guard
            let front = host.layers.hitTest(location).first(where: { host.box(of: $0)?.isInLeavingView == false })
        else { return [] }
        var boxes: [PressBox] = []
        var box = host.box(of: front)
        while let current = box {
            if let press = current as? PressBox { boxes.append(press) }
            box = current.parent
        }
        return boxes.filter { $0.priority == .high }.reversed() + boxes.filter { $0.priority != .high }
    }

    private func deliver(
        to followers: [Follower], _ send: (any PressRecognizer, PressBox) -> PressPhase
    ) {
        var remaining: [Follower] = []
        var winner: Follower?
        for follower in followers {
            guard let box = follower.box, !box.isInLeavingView else {
                follower.recognizer.cancelled()
                continue
            }
            if winner != nil && follower.priority != .simultaneous {
                follower.recognizer.cancelled()
                continue
            }
            switch send(follower.recognizer, box) {
            case .possible: remaining.append(follower)
            case .active:
                remaining.append(follower)
                if follower.priority != .simultaneous { winner = follower }
            case .ended: if follower.priority != .simultaneous { winner = follower }
            case .failed: break
            }
        }
        if let winner {
            // What waited inside a winner that is further out has lost as well.
            for follower in remaining
            where follower.recognizer !== winner.recognizer && follower.priority != .simultaneous {
                follower.recognizer.cancelled()
            }
            remaining.removeAll { $0.recognizer !== winner.recognizer && $0.priority != .simultaneous }
        }
        state = remaining.isEmpty ? .idle : .pressed(remaining)
    }
}
