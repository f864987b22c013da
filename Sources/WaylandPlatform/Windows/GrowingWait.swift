/// Waits of which each is twice as long as the last: what comes to its end meanwhile is noticed at the latest after twice
/// its time, and what never ends costs next to nothing.
@MainActor struct GrowingWait {
    private static let shortest = 0.25
    private var delay = shortest
    private var timer = FrameWakeUp()

    mutating func start(in system: SystemServices?, _ body: @escaping @MainActor () -> Void) {
        timer.cancel()
        guard let system else { return }
        timer.set(for: delay, cancel: Self.once(delay, system, body))
        delay *= 2
    }

    mutating func cancel() { timer.cancel() }

    /// The next wait is the shortest again.
    mutating func reset() {
        timer.cancel()
        delay = Self.shortest
    }

    /// Timers of the system repeat.
    private static func once(
        _ delay: Double, _ system: SystemServices, _ body: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
        let timer = OneShot()
        timer.stop = system.startTimer(delay, delay) {
            timer.cancel()
            body()
        }
        return { timer.cancel() }
    }

    private final class OneShot {
        var stop: (@MainActor () -> Void)?

        @MainActor func cancel() {
            stop?()
            stop = nil
        }
    }
}
