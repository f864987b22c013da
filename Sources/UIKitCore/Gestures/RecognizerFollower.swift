import AnimationCore
import Foundation
import LayerTree
@_spi(Engine) import ViewGraph
import Views

/// State of a recognition after an event.
enum RecognizerStep {
    case possible
    case active
    case ended
    case failed
}

/// Connects a recogniser to the gesture contest of its window.
@MainActor final class RecognizerFollower: AttachedGesture {
    private weak var recognizer: UIGestureRecognizer?
    private let place: RepresentablePlace
    private let box: GestureBox
    private let leave: @MainActor () -> Void
    private var phase = Phase.waiting

    private enum Phase { case waiting, possible, active }

    /// Follows the presses on a layer of a UIKit view.
    convenience init(_ recognizer: UIGestureRecognizer, on layer: Layer, at place: RepresentablePlace) {
        let box = GestureBox(host: place.host, scope: place.inputs.scope)
        box.space = layer
        self.init(recognizer, in: box, at: place) {
            place.box.remove(box, from: layer)
            box.tree.detach()
        }
        place.box.add(box, on: layer)
    }

    /// Follows the presses on what lies in a box.
    ///
    /// - Parameters:
    ///   - recognizer: not kept.
    ///   - box: receives the presses.
    ///   - place: place of the recogniser's view.
    ///   - leave: takes the box out of the tree at the end, if it is there for this recogniser alone.
    init(
        _ recognizer: UIGestureRecognizer, in box: GestureBox, at place: RepresentablePlace,
        leave: @escaping @MainActor () -> Void = {}
    ) {
        self.recognizer = recognizer
        self.place = place
        self.box = box
        self.leave = leave
        box.gesture = self
        box.followEnvironment(of: place.inputs)
    }

    func end() {
        interrupt()
        box.gesture = nil
        leave()
    }

    /// Cancels the current recognition: the view has been removed or the recogniser disabled.
    func interrupt() {
        var callbacks = GestureCallbacks()
        cancel(&callbacks)
        callbacks.run()
    }

    var isAlive: Bool { recognizer?.view != nil && !place.inputs.lifetime.hasEnded && !place.box.isInLeavingView }
    var wakeTime: Double? { phase == .waiting ? nil : recognizer?.wakeTime }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        guard let recognizer, recognizer.isEnabled else { return .failed }
        if event.isStart, phase == .waiting {
            phase = .possible
            recognizer.spaces?.pressBegins()
        }
        guard phase != .waiting else { return .failed }
        recognizer.location = event.location
        recognizer.time = event.time
        let step = recognizer.handle(event)
        switch (step, phase) {
        case (.possible, .active): return .active
        case (.possible, _): return .possible
        case (.active, .possible), (.ended, .possible):
            guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else {
                over()
                return .failed
            }
            if step == .ended {
                tell(.ended, &callbacks)
                over()
                // One that only watches wins no contest.
                return recognizer.cancelsTouchesInView ? .ended : .failed
            }
            phase = .active
            tell(.began, &callbacks)
            return .active
        case (.active, _):
            tell(.changed, &callbacks)
            return .active
        case (.ended, _):
            tell(.ended, &callbacks)
            over()
            return .ended
        case (.failed, _):
            if phase == .active { tell(.cancelled, &callbacks) }
            over()
            return .failed
        }
    }

    func cancel(_ callbacks: inout GestureCallbacks) {
        if phase == .active { tell(.cancelled, &callbacks) }
        over()
    }

    func goesOn(beside winner: any AttachedGesture) -> Bool {
        if recognizer?.cancelsTouchesInView == false { return true }
        guard let recognizer, let other = (winner as? RecognizerFollower)?.recognizer else { return false }
        let own = recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
        let others = other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer)
        return own == true || others == true
    }

    private func over() {
        phase = .waiting
        recognizer?.reset()
    }

    /// Queues the recogniser's actions for `state`. Began and changed run as a continuous gesture: values set directly
    /// get a velocity, which a spring at the end takes over (S10.9).
    private func tell(_ state: UIGestureRecognizer.State, _ callbacks: inout GestureCallbacks) {
        callbacks.perform { [weak recognizer] in
            switch state {
            case .began, .changed: withTransaction(.ofContinuousGesture) { recognizer?.act(state) }
            default: recognizer?.act(state)
            }
        }
    }
}
