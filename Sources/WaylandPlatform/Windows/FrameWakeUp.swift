/// The time at which a window has asked to draw, and the timer that waits for it.
@MainActor struct FrameWakeUp {
    /// Program time in seconds; nil if nothing was asked for.
    private(set) var time: Double?
    private let timer = HostTimer()

    /// Asks for a frame, in place of the last wish.
    ///
    /// - Parameters:
    ///   - time: program time in seconds.
    ///   - delay: seconds until then.
    ///   - system: runs the timer.
    ///   - body: called then; it has to ``cancel()``.
    mutating func set(
        for time: Double, after delay: Double, in system: SystemServices, _ body: @escaping @MainActor () -> Void
    ) {
        self.time = time
        timer.start(after: delay, in: system, body)
    }

    mutating func cancel() {
        timer.stop()
        time = nil
    }
}
