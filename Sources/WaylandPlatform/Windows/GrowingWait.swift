/// Waits of which each is twice as long as the last: an animation that ends meanwhile is noticed at the latest after
/// twice its time, and one that never ends costs next to nothing.
@MainActor struct GrowingWait {
    /// Seconds.
    private static let shortest = 0.25
    private var delay = shortest
    private let timer = HostTimer()

    /// Calls `body` after the next wait.
    mutating func start(in system: SystemServices, _ body: @escaping @MainActor () -> Void) {
        timer.start(after: delay, in: system, body)
        delay *= 2
    }

    func cancel() { timer.stop() }

    /// Cancels the wait, and makes the next one the shortest again.
    mutating func reset() {
        timer.stop()
        delay = Self.shortest
    }
}
