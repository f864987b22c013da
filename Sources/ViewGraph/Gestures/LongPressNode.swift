package import Foundation

/// Recognises a press that is held in one place for some time (S18.3). Its value is always true.
@MainActor package final class LongPressNode: GestureNode {
    /// Minimum duration, in seconds, and maximum movement, in points.
    package struct Limits {
        package var minimumDuration: Double
        package var maximumDistance: CGFloat

        package init(minimumDuration: Double, maximumDistance: CGFloat) {
            self.minimumDuration = minimumDuration
            self.maximumDistance = maximumDistance
        }
    }

    private let limits: @MainActor () -> Limits
    private var start: GestureEvent?

    package init(limits: @escaping @MainActor () -> Limits) { self.limits = limits }

    package var wakeTime: Double? { start.map { $0.time + limits().minimumDuration } }

    package func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GesturePhase<Bool> {
        if event.kind == .pressed {
            start = event
        } else {
            guard let start, event.kind == .moved || event.kind == .timePassed,
                event.location.distance(to: start.location) <= limits().maximumDistance
            else { return over(.failed) }
        }
        guard let start, event.time >= start.time + limits().minimumDuration else { return .possible(true) }
        return over(.ended(true))
    }

    package func cancel(_ callbacks: inout GestureCallbacks) { start = nil }

    private func over(_ phase: GesturePhase<Bool>) -> GesturePhase<Bool> {
        start = nil
        return phase
    }
}
