import WaylandClient

/// Takes a text from another program, as that writes it, but not for ever, and not without end.
@MainActor final class TextReader {
    private var file: FileDescriptor?
    private let surroundings: Surroundings
    private var bytes: [UInt8] = []
    private var stopWatching: (@MainActor () -> Void)?
    private var stopTimer: (@MainActor () -> Void)?
    private let receive: @MainActor (String?) -> Void
    private let onEnd: @MainActor (TextReader) -> Void

    /// Bytes; a text that is longer is not taken.
    static let limit = 32 << 20
    /// Seconds without a byte after which the other program is taken for hung.
    static let patience = 3.0

    /// - Parameters:
    ///   - file: the end of the pipe to read from.
    ///   - receive: gets the text, or nil if none came.
    ///   - onEnd: called before that; nothing holds the reader otherwise.
    init(
        _ file: consuming FileDescriptor, _ surroundings: Surroundings,
        receive: @escaping @MainActor (String?) -> Void, onEnd: @escaping @MainActor (TextReader) -> Void
    ) {
        let raw = file.rawValue
        self.file = consume file
        self.surroundings = surroundings
        self.receive = receive
        self.onEnd = onEnd
        stopWatching = surroundings.watch(raw, .readable) { [weak self] in self?.read() }
        restartTimer()
    }

    private func restartTimer() {
        stopTimer?()
        stopTimer = surroundings.startTimer(Self.patience, Self.patience) { [weak self] in self?.finish(nil) }
    }

    private func read() {
        while file != nil {
            guard let outcome = readSome() else { return }
            switch outcome {
            case .bytes(let new):
                bytes += new
                if bytes.count > Self.limit { return finish(nil) }
                restartTimer()
            case .wouldWait: return
            case .end: return finish(String(decoding: bytes, as: UTF8.self))
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

    private func finish(_ text: String?) {
        guard stopWatching != nil else { return }
        stopWatching?()
        stopWatching = nil
        stopTimer?()
        stopTimer = nil
        file = nil
        onEnd(self)
        receive(text)
    }
}
