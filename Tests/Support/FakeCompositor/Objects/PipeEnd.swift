package import WaylandClient

/// End of a pipe, as another program holds it.
@MainActor package final class PipeEnd {
    private var file: FileDescriptor?

    init(owning file: Int32) {
        TextPipe.setNonBlocking(file)
        self.file = FileDescriptor(owning: file)
    }

    package func read() -> TextPipe.Read {
        guard let open = file.take() else { return .failed }
        let outcome = TextPipe.read(open)
        file = consume open
        return outcome
    }

    /// - Returns: number of bytes written; nil if the reading end is closed.
    package func write(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let open = file.take() else { return nil }
        let count = TextPipe.write(bytes, to: open)
        file = consume open
        return count
    }

    package func close() { file = nil }
}
