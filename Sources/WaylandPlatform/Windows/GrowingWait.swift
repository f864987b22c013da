/// Waits that double each time: the end of an animation is noticed after at most twice its duration, and an endless
/// animation costs almost nothing.
@MainActor struct GrowingWait {
    /// First wait, in seconds.
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
