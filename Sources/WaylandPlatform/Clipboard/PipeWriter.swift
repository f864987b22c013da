import WaylandClient

/// Writes data into a pipe as fast as another program reads it, within a limit of time.
@MainActor final class PipeWriter {
    private var file: FileDescriptor?
    private let bytes: [UInt8]
    private var written = 0
    private var stopWatching: (@MainActor () -> Void)?
    private var stopTimer: (@MainActor () -> Void)?
    private let onEnd: @MainActor (PipeWriter) -> Void

    /// Seconds after which a program that does not read is given up.
    static let patience = 10.0

    /// Begins to write.
    ///
    /// - Parameters:
    ///   - bytes: the data.
    ///   - file: the writing end of the pipe.
    ///   - system: services that watch the pipe and run the timer.
    ///   - onEnd: called when everything is written or writing is given up. The owner keeps the writer until then.
    init(
        _ bytes: [UInt8], to file: consuming FileDescriptor, _ system: SystemServices,
        onEnd: @escaping @MainActor (PipeWriter) -> Void
    ) {
        self.bytes = bytes
        self.onEnd = onEnd
        let raw = file.rawValue
        TextPipe.setNonBlocking(raw)
        self.file = consume file
        stopWatching = system.watch(raw, .writable) { [weak self] in self?.write() }
        stopTimer = system.startTimer(Self.patience, Self.patience) { [weak self] in self?.finish() }
    }

    /// Gives up writing, and closes the pipe.
    func cancel() { finish() }

    private func write() {
        while written < bytes.count {
            guard let open = file.take() else { return }
            let count = TextPipe.write(bytes[written...], to: open)
            file = consume open
            guard let count else { return finish() }
            if count == 0 { return }
            written += count
        }
        finish()
    }

    private func finish() {
        guard stopWatching != nil else { return }
        stopWatching?()
        stopWatching = nil
        stopTimer?()
        stopTimer = nil
        // The reader sees the end of the data when the last writing end is closed.
        file = nil
        onEnd(self)
    }
}
