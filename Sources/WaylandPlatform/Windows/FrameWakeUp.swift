/// Time for which a window has requested a frame, with the timer that waits for it.
@MainActor struct FrameWakeUp {
    /// Program time in seconds; nil without a request.
    private(set) var time: Double?
    private let timer = HostTimer()

    /// Sets the time of a frame, in place of an earlier request.
    ///
    /// - Parameters:
    ///   - time: program time in seconds.
    ///   - delay: seconds until `time`.
    ///   - system: services that run the timer.
    ///   - body: called at `time`; it has to call ``cancel()``.
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
