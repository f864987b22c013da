import WaylandClient

/// Hands data to another program, as fast as that reads, but does not wait for it for ever.
@MainActor final class PipeWriter {
    private var file: FileDescriptor?
    private let bytes: [UInt8]
    private var written = 0
    private var stopWatching: (@MainActor () -> Void)?
    private var stopTimer: (@MainActor () -> Void)?
    private let onEnd: @MainActor (PipeWriter) -> Void

    /// Seconds after which a program that does not read is given up.
    static let patience = 10.0

    /// - Parameters:
    ///   - file: the end of the pipe to write to.
    ///   - onEnd: called when everything is written, or nobody reads any more; nothing holds the writer otherwise.
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

    /// Nobody will read the rest.
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
        // The end of the data is that nobody writes any more.
        file = nil
        onEnd(self)
    }
}
