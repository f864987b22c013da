import AnimationCore
package import Foundation
package import Geometry

/// State of a two-finger pinch at one moment.
package struct PinchSample: Equatable {
    /// Program time in seconds.
    package var time: Double
    /// Distance between the fingers divided by the distance at the beginning.
    package var scale: Double
    /// Rotation in radians, clockwise on the screen.
    package var rotation: Double
    /// Rate of change of the scale, per second.
    package var scaleVelocity: Double
    /// Rate of change of the rotation, in radians per second.
    package var rotationVelocity: Double
    /// Place at which the pinch began, in points of the view's own space.
    package var startLocation: CGPoint
    /// Place at which the pinch began, as a fraction of the view's size.
    package var startAnchor: UnitPoint
}

/// Recognises two fingers that scale and rotate (S18.6).
@MainActor package final class PinchNode: GestureNode {
    private let place: GesturePlace
    private let hasBegun: @MainActor (PinchSample) -> Bool
    private var state = State.idle
    private var scales = MovementTracker<Double>()
    private var rotations = MovementTracker<Double>()

    private enum State {
        case idle
        case waiting(PinchSample)
        case active(PinchSample)
    }

    /// Creates a node. `hasBegun` returns true if the change of scale and rotation is large enough for this gesture.
    package init(place: GesturePlace, hasBegun: @escaping @MainActor (PinchSample) -> Bool) {
        self.place = place
        self.hasBegun = hasBegun
    }

    package var wakeTime: Double? { nil }

    package func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GesturePhase<PinchSample> {
        switch (event.kind, state) {
        case (.pinchBegan, _):
            let sample = start(event)
            state = .waiting(sample)
            return .possible(nil)
        case (.pinchChanged(let scale, let rotation), .waiting(let last)):
            let sample = follow(last, scale: scale, rotation: rotation, at: event.time)
            guard hasBegun(sample) else {
                state = .waiting(sample)
                return .possible(nil)
            }
            state = .active(sample)
            return .active(sample)
        case (.pinchChanged(let scale, let rotation), .active(let last)):
            let sample = follow(last, scale: scale, rotation: rotation, at: event.time)
            state = .active(sample)
            return .active(sample)
        case (.pinchEnded, .active(var sample)):
            sample.time = event.time
            sample.scaleVelocity = scales.velocity(at: event.time)
            sample.rotationVelocity = rotations.velocity(at: event.time)
            state = .idle
            return .ended(sample)
        case (.timePassed, .waiting): return .possible(nil)
        case (.timePassed, .active(let sample)): return .active(sample)
        default:
            state = .idle
            return .failed
        }
    }

    package func cancel(_ callbacks: inout GestureCallbacks) { state = .idle }

    private func start(_ event: GestureEvent) -> PinchSample {
        scales = MovementTracker()
        rotations = MovementTracker()
        scales.add(1, at: event.time)
        rotations.add(0, at: event.time)
        let location = place.convert(event.location, to: .local)
        let size = place.box.size
        let anchor = UnitPoint(
            x: size.width > 0 ? location.x / size.width : 0.5, y: size.height > 0 ? location.y / size.height : 0.5)
        return PinchSample(
            time: event.time, scale: 1, rotation: 0, scaleVelocity: 0, rotationVelocity: 0, startLocation: location,
            startAnchor: anchor)
    }

    private func follow(_ last: PinchSample, scale: Double, rotation: Double, at time: Double) -> PinchSample {
        scales.add(scale, at: time)
        rotations.add(rotation, at: time)
        var sample = last
        sample.time = time
        sample.scale = scale
        sample.rotation = rotation
        sample.scaleVelocity = scales.velocity(at: time)
        sample.rotationVelocity = rotations.velocity(at: time)
        return sample
    }
}
