import Foundation

/// The gestures that receive one press, in order of precedence, and the decision between them (S18.9, S18.10).
///
/// A gesture that becomes active, or ends by itself, wins: the others are cancelled. A gesture that ends by the release
/// waits while gestures before it are still possible, as a tap waits for a double tap. Simultaneous gestures neither
/// win nor lose.
@MainActor final class GestureContest {
    private var followers: [Follower] = []

    @MainActor private final class Follower {
        let box: GestureBox
        let gesture: any AttachedGesture
        var state = State.possible

        enum State {
            case possible
            case active
            /// The gesture has ended. It wins, and its callbacks run, only if the gestures before it fail.
            case waiting(GestureCallbacks)
            case over
        }

        init?(_ box: GestureBox) {
            guard let gesture = box.gesture else { return nil }
            self.box = box
            self.gesture = gesture
        }

        var isFollowing: Bool {
            switch state {
            case .possible, .active: true
            case .waiting, .over: false
            }
        }

        var isSimultaneous: Bool { box.priority == .simultaneous }

        func handle(_ event: GestureEvent) -> (step: GestureStep, callbacks: GestureCallbacks) {
            var callbacks = GestureCallbacks()
            let step = gesture.handle(event, &callbacks)
            return (step, callbacks)
        }

        func cancel() {
            guard isFollowing else {
                state = .over
                return
            }
            state = .over
            var callbacks = GestureCallbacks()
            gesture.cancel(&callbacks)
            callbacks.run()
        }

        /// True if this gesture, when it wins, cancels `other`: it does unless `other` takes precedence.
        func beats(_ other: Follower) -> Bool {
            other !== self && !other.isSimultaneous && (box.priority == .high || other.box.priority != .high)
                && !other.gesture.goesOn(beside: gesture)
        }
    }

    /// Next program time, in seconds, at which a gesture needs an event although nothing happens; nil if there is none.
    var wakeTime: Double? {
        var first: Double?
        for follower in followers where follower.isFollowing { first = earlier(first, follower.gesture.wakeTime) }
        return first
    }

    /// Begins a press on `boxes`. Gestures that wait for another press, such as double taps, continue if their boxes
    /// are in `boxes`; others are cancelled.
    func begin(_ event: GestureEvent, on boxes: [GestureBox]) {
        for follower in followers where !boxes.contains(where: { $0 === follower.box }) {
            if follower.isFollowing { follower.cancel() }
        }
        settleWaiting()
        let known = followers
        let hasWinner = known.contains { follower in
            if case .active = follower.state { return !follower.isSimultaneous }
            return false
        }
        followers = boxes.compactMap { box in
            if let follower = known.first(where: { $0.box === box }) { return follower }
            return hasWinner && box.priority != .simultaneous ? nil : Follower(box)
        }
        deliver(event)
    }

    func deliver(_ event: GestureEvent) {
        for follower in followers where follower.isFollowing {
            guard follower.gesture.isAlive else {
                follower.cancel()
                continue
            }
            let (step, callbacks) = follower.handle(event)
            switch step {
            case .possible: follower.state = .possible
            case .active:
                follower.state = .active
                win(follower)
            case .failed: follower.state = .over
            case .ended where event.kind == .released && hasPossible(before: follower):
                follower.state = .waiting(callbacks)
                continue
            case .ended:
                follower.state = .over
                win(follower)
            }
            callbacks.run()
        }
        settleWaiting()
    }

    /// Sends a `timePassed` event at each wake time up to `time`, in seconds.
    func passTime(to time: Double, location: CGPoint) {
        while let next = wakeTime, next <= time {
            deliver(GestureEvent(kind: .timePassed, location: location, time: next))
            // A gesture that asks for the same time again would loop forever.
            if let later = wakeTime, later <= next { break }
        }
    }

    /// Cancels gestures of views that have been removed (S18.18).
    func removeGone() {
        guard !followers.isEmpty else { return }
        for follower in followers where follower.isFollowing && !follower.gesture.isAlive { follower.cancel() }
        settleWaiting()
    }

    func cancelAll() {
        let all = followers
        followers = []
        for follower in all { follower.cancel() }
    }

    private func win(_ winner: Follower) {
        guard !winner.isSimultaneous else { return }
        for follower in followers where winner.beats(follower) { follower.cancel() }
    }

    private func hasPossible(before follower: Follower) -> Bool {
        guard !follower.isSimultaneous else { return false }
        for other in followers {
            if other === follower { return false }
            if other.isFollowing && !other.isSimultaneous { return true }
        }
        return false
    }

    /// Lets ended gestures win as soon as no gesture before them is possible.
    private func settleWaiting() {
        for follower in followers {
            guard case .waiting(let callbacks) = follower.state, !hasPossible(before: follower) else { continue }
            follower.state = .over
            win(follower)
            callbacks.run()
        }
        followers.removeAll { follower in
            if case .over = follower.state { return true }
            return false
        }
    }
}
