import WaylandClient

/// Reads data from a pipe as another program writes it, within limits of time and size.
@MainActor final class PipeReader {
    private var file: FileDescriptor?
    private let system: SystemServices
    /// Monotonic time in seconds at which reading is given up.
    private let end: Double
    private var bytes: [UInt8] = []
    private var stopWatching: (@MainActor () -> Void)?
    private var stopTimer: (@MainActor () -> Void)?
    private let receive: @MainActor ([UInt8]?) -> Void
    private let onEnd: @MainActor (PipeReader) -> Void

    /// Largest number of bytes; longer data fails.
    static let limit = 32 << 20
    /// Seconds without a byte after which the other program is considered hung.
    static let patience = 3.0
    /// Seconds after which a program that is still writing is given up.
    static let longest = 60.0
    /// Largest number of reads in one turn of the run loop, so that a fast writer does not block this program.
    private static let readsInATurn = 64

    /// Begins to read.
    ///
    /// - Parameters:
    ///   - file: the reading end of the pipe.
    ///   - system: services that watch the pipe and run the timer.
    ///   - receive: called once with all bytes, or with nil if they did not arrive within the limits.
    ///   - onEnd: called before `receive`. The owner keeps the reader until then, and drops it in this call.
    init(
        _ file: consuming FileDescriptor, _ system: SystemServices,
        receive: @escaping @MainActor ([UInt8]?) -> Void, onEnd: @escaping @MainActor (PipeReader) -> Void
    ) {
        let raw = file.rawValue
        self.file = consume file
        self.system = system
        end = system.now() + Self.longest
        self.receive = receive
        self.onEnd = onEnd
        stopWatching = system.watch(raw, .readable) { [weak self] in self?.read() }
        restartTimer()
    }

    /// Gives up reading: `receive` gets nil.
    func cancel() { finish(nil) }

    private func restartTimer() {
        stopTimer?()
        stopTimer = system.startTimer(Self.patience, Self.patience) { [weak self] in self?.finish(nil) }
    }

    private func read() {
        for _ in 0..<Self.readsInATurn where file != nil {
            guard let outcome = readSome() else { return }
            switch outcome {
            case .bytes(let new):
                bytes += new
                if bytes.count > Self.limit || system.now() > end { return finish(nil) }
                restartTimer()
            case .wouldWait: return
            case .end: return finish(bytes)
            case .failed: return finish(nil)
            }
        }
    }

    private func readSome() -> TextPipe.Read? {
        guard let open = file.take() else { return nil }
        let outcome = TextPipe.read(open)
        file = consume open
        return outcome
    }

    private func finish(_ bytes: [UInt8]?) {
        guard stopWatching != nil else { return }
        stopWatching?()
        stopWatching = nil
        stopTimer?()
        stopTimer = nil
        file = nil
        onEnd(self)
        receive(bytes)
    }
}
